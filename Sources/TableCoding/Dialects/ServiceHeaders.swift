/// The columns of web services: Yahoo, LinkedIn, Mailchimp, HubSpot, Zoho and Salesforce.
enum ServiceHeaders {
  static let text: StaticString = """
    = dialect yahoo
    = columns
    name.given|name.middle|name.family|nickname|email|category|keep|im:Yahoo|phone:home
    phone:work|phone:pager|phone:otherFax|phone:mobile|phone:other|phone:yahoo|keep|email#2
    email#3|url:home|url:work|title|org.name|address.street:work|address.city:work
    address.region:work|address.postcode:work|address.country:work|address.street:home
    address.city:home|address.region:home|address.postcode:home|address.country:home|birthday
    date:anniversary|keep|keep|keep|keep|note|im:Yahoo#2|im:Yahoo#3|im:Yahoo#4|im:Yahoo#5
    im:Yahoo#6|im:Yahoo#7|im:Yahoo#8|im:Yahoo#9|im:Yahoo#10|im:Skype|im:IRC|im:ICQ|im:GoogleTalk
    im:MSN|im:AIM|im:QQ
    = language en
    First|Middle|Last|Nickname|Email|Category|Distribution Lists|Messenger ID|Home|Work|Pager
    Fax|Mobile|Other|Yahoo! Phone|Primary|Alternate Email 1|Alternate Email 2|Personal Website
    Business Website|Title|Company|Work Address|Work City|Work State|Work ZIP|Work Country
    Home Address|Home City|Home State|Home ZIP|Home Country|Birthday|Anniversary|Custom 1
    Custom 2|Custom 3|Custom 4|Comments|Messenger ID1|Messenger ID2|Messenger ID3|Messenger ID4
    Messenger ID5|Messenger ID6|Messenger ID7|Messenger ID8|Messenger ID9|Skype ID|IRC ID|ICQ ID
    Google ID|MSN ID|AIM ID|QQ ID
    = language en-GB
    First|Middle|Last|Nickname|Email|Category|Distribution Lists|Yahoo! ID|Home|Work|Pager|Fax
    Mobile|Other|Yahoo! Phone|Primary|Alternate Email 1|Alternate Email 2|Personal Website
    Business Website|Title|Company|Work Address|Work City|Work County|Work Post Code
    Work Country|Home Address|Home Town|Home County|Home Post Code|Home Country|Birthday
    Anniversary|Custom 1|Custom 2|Custom 3|Custom 4|Comments|Messenger ID1|Messenger ID2
    Messenger ID3|Messenger ID4|Messenger ID5|Messenger ID6|Messenger ID7|Messenger ID8
    Messenger ID9|Skype ID|IRC ID|ICQ ID|Google ID|MSN ID|AIM ID|QQ ID
    = dialect linkedin
    = columns
    name.given|name.family|url:LinkedIn|email|org.name|title|keep
    = language en
    First Name|Last Name|URL|Email Address|Company|Position|Connected On
    = language de
    Vorname|Nachname|URL|E-Mail-Adresse|Unternehmen|Position|Verbunden am
    = dialect mailchimp
    = columns
    email|name.given|name.family|address.formatted|phone|birthday|keep|keep|keep|keep|keep|keep
    keep|keep|keep|keep|keep|keep|keep|keep|keep|note|category
    = language en
    Email Address|First Name|Last Name|Address|Phone Number|Birthday|MEMBER_RATING|OPTIN_TIME
    OPTIN_IP|CONFIRM_TIME|CONFIRM_IP|LATITUDE|LONGITUDE|GMTOFF|DSTOFF|TIMEZONE|CC|REGION
    LAST_CHANGED|LEID|EUID|NOTES|TAGS
    = dialect hubspot
    = columns
    keep|name.given|name.family|email|phone|keep|keep|keep|keep|title|org.name|phone:mobile
    address.street|address.city|address.region|address.postcode|address.country|url|keep|email#2
    = language en
    Record ID|First Name|Last Name|Email|Phone Number|Contact owner|Lead Status|Create Date
    Associated Company|Job Title|Company Name|Mobile Phone Number|Street Address|City
    State/Region|Postal Code|Country/Region|Website URL|Lifecycle Stage
    Additional email addresses
    = dialect zoho
    = columns
    keep|keep|name.given|name.family|org.name|keep|email|phone|phone:mobile|address.street
    address.city|address.region|address.postcode|note|address.country|email#2|phone:home
    phone:other|phone:otherFax|org.unit|title|birthday|relation:assistant|phone:assistant
    im:Skype|category
    = language en
    Record Id|Contact Owner|First Name|Last Name|Account Name|Account Name.id|Email|Phone|Mobile
    Mailing Street|Mailing City|Mailing State|Mailing Zip|Description|Mailing Country
    Secondary Email|Home Phone|Other Phone|Fax|Department|Title|Date of Birth|Assistant
    Asst Phone|Skype ID|Tag
    = dialect salesforce
    = columns
    keep|keep|keep|keep|name.family|name.given|name.prefix|display|address.street:other
    address.city:other|address.region:other|address.postcode:other|address.country:other
    address.street|address.city|address.region|address.postcode|address.country|phone:work
    phone:workFax|phone:mobile|phone:home|phone:other|phone:assistant|keep|email|title|org.unit
    relation:assistant|keep|birthday|note|keep
    = language en
    Id|IsDeleted|MasterRecordId|AccountId|LastName|FirstName|Salutation|Name|OtherStreet
    OtherCity|OtherState|OtherPostalCode|OtherCountry|MailingStreet|MailingCity|MailingState
    MailingPostalCode|MailingCountry|Phone|Fax|MobilePhone|HomePhone|OtherPhone|AssistantPhone
    ReportsToId|Email|Title|Department|AssistantName|LeadSource|Birthdate|Description|OwnerId
    = columns
    name.prefix|name.given|name.family|title|org.name|address.street|address.city|address.region
    address.postcode|address.country|phone:work|phone:workFax|phone:mobile|email|keep
    = language en
    Salutation|First Name|Last Name|Title|Account Name|Mailing Street|Mailing City
    Mailing State/Province|Mailing Zip/Postal Code|Mailing Country|Phone|Fax|Mobile|Email
    Account Owner
    """
}
