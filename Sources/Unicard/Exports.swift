// One import for a library user: contacts, their formats, and where text came from.

@_exported public import ContactCoding
@_exported public import ContactModel
@_exported public import SourceText
@_exported public import VCard
