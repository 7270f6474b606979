/// The columns of Google Contacts: the export since 2024, the import template, the export
/// before, and its imitation of Outlook. Numbered columns stand here with the number 1.
enum GoogleHeaders {
  static let text: StaticString = """
    = dialect google
    = columns
    name.given|name.middle|name.family|phoneticGiven|phoneticMiddle|phoneticFamily|name.prefix
    name.suffix|nickname|keep|org.name|title|org.unit|birthday|note|image|category|email.label
    email|phone.label|phone|address.label|address.formatted|address.street|address.city
    address.pobox|address.region|address.postcode|address.country|address.extended
    relation.label|relation|url.label|url|date.label|date|custom.label|custom|im.label
    im.service|im
    = language en
    First Name|Middle Name|Last Name|Phonetic First Name|Phonetic Middle Name|Phonetic Last Name
    Name Prefix|Name Suffix|Nickname|File As|Organization Name|Organization Title
    Organization Department|Birthday|Notes|Photo|Labels|E-mail 1 - Label|E-mail 1 - Value
    Phone 1 - Label|Phone 1 - Value|Address 1 - Label|Address 1 - Formatted|Address 1 - Street
    Address 1 - City|Address 1 - PO Box|Address 1 - Region|Address 1 - Postal Code
    Address 1 - Country|Address 1 - Extended Address|Relation 1 - Label|Relation 1 - Value
    Website 1 - Label|Website 1 - Value|Event 1 - Label|Event 1 - Value|Custom Field 1 - Label
    Custom Field 1 - Value|IM 1 - Label|IM 1 - Service|IM 1 - Value
    = dialect google-template
    = columns
    name.prefix|name.given|name.middle|name.family|name.suffix|phoneticGiven|phoneticMiddle
    phoneticFamily|nickname|keep|email.label|email|phone.label|phone|address.label
    address.country|address.street|address.extended|address.city|address.region|address.postcode
    address.pobox|org.name|title|org.unit|birthday|date.label|date|relation.label|relation
    url.label|url|custom.label|custom|note|category
    = language en
    Name Prefix|First Name|Middle Name|Last Name|Name Suffix|Phonetic First Name
    Phonetic Middle Name|Phonetic Last Name|Nickname|File As|E-mail 1 - Label|E-mail 1 - Value
    Phone 1 - Label|Phone 1 - Value|Address 1 - Label|Address 1 - Country|Address 1 - Street
    Address 1 - Extended Address|Address 1 - City|Address 1 - Region|Address 1 - Postal Code
    Address 1 - PO Box|Organization Name|Organization Title|Organization Department|Birthday
    Event 1 - Label|Event 1 - Value|Relation 1 - Label|Relation 1 - Value|Website 1 - Label
    Website 1 - Value|Custom Field 1 - Label|Custom Field 1 - Value|Notes|Labels
    = dialect google-legacy
    = columns
    display|name.given|name.middle|name.family|keep|phoneticGiven|phoneticMiddle|phoneticFamily
    name.prefix|name.suffix|keep|nickname|keep|previousFamily|birthday|gender|keep|keep|keep
    keep|role|hobby|keep|keep|keep|note|keep|image|category|email.label|email|im.label
    im.service|im|phone.label|phone|address.label|address.formatted|address.street|address.city
    address.pobox|address.region|address.postcode|address.country|address.extended|org.label
    org.name|phoneticOrganization|title|org.unit|keep|keep|keep|relation.label|relation
    url.label|url|date.label|date|custom.label|custom
    = language en
    Name|Given Name|Additional Name|Family Name|Yomi Name|Given Name Yomi|Additional Name Yomi
    Family Name Yomi|Name Prefix|Name Suffix|Initials|Nickname|Short Name|Maiden Name|Birthday
    Gender|Location|Billing Information|Directory Server|Mileage|Occupation|Hobby|Sensitivity
    Priority|Subject|Notes|Language|Photo|Group Membership|E-mail 1 - Type|E-mail 1 - Value
    IM 1 - Type|IM 1 - Service|IM 1 - Value|Phone 1 - Type|Phone 1 - Value|Address 1 - Type
    Address 1 - Formatted|Address 1 - Street|Address 1 - City|Address 1 - PO Box
    Address 1 - Region|Address 1 - Postal Code|Address 1 - Country|Address 1 - Extended Address
    Organization 1 - Type|Organization 1 - Name|Organization 1 - Yomi Name
    Organization 1 - Title|Organization 1 - Department|Organization 1 - Symbol
    Organization 1 - Location|Organization 1 - Job Description|Relation 1 - Type
    Relation 1 - Value|Website 1 - Type|Website 1 - Value|Event 1 - Type|Event 1 - Value
    Custom Field 1 - Type|Custom Field 1 - Value
    = dialect google-outlook
    = columns
    name.given|name.middle|name.family|name.prefix|name.suffix|keep|url:work|gender|birthday
    date:anniversary|keep|keep|freeBusy|note|email|email#2|email#3|phone:main|phone:home
    phone:home#2|phone:mobile|phone:pager|phone:homeFax|address.formatted:home
    address.street:home|address.street2:home|address.street3:home|address.pobox:home
    address.city:home|address.region:home|address.postcode:home|address.country:home
    relation:spouse|relation:child|relation:manager|relation:assistant|relation:referredBy
    phone:company|phone:work|phone:work#2|phone:workFax|phone:assistant|org.name|title|org.unit
    keep|keep|role|keep|address.formatted:work|address.street:work|address.street2:work
    address.street3:work|address.pobox:work|address.city:work|address.region:work
    address.postcode:work|address.country:work|phone:other|phone:otherFax
    address.formatted:other|address.street:other|address.street2:other|address.street3:other
    address.pobox:other|address.city:other|address.region:other|address.postcode:other
    address.country:other|phone:callback|phone:car|phone:isdn|phone:radio|phone:ttytdd|phone:tlx
    keep|keep|keep|keep|keep|keep|hobby|keep|keep|keep|keep|keep|category
    = language en
    First Name|Middle Name|Last Name|Title|Suffix|Initials|Web Page|Gender|Birthday|Anniversary
    Location|Language|Internet Free Busy|Notes|E-mail Address|E-mail 2 Address|E-mail 3 Address
    Primary Phone|Home Phone|Home Phone 2|Mobile Phone|Pager|Home Fax|Home Address|Home Street
    Home Street 2|Home Street 3|Home Address PO Box|Home City|Home State|Home Postal Code
    Home Country|Spouse|Children|Manager's Name|Assistant's Name|Referred By|Company Main Phone
    Business Phone|Business Phone 2|Business Fax|Assistant's Phone|Company|Job Title|Department
    Office Location|Organizational ID Number|Profession|Account|Business Address|Business Street
    Business Street 2|Business Street 3|Business Address PO Box|Business City|Business State
    Business Postal Code|Business Country|Other Phone|Other Fax|Other Address|Other Street
    Other Street 2|Other Street 3|Other Address PO Box|Other City|Other State|Other Postal Code
    Other Country|Callback|Car Phone|ISDN|Radio Phone|TTY/TDD Phone|Telex|User 1|User 2|User 3
    User 4|Keywords|Mileage|Hobby|Billing Information|Directory Server|Sensitivity|Priority
    Private|Categories
    """
}
