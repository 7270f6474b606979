// One import for a program that works with contacts. Of the layers that read text, locales and the
// two syntaxes, it brings in what the faces of the others speak of; the rest are products of their
// own.

@_exported public import ContactChanges
@_exported public import ContactCoding
@_exported public import ContactFormatting
@_exported public import ContactModel
@_exported public import ContactSelection
@_exported public import ContactStore
@_exported public import ContactUnification
@_exported public import FileFormats
@_exported public import PhoneNumbers
@_exported public import TableCoding

@_exported public import struct CSV.CSVLayout
@_exported public import struct LocaleSupport.CollationVariant
@_exported public import struct LocaleSupport.LocaleIdentifier
@_exported public import struct LocaleSupport.UnknownLocale
@_exported public import class SourceText.ByteStream
@_exported public import struct SourceText.Charset
@_exported public import struct SourceText.Diagnostic
@_exported public import struct SourceText.EncodingGuess
@_exported public import class SourceText.LineLocator
@_exported public import enum SourceText.Severity
@_exported public import struct SourceText.Source
@_exported public import struct SourceText.SourceError
@_exported public import struct SourceText.SourceLocation
@_exported public import struct SourceText.SourceRange
@_exported public import enum VCard.VCardVersion
