import { knowledgeQuestionId } from '#shared/derived-names.ts';
import type { LongevityQuestionId } from '#shared/person/person.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { activityEvidence } from './activity-evidence.ts';
import { environmentEvidence } from './environment-evidence.ts';
import { healthEvidence } from './health-evidence.ts';
import { nutritionEvidence } from './nutrition-evidence.ts';
import { psychosocialEvidence } from './psychosocial-evidence.ts';
import type { EvidenceById, QuestionEvidence } from './question-evidence.ts';
import { sleepEvidence } from './sleep-evidence.ts';

/** The last question, which only describes the person. */
const wrapEvidence = {
  [knowledgeQuestionId]: { grade: 'D', sources: [] },
} as const satisfies Partial<EvidenceById>;

/**
 * What each answer of the first quiz is worth: hazard ratios (hr) for death from any cause with their 95 % interval (ci),
 * how common the answer is, a 0-100 score for the category, and the source. A question without evidence does not compile.
 */
export const longevityEvidence: EvidenceById = {
  ...healthEvidence,
  ...nutritionEvidence,
  ...activityEvidence,
  ...sleepEvidence,
  ...psychosocialEvidence,
  ...environmentEvidence,
  ...wrapEvidence,
};

const isQuestionId = (id: string): id is LongevityQuestionId => Object.hasOwn(longevityEvidence, id);

/** In the order of the quiz. */
export const longevityQuestionIds: readonly LongevityQuestionId[] = Object.keys(longevityEvidence).filter(isQuestionId);

const sections: ReadonlyMap<string, string> = new Map(longevityQuiz.questions.map(({ id, section }) => [id, section]));

/** The section of the quiz that asks the question. */
export const sectionOf = (id: LongevityQuestionId): string | null => sections.get(id) ?? null;

/** A question's evidence, typed as all questions share it. */
export const evidenceOf = (id: LongevityQuestionId): QuestionEvidence => longevityEvidence[id];
