// Setting text and drawing pages, over Pango, Cairo and libqrencode under names of its own. None of
// their headers reaches Swift. All measures are points (1/72 inch), from the top left.
#ifndef CTYPESETTING_H
#define CTYPESETTING_H

#include "ct_canvas.h"
#include "ct_image.h"
#include "ct_load.h"
#include "ct_qr_code.h"
#include "ct_text.h"

#endif
