#include "cp_numbers.h"

#include <cstring>
#include <string>

#include <phonenumbers/phonenumberutil.h>

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

namespace {

/* Made by the first call: it takes milliseconds, which a program that reads no numbers is spared.
 * The library makes it once, whichever threads ask. */
const PhoneNumberUtil &numbers() { return *PhoneNumberUtil::GetInstance(); }

std::string text_of(const char *text) { return text == nullptr ? std::string() : text; }

PhoneNumber restored(const cp_number &number) {
  PhoneNumber result;
  result.set_country_code(number.country_code);
  result.set_national_number(number.national_number);
  if (number.leading_zeros > 0) {
    result.set_italian_leading_zero(true);
    result.set_number_of_leading_zeros(number.leading_zeros);
  }
  const size_t length = strnlen(number.extension, CP_EXTENSION_CAPACITY);
  if (length > 0) result.set_extension(std::string(number.extension, length));
  return result;
}

cp_parse_result parse(
    const char *text, size_t length, const char *region, cp_number *number) {
  const std::string country = text_of(region);
  PhoneNumber parsed;
  switch (numbers().Parse(
      std::string(text, length), country.empty() ? std::string("ZZ") : country, &parsed)) {
    case PhoneNumberUtil::NO_PARSING_ERROR: break;
    case PhoneNumberUtil::INVALID_COUNTRY_CODE_ERROR: return CP_INVALID_COUNTRY_CODE;
    case PhoneNumberUtil::TOO_SHORT_AFTER_IDD: return CP_TOO_SHORT_AFTER_PREFIX;
    case PhoneNumberUtil::TOO_SHORT_NSN: return CP_TOO_SHORT;
    case PhoneNumberUtil::TOO_LONG_NSN: return CP_TOO_LONG;
    default: return CP_NOT_A_NUMBER;
  }
  const std::string &extension = parsed.extension();
  if (extension.size() >= CP_EXTENSION_CAPACITY) return CP_TOO_LONG;
  *number = cp_number();
  number->national_number = parsed.national_number();
  number->country_code = parsed.country_code();
  number->leading_zeros = parsed.italian_leading_zero() ? parsed.number_of_leading_zeros() : 0;
  std::memcpy(number->extension, extension.data(), extension.size());
  return CP_PARSED;
}

std::string formatted(const cp_number &number, cp_format format) {
  PhoneNumberUtil::PhoneNumberFormat form = PhoneNumberUtil::E164;
  switch (format) {
    case CP_E164: break;
    case CP_INTERNATIONAL: form = PhoneNumberUtil::INTERNATIONAL; break;
    case CP_NATIONAL: form = PhoneNumberUtil::NATIONAL; break;
    case CP_RFC3966: form = PhoneNumberUtil::RFC3966; break;
  }
  std::string text;
  numbers().Format(restored(number), form, &text);
  return text;
}

cp_type type_of(const cp_number &number) {
  switch (numbers().GetNumberType(restored(number))) {
    case PhoneNumberUtil::FIXED_LINE: return CP_FIXED_LINE;
    case PhoneNumberUtil::MOBILE: return CP_MOBILE;
    case PhoneNumberUtil::FIXED_LINE_OR_MOBILE: return CP_FIXED_LINE_OR_MOBILE;
    case PhoneNumberUtil::TOLL_FREE: return CP_TOLL_FREE;
    case PhoneNumberUtil::PREMIUM_RATE: return CP_PREMIUM_RATE;
    case PhoneNumberUtil::SHARED_COST: return CP_SHARED_COST;
    case PhoneNumberUtil::VOIP: return CP_VOIP;
    case PhoneNumberUtil::PERSONAL_NUMBER: return CP_PERSONAL_NUMBER;
    case PhoneNumberUtil::PAGER: return CP_PAGER;
    case PhoneNumberUtil::UAN: return CP_UNIVERSAL_ACCESS;
    case PhoneNumberUtil::VOICEMAIL: return CP_VOICEMAIL;
    default: return CP_UNKNOWN_TYPE;
  }
}

cp_possibility possibility_of(const cp_number &number) {
  switch (numbers().IsPossibleNumberWithReason(restored(number))) {
    case PhoneNumberUtil::IS_POSSIBLE: return CP_POSSIBLE;
    case PhoneNumberUtil::IS_POSSIBLE_LOCAL_ONLY: return CP_POSSIBLE_LOCALLY;
    case PhoneNumberUtil::INVALID_COUNTRY_CODE: return CP_IMPOSSIBLE_COUNTRY_CODE;
    case PhoneNumberUtil::TOO_SHORT: return CP_IMPOSSIBLY_SHORT;
    case PhoneNumberUtil::TOO_LONG: return CP_IMPOSSIBLY_LONG;
    default: return CP_IMPOSSIBLE_LENGTH;
  }
}

}  // namespace

/* Memory is all that can run out in these, and C has no exceptions to hand on. */

cp_parse_result cp_parse(
    const char *text, size_t length, const char *region, cp_number *number) {
  try {
    return parse(text, length, region, number);
  } catch (...) {
    return CP_NOT_A_NUMBER;
  }
}

int32_t cp_write(const cp_number *number, cp_format format, char *buffer, int32_t capacity) {
  try {
    const std::string text = formatted(*number, format);
    const auto length = static_cast<int32_t>(text.size());
    if (length <= capacity) std::memcpy(buffer, text.data(), text.size());
    return length;
  } catch (...) {
    return -1;
  }
}

cp_type cp_type_of(const cp_number *number) {
  try {
    return type_of(*number);
  } catch (...) {
    return CP_UNKNOWN_TYPE;
  }
}

cp_possibility cp_possibility_of(const cp_number *number) {
  try {
    return possibility_of(*number);
  } catch (...) {
    return CP_IMPOSSIBLE_LENGTH;
  }
}

bool cp_is_valid(const cp_number *number) {
  try {
    return numbers().IsValidNumber(restored(*number));
  } catch (...) {
    return false;
  }
}

bool cp_is_valid_in(const cp_number *number, const char *region) {
  try {
    return numbers().IsValidNumberForRegion(restored(*number), text_of(region));
  } catch (...) {
    return false;
  }
}

int32_t cp_region_of(const cp_number *number, char *buffer, int32_t capacity) {
  try {
    std::string region;
    numbers().GetRegionCodeForNumber(restored(*number), &region);
    if (region == "ZZ" || static_cast<int32_t>(region.size()) >= capacity) return 0;
    std::memcpy(buffer, region.c_str(), region.size() + 1);
    return static_cast<int32_t>(region.size());
  } catch (...) {
    return 0;
  }
}

int32_t cp_country_code_for(const char *region) {
  try {
    return numbers().GetCountryCodeForRegion(text_of(region));
  } catch (...) {
    return 0;
  }
}
