// The few ICU calls this package needs, under names of its own. No ICU header reaches Swift.
#ifndef CUNICODE_H
#define CUNICODE_H

#include "cu_converter.h"
#include "cu_dates.h"
#include "cu_durations.h"
#include "cu_regions.h"
#include "cu_resources.h"
#include "cu_text.h"
#include "cu_fold.h"
#include "cu_lines.h"
#include "cu_width.h"
#include "cu_utf8.h"

#endif
