import { serve } from '#functions/edge/http.ts';
import { getFhirDefinition } from '#functions/fhir/get-fhir-definition.ts';
import { getFhirDefinitionSchemas } from '#shared/contract/fhir-schemas.ts';
import { loadScreens } from '#shared/load-screens.ts';

export const handler = serve('getFhirDefinition', {
  schemas: getFhirDefinitionSchemas,
  handle: getFhirDefinition({ loadQuiz: loadScreens }),
});
