/// The columns of desktop and telephone programs: Evolution, KAddressBook, Nokia Suite, abook,
/// mutt, SIM cards, and what Roundcube and vcfconvert use.
enum ProgramHeaders {
  static let text: StaticString = """
    = dialect evolution
    = columns
    name.given|name.family|uid|nickname|email|email#2|email#3|email#4|keep|phone:work|phone:home
    phone:workFax|phone:pager|phone:mobile|address.street:home|address.street2:home
    address.city:home|address.region:home|address.postcode:home|address.country:home
    address.street:work|address.street2:work|address.city:work|address.region:work
    address.postcode:work|address.country:work|title|keep|org.name|url:work|calendar
    birthday.year|birthday.month|birthday.day|note
    = language en
    First Name|Last Name|id|NickName|E-mail Address|E-mail 2 Address|E-mail 3 Address
    E-mail 4 Address|Wants HTML|Business Phone|Home Phone|Business Fax|Pager|Mobile Phone
    Home Street|Home Street 2|Home City|Home State|Home Postal Code|Home Country|Business Street
    Business Street 2|Business City|Business State|Business Postal Code|Business Country
    Job Title|Office|Company|Web Page|Cal uri|Birth Year|Birth Month|Birth Day|Notes
    = dialect kaddressbook
    = columns
    display|name.prefix|name.given|name.middle|name.family|name.suffix|nickname|birthday
    date:anniversary|email|email#2|email#3|email#4|address.street:home|address.pobox:home
    address.city:home|address.region:home|address.postcode:home|address.country:home
    address.formatted:home|address.street:work|address.pobox:work|address.city:work
    address.region:work|address.postcode:work|address.country:work|address.formatted:work
    phone:home|phone:work|phone:mobile|phone:homeFax|phone:workFax|phone:car|phone:isdn
    phone:pager|keep|title|role|org.name|note|url:homepage|url:blog|keep|keep|relation:manager
    relation:assistant|relation:spouse
    = language en
    Formatted Name|Honorific Prefixes|Given Name|Additional Names|Family Name|Honorific Suffixes
    Nick Name|Birthday|Anniversary|EMail (preferred)|EMail (2)|EMail (3)|EMail (4)
    Home Address Street|Home Address Post Office Box|Home Address City|Home Address State
    Home Address Zip Code|Home Address Country|Home Address Label|Business Address Street
    Business Address Post Office Box|Business Address City|Business Address State
    Business Address Zip Code|Business Address Country|Business Address Label|Home Phone
    Business Phone|Mobile Phone|Home Fax|Business Fax|Car Phone|ISDN|Pager|Mail Client|Title
    Role|Organization|Note|Homepage|Blog Feed|Profession|Office|Manager|Assistant|Spouse
    = dialect nokia
    = columns
    name.prefix|name.given|name.middle|name.family|name.suffix|title|org.name|birthday|im:SIP
    keep|keep|keep|note|phone:mobile|phone|email|phone:otherFax|phone:video|url|im:VoIP
    address.pobox|address.extended|address.street|address.postcode|address.city|address.region
    address.country|phone:home+cell|phone:home|email:home|phone:homeFax|phone:home+video
    url:home|im:home VoIP|address.pobox:home|address.extended:home|address.street:home
    address.postcode:home|address.city:home|address.region:home|address.country:home
    phone:work+cell|phone:work|email:work|phone:workFax|phone:work+video|url:work|im:work VoIP
    address.pobox:work|address.extended:work|address.street:work|address.postcode:work
    address.city:work|address.region:work|address.country:work
    = language en
    Title|First name|Middle name|Last name|Suffix|Job title|Company|Birthday|SIP address
    Push-to-talk|Share view|User ID|Notes|General mobile|General phone|General e-mail
    General fax|General video call|General web address|General VOIP address|General P.O.Box
    General extension|General street|General postal/ZIP code|General city|General state/province
    General country/region|Home mobile|Home phone|Home e-mail|Home fax|Home video call
    Home web address|Home VOIP address|Home P.O.Box|Home extension|Home street
    Home postal/ZIP code|Home city|Home state/province|Home country/region|Business mobile
    Business phone|Business e-mail|Business fax|Business video call|Business web address
    Business VOIP address|Business P.O.Box|Business extension|Business street
    Business postal/ZIP code|Business city|Business state/province|Business country/region
    = dialect roundcube
    = columns
    display|name.prefix|name.given|name.middle|name.family|name.suffix|nickname|org.name
    org.unit|title|email:home|email:work|email:other|phone:home|phone:home#2|phone:work
    phone:work#2|phone:mobile|phone:main|phone:homeFax|phone:workFax|phone:car|phone:pager
    phone:video|phone:assistant|phone:other|address.street:home|address.city:home
    address.region:home|address.postcode:home|address.country:home|address.street:work
    address.city:work|address.region:work|address.postcode:work|address.country:work
    address.street:other|address.city:other|address.region:other|address.postcode:other
    address.country:other|gender|birthday|previousFamily|date:anniversary|relation:manager
    relation:assistant|relation:spouse|note|im:AIM|im:ICQ|im:Jabber|im:MSN|im:Skype|im:Yahoo
    url:blog|url:homepage|url:other|url:profile|url:work|category
    = language en
    Display Name|Title|First Name|Middle Name|Last Name|Suffix|Nickname|Company|Department
    Job Title|Email Home|Email Work|Email Other|Home Phone|Home Phone 2|Business Phone
    Business Phone 2|Home Mobile|Primary Phone|Home Fax|Business Fax|Car Phone|Pager|Phone Video
    Assistant's Phone|Other Phone|Home Street|Home City|Home State|Home Zip|Home Country
    Business Street|Work City|Work State|Work Zip|Work Country|Other Street|Other City
    Other State|Other Postal Code|Other Country/Region|Gender|Birthday|Maiden Name|Anniversary
    Manager's Name|Assistant's Name|Spouse|Notes|IM Aim|IM Icq|IM Jabber|IM Msn|IM Skype
    IM Yahoo|Website Blog|Website Home Page|Website Other|Website Profile|Website Work
    Categories
    = dialect vcfconvert
    = columns
    name.given|name.family|display|nickname|email|email#2|email#3|phone:home|phone:work
    phone:homeFax|phone:workFax|phone:pager|phone:mobile|address.street:home
    address.street2:home|address.city:home|address.region:home|address.postcode:home
    address.country:home|address.street:work|address.street2:work|address.city:work
    address.region:work|address.postcode:work|address.country:work|keep|relation|title|org.unit
    org.name|note|birthday|date:anniversary|gender|url:work|url:home|category
    = language en
    First Name|Last Name|Display Name|Nickname|E-mail Address|E-mail 2 Address|E-mail 3 Address
    Home Phone|Business Phone|Home Fax|Business Fax|Pager|Mobile Phone|Home Street
    Home Address 2|Home City|Home State|Home Postal Code|Home Country|Business Address
    Business Address 2|Business City|Business State|Business Postal Code|Business Country
    Country Code|Related name|Job Title|Department|Organization|Notes|Birthday|Anniversary
    Gender|Web Page|Web Page 2|Categories
    = dialect abook
    = columns
    display|email.list|phone|note|nickname
    = language en
    name|email|phone|notes|nick
    = dialect abook-palm
    = columns
    name.family|name.given|title|org.name|phone:work|phone:home|phone:otherFax|phone:mobile
    email.list|address.street|address.city|address.region|address.postcode|address.country
    nickname|url|note|ignore|category
    = language en
    last name|first name|title|company|work phone|home phone|fax|mobile|email|address|city|state
    zip|country|nick|url|notes|private|category
    = dialect mutt
    = columns
    email|display|note
    = language en
    email|name|other
    = dialect sim
    = columns
    ignore|display|phone
    = language en
    index|name|number
    """
}
