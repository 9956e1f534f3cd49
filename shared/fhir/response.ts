import type { ToShare } from './bundle-input.ts';
import type { Reference } from './data-types.ts';
import { identifierSystem, questionnaireUrl } from './own-codes.ts';
import type { QuestionnaireResponse } from './resources.ts';
import { responseItems } from './response-items.ts';
import { selfReported } from './setting.ts';

/** The answers as they were asked and given. `questionnaire` says which version of the questions it was. */
export const responseOf = (site: string, shared: ToShare, patient: Reference): QuestionnaireResponse => ({
  resourceType: 'QuestionnaireResponse',
  meta: selfReported,
  identifier: { system: identifierSystem(site, 'submission'), value: shared.submissionId },
  questionnaire: `${questionnaireUrl(site, shared.quiz)}|${shared.quiz.version}`,
  status: 'completed',
  subject: patient,
  authored: shared.submittedAt,
  author: patient,
  source: patient,
  item: responseItems(site, shared.quiz, shared),
});
