// One import for a program that works with contacts: everything that the layers below offer.

@_exported public import CSV
@_exported public import ContactChanges
@_exported public import ContactCoding
@_exported public import ContactFormatting
@_exported public import ContactModel
@_exported public import ContactSelection
@_exported public import ContactStore
@_exported public import ContactUnification
@_exported public import LocaleSupport
@_exported public import PhoneNumbers
@_exported public import SourceText
@_exported public import VCard
