// Debian's libxml2 includes <unicode/*.h>, which clashes with the toolchain's _FoundationICU: leave ICU out.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/xpath.h>
