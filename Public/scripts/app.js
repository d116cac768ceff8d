// The page works without this module; with it, forms and links answer in place.
// Each import is one behaviour, tied to the document once, so that swapped content needs no set-up.

import { checkFields } from "./check.js";
import { dragCards } from "./drag.js";
import { followHistory, followLinks } from "./links.js";
import { sendForms } from "./forms.js";
import { tendToasts } from "./toasts.js";
import { tendTyped } from "./typed.js";
import { tellTimeZone } from "./zone.js";

tendToasts();
tendTyped();
sendForms();
checkFields();
followLinks();
followHistory();
dragCards();
tellTimeZone();
