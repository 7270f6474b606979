/// The columns of Microsoft's other exports: Outlook.com, Outlook's field names, Microsoft 365
/// and Exchange.
enum MicrosoftHeaders {
  static let text: StaticString = """
    = dialect outlook.com
    = columns
    name.given|name.middle|name.family|name.prefix|name.suffix|nickname|phoneticGiven
    phoneticFamily|email|email#2|email#3|phone:home|phone:home#2|phone:work|phone:work#2
    phone:mobile|phone:car|phone:other|phone:main|phone:pager|phone:workFax|phone:homeFax
    phone:otherFax|phone:company|phone:callback|phone:radio|phone:tlx|phone:ttytdd|im|title
    org.unit|org.name|keep|relation:manager|relation:assistant|phone:assistant
    phoneticOrganization|address.street:work|address.city:work|address.region:work
    address.postcode:work|address.country:work|address.street:home|address.city:home
    address.region:home|address.postcode:home|address.country:home|address.street:other
    address.city:other|address.region:other|address.postcode:other|address.country:other
    url:home|relation:spouse|keep|hobby|keep|url:work|birthday|date:anniversary|note|category
    = language en
    First Name|Middle Name|Last Name|Title|Suffix|Nickname|Given Yomi|Surname Yomi
    E-mail Address|E-mail 2 Address|E-mail 3 Address|Home Phone|Home Phone 2|Business Phone
    Business Phone 2|Mobile Phone|Car Phone|Other Phone|Primary Phone|Pager|Business Fax
    Home Fax|Other Fax|Company Main Phone|Callback|Radio Phone|Telex|TTY/TDD Phone|IMAddress
    Job Title|Department|Company|Office Location|Manager's Name|Assistant's Name
    Assistant's Phone|Company Yomi|Business Street|Business City|Business State
    Business Postal Code|Business Country/Region|Home Street|Home City|Home State
    Home Postal Code|Home Country/Region|Other Street|Other City|Other State|Other Postal Code
    Other Country/Region|Personal Web Page|Spouse|Schools|Hobby|Location|Web Page|Birthday
    Anniversary|Notes|Categories
    = dialect outlook-names
    = columns
    name.prefix|name.given|name.middle|name.family|name.suffix|org.name|org.unit|title
    address.street:work|address.street2:work|address.street3:work|address.city:work
    address.region:work|address.postcode:work|address.country:work|address.street:home
    address.street2:home|address.street3:home|address.city:home|address.region:home
    address.postcode:home|address.country:home|address.street:other|address.street2:other
    address.street3:other|address.city:other|address.region:other|address.postcode:other
    address.country:other|phone:assistant|phone:workFax|phone:work|phone:work#2|phone:callback
    phone:car|phone:company|phone:homeFax|phone:home|phone:home#2|phone:isdn|phone:mobile
    phone:otherFax|phone:other|phone:pager|phone:main|phone:radio|phone:ttytdd|phone:tlx|keep
    date:anniversary|relation:assistant|keep|birthday|category|relation:child|keep|email
    email.display|email#2|email.display#2|email#3|email.display#3|gender|keep|hobby|keep
    freeBusy|keep|keep|keep|relation:manager|keep|note|keep|keep|address.pobox|keep|keep|role
    relation:referredBy|keep|relation:spouse|keep|keep|keep|keep|url:work
    = language en
    Title|FirstName|MiddleName|LastName|Suffix|Company|Department|JobTitle|BusinessStreet
    BusinessStreet2|BusinessStreet3|BusinessCity|BusinessState|BusinessPostalCode
    BusinessCountry|HomeStreet|HomeStreet2|HomeStreet3|HomeCity|HomeState|HomePostalCode
    HomeCountry|OtherStreet|OtherStreet2|OtherStreet3|OtherCity|OtherState|OtherPostalCode
    OtherCountry|AssistantsPhone|BusinessFax|BusinessPhone|BusinessPhone2|Callback|CarPhone
    CompanyMainPhone|HomeFax|HomePhone|HomePhone2|ISDN|MobilePhone|OtherFax|OtherPhone|Pager
    PrimaryPhone|RadioPhone|TTYTDDPhone|Telex|Account|Anniversary|AssistantsName
    BillingInformation|Birthday|Categories|Children|DirectoryServer|EmailAddress
    EmailDisplayName|Email2Address|Email2DisplayName|Email3Address|Email3DisplayName|Gender
    GovernmentIDNumber|Hobby|Initials|InternetFreeBusy|Keywords|Language1|Location|ManagersName
    Mileage|Notes|OfficeLocation|OrganizationalIDNumber|POBox|Priority|Private|Profession
    ReferredBy|Sensitivity|Spouse|User 1|User 2|User 3|User 4|Web Page
    = dialect m365
    = columns
    keep|address.city:work|address.country:work|org.unit|display|name.given|name.family
    email:work|title|keep|address.street:work|address.region:work|address.postcode:work
    phone:work|phone:mobile|phone:workFax|email#2
    = language en
    Block credential|City|Country/Region|Department|Display name|First name|Last name
    User principal name|Title|Office|Street address|State or province|Postal code|Office phone
    Mobile phone|Fax|Alternate email address
    = dialect exchange
    = columns
    display|name.given|name.family|email:work|org.name|org.unit|title|phone:work|phone:mobile
    address.street:work|address.city:work|address.region:work|address.postcode:work
    address.country:work|keep|phone:workFax|phone:home|note|relation:manager
    = language en
    DisplayName|FirstName|LastName|WindowsEmailAddress|Company|Department|Title|Phone
    MobilePhone|StreetAddress|City|StateOrProvince|PostalCode|CountryOrRegion|Office|Fax
    HomePhone|Notes|Manager
    """
}
