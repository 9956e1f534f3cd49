import type { EndpointOf } from '#functions/edge/route.ts';
import { getFhirDefinitionRoute } from '#functions/fhir/get-fhir-definition.ts';
import * as quizzes from '#functions/ports/fhir.ts';

export const getFhirDefinition = {
  route: getFhirDefinitionRoute,
  uses: { loadQuiz: quizzes.loadQuiz, translations: quizzes.translations },
} satisfies EndpointOf<typeof getFhirDefinitionRoute>;
