import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { biologicalAgeOf } from './biological-age.ts';
import type { Resource } from './document.ts';
import { heartRiskOf } from './heart-risk.ts';
import type { Reference } from './resources.ts';
import type { Placed, Setting } from './setting.ts';

type ResultInFhir = (setting: Setting, basis: readonly Reference[]) => Placed<Resource>;

/** The resource that says the figures of a quiz. */
export const resultInFhir: Readonly<Record<QuizId, ResultInFhir>> = {
  [productQuizId]: biologicalAgeOf,
  [cardiacQuizId]: heartRiskOf,
};
