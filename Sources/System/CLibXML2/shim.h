// Debian's libxml2 includes <unicode/*.h>, which clashes with the toolchain's _FoundationICU: leave ICU out.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/xpath.h>

// xmlFree is a global variable that holds a function, which Swift 6 does not let be read.
static inline void xmlFreeText(xmlChar *text) { xmlFree(text); }
