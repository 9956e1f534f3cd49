import type { Source } from '#shared/contract/result.ts';
import { cite, toSource } from './cited.ts';
import { engineVersion } from './engine.ts';
import { grades } from './evidence/longevity-model.ts';
import { sources } from './evidence/sources.ts';
import { ageTopics } from './methods/age-topics.ts';
import { answersTopic } from './methods/answers-topic.ts';
import { type ConstantRow, constants } from './methods/constants.ts';
import { essentialTopics } from './methods/essential-topics.ts';
import { type EvidenceRow, evidenceRows } from './methods/evidence-rows.ts';
import { fingerprintTopic } from './methods/fingerprint-topic.ts';
import { heartInputTopic } from './methods/heart-input-topic.ts';
import { heartScoreTopics } from './methods/heart-score-topics.ts';
import { preventTopic } from './methods/prevent-topic.ts';
import type { Topic } from './methods/topic.ts';
import { enhancerTopic, type WarningSign, warningSigns } from './methods/warning-topics.ts';
import { workedAge } from './methods/worked-age.ts';
import { workedHeart } from './methods/worked-heart.ts';
import { limits, models, notVerified } from './wording/methods-texts.ts';

/** What the public methods page shows: rendered from the very data that the engine runs on. */
export type MethodsPage = {
  engineVersion: string;
  /** In words. */
  models: Topic[];
  /** Examples computed by the engine, and how a result's fingerprint is made. */
  checks: Topic[];
  grades: { grade: string; meaning: string }[];
  /** One row per question of the first quiz that has evidence, in quiz order. */
  evidence: EvidenceRow[];
  age: Topic[];
  constants: ConstantRow[];
  heart: Topic[];
  essentials: Topic[];
  redFlags: WarningSign[];
  enhancers: Topic;
  limits: readonly string[];
  notVerified: readonly string[];
  /** The whole bibliography. */
  sources: (Source & { found?: string; verified: boolean })[];
};

export const methodsPage = (): MethodsPage => ({
  engineVersion,
  models: models.map(({ sourceIds, ...rest }) => ({ ...rest, sources: cite(sourceIds) })),
  checks: [workedHeart(), workedAge(), fingerprintTopic()],
  grades: Object.entries(grades).map(([grade, meaning]) => ({ grade, meaning })),
  evidence: evidenceRows(),
  age: [answersTopic(), ...ageTopics()],
  constants: constants(),
  heart: [preventTopic(), heartInputTopic(), ...heartScoreTopics()],
  essentials: essentialTopics(),
  redFlags: warningSigns(),
  enhancers: enhancerTopic(),
  limits,
  notVerified,
  sources: sources
    .filter(({ id }) => id !== 'reference' && id !== 'assumed')
    .map((entry) => ({ ...toSource(entry), ...(entry.found ? { found: entry.found } : {}), verified: entry.verified })),
});
