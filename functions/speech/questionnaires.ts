import { questionnaireOf } from '#shared/fhir/questionnaire.ts';
import { loadScreens } from '#shared/load-screens.ts';

/** What the description of a quiz for the software of a clinic says. */
export const speech = { loadScreens, questionnaireOf };
