import { siteAt } from '#functions/edge/origin.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { getFhirDefinitionSchemas } from '#shared/contract/schemas/public-facts-schemas.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { answersCodeSystem, resultsCodeSystem, warningConcepts } from '#shared/fhir/codes/code-system.ts';
import { definitionNamed, resultsId } from '#shared/fhir/codes/own-codes.ts';
import { questionnaireOf } from '#shared/fhir/questionnaire.ts';
import { type Translated, withTranslations } from '#shared/fhir/translations.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import * as words from '#words/refused.ts';

type Deps = {
  loadQuiz: (quizId: QuizId) => Promise<Quiz>;
  /** The questionnaire of a quiz in each other language. */
  translations: (site: string, quizId: QuizId) => Promise<readonly Translated[]>;
};

/** What our questions and codes mean. Public, because it contains no personal data. */
export const getFhirDefinition =
  ({ loadQuiz, translations }: Deps): Handler<'getFhirDefinition'> =>
  async ({ query: { type, id }, client: { host } }) => {
    const site = siteAt(host);
    const isCodes = type === 'CodeSystem';
    if (isCodes && id === resultsId)
      return { answer: { ...resultsCodeSystem(site, engineVersion, warningConcepts()) } };
    const named = isCodes || type === 'Questionnaire' ? definitionNamed(id) : null;
    if (!named) return refuse('not-found', words.nothingHere);
    const quiz = await loadQuiz(named.quizId);
    if (isCodes) return { answer: { ...answersCodeSystem(site, quiz) } };
    const translated = withTranslations(questionnaireOf(site, quiz), await translations(site, named.quizId));
    return { answer: { ...translated } };
  };

export const getFhirDefinitionRoute = {
  name: 'getFhirDefinition',
  runsIn: 'publicFacts',
  method: 'GET',
  path: '/api/fhir/{type}/{id}',
  auth: 'public',
  anyOrigin: true,
  tag: 'FHIR',
  summary: 'A questionnaire or a code system as FHIR R4. `type`: Questionnaire or CodeSystem',
  refusals: ['not-found'],
  schemas: getFhirDefinitionSchemas,
  // Every caller may cache the answer for a day, so repeated calls are rare.
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'The software of clinics cannot look up what our questions and codes mean.',
  handle: getFhirDefinition,
} as const satisfies RouteDeclaration<'getFhirDefinition'>;
