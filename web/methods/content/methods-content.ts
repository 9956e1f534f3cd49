import { engineVersion } from '#shared/fingerprint.ts';
import { grades } from '#shared/longevity/evidence/grades.ts';
import { ageTopics } from './age-topics.ts';
import { answersTopic } from './answers-topic.ts';
import { type BibliographyRow, bibliography } from './cited.ts';
import { type ConstantRow, constants } from './constants.ts';
import { correctionTopics } from './corrections-topic.ts';
import { essentialTopics } from './essential-topics.ts';
import { type EvidenceRow, evidenceRows } from './evidence-rows.ts';
import { exactTopic } from './exact-topic.ts';
import { fingerprintTopic } from './fingerprint-topic.ts';
import { heartInputTopic } from './heart-input-topic.ts';
import { heartScoreTopics } from './heart-score-topics.ts';
import { limits, notVerified } from './methods-texts.ts';
import { planTopic } from './plan-topic.ts';
import { preventTopic } from './prevent-topic.ts';
import { routesTopic } from './routes-topic.ts';
import type { Topic } from './topic.ts';
import { enhancerTopic, termsTopic, type WarningSign, warningSigns } from './warning-topics.ts';
import { workedAge } from './worked-age.ts';
import { workedHeart } from './worked-heart.ts';

/** What the public methods page shows: made from the very data that the engine runs on. */
export type MethodsContent = {
  readonly engineVersion: string;
  readonly age: readonly Topic[];
  readonly grades: readonly { readonly grade: string; readonly meaning: string }[];
  /** One row per question of the first quiz that has evidence, in quiz order. */
  readonly evidence: readonly EvidenceRow[];
  readonly constants: readonly ConstantRow[];
  readonly plan: readonly Topic[];
  readonly heart: readonly Topic[];
  readonly essentials: readonly Topic[];
  readonly signs: readonly WarningSign[];
  readonly safety: readonly Topic[];
  readonly notVerified: readonly string[];
  readonly limits: readonly string[];
  readonly check: readonly Topic[];
  readonly corrections: readonly Topic[];
  readonly sources: readonly BibliographyRow[];
};

export const methodsContent = (): MethodsContent => ({
  engineVersion,
  age: [...ageTopics(), workedAge(), answersTopic()],
  grades: Object.entries(grades).map(([grade, meaning]) => ({ grade, meaning })),
  evidence: evidenceRows(),
  constants: constants(),
  plan: [planTopic()],
  heart: [...heartScoreTopics(), preventTopic(), workedHeart(), heartInputTopic(), exactTopic(), enhancerTopic()],
  essentials: essentialTopics(),
  signs: warningSigns(),
  safety: [routesTopic(), termsTopic()],
  notVerified,
  limits,
  check: [fingerprintTopic()],
  corrections: correctionTopics(),
  sources: bibliography(),
});
