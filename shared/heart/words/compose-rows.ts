import type { CategoryItem } from '#shared/contract/result.ts';
import type { CategoryId } from '#shared/heart/evidence/categories.ts';
import type { HeartCategory } from '#shared/heart/findings/categories.ts';
import { hasPrediabetes } from '#shared/heart/findings/sugar.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { paragraph } from '#shared/words/phrases.ts';
import type { Sentence, Speaker } from '#shared/words/sentences.ts';
import * as words from '#words/heart-answers.ts';
import * as heartRows from '#words/heart-rows.ts';
import type { HeartFacts } from './heart-facts.ts';
import { type RowStanding, rowLabel, rowScore, rowStanding, stepsAbout } from './row-standing.ts';
import { type RowWords, rowWords, standingWords } from './row-words.ts';
import { prediabetesWords } from './sugar-words.ts';
import { answerOf, type MeasuredRef, measured, type QuestionRef } from './user-answers.ts';

/** The nine rows of the result, each with its answers and what they mean. */
export const rowsOf = (facts: HeartFacts, speaker: Speaker): CategoryItem[] =>
  facts.score.categories.map((row) => {
    const standing = rowStanding(row, facts);
    return {
      id: row.id,
      title: row.title,
      descriptor: rowLabel(row, standing, facts),
      score: rowScore(row, standing, facts),
      explanationParagraph: explain(row, standing, facts, speaker),
      ...(standing === 'planned' ? { planSteps: stepsAbout(row.id, facts) } : {}),
    };
  });

/** What the answers mean, in a paragraph that quotes them. */
const explain = ({ id }: HeartCategory, standing: RowStanding, facts: HeartFacts, { say }: Speaker): string => {
  const fixed = standingWords[standing];
  const words: RowWords = rowWords[id];
  if (fixed) {
    const fitting = fittingSentence(id, standing, facts) ?? fixed;
    return paragraph(!withoutQuotes.has(standing) && quotedAnswers(id, facts), fitting);
  }
  const said = say(`row.${id}`, ...named(offersOf(id, standing, facts)));
  return paragraph(quotedAnswers(id, facts), said, words.note);
};

/** Standings that do not quote the answers, because that could hurt. */
const withoutQuotes: ReadonlySet<RowStanding> = new Set(['unknown', 'unscored', 'told', 'quiet', 'unworded']);

/** The sentences that the speaker may choose from. With a warning there is only one. */
const offersOf = (id: CategoryId, standing: RowStanding, facts: HeartFacts): RowWords['fair'] => {
  const words = rowWords[id];
  const usual = standing === 'praised' ? words.praised : standing === 'weak' ? words.weak : words.fair;
  const fitting = fittingSentence(id, standing, facts);
  if (fitting !== null) return [fitting];
  return facts.isCareFirst ? [usual[0]] : usual;
};

const named = ([first, ...others]: readonly [string, ...string[]]): [Sentence, ...Sentence[]] => [
  { id: 'a', text: first },
  ...others.map((text, at) => ({ id: `${at + 2}`, text })),
];

const quotedAnswers = (id: CategoryId, facts: HeartFacts): string | false => {
  const { person } = facts.one;
  if (id === 'familyEnvironment') return enhancersNote(facts);
  const answers = rowWords[id].answers.flatMap(({ name, ask }) => {
    const answer = isMeasured(ask) ? measured[ask](person) : answerOf(person, ask);
    return answer ? [words.rowAnswer(name, answer)] : [];
  });
  return answers.length > 0 && words.rowAnswers(answers);
};

const isMeasured = (ask: QuestionRef | MeasuredRef): ask is MeasuredRef => Object.hasOwn(measured, ask);

const enhancersNote = ({ one: { enhancers } }: HeartFacts): string | false =>
  enhancers.length > 0 && heartRows.enhancersNote;

/** The row's sentence where the usual ones would be untrue or unsafe for this person; null when they apply. */
const fittingSentence = (id: CategoryId, standing: RowStanding, facts: HeartFacts): string | null =>
  exceptions[id]?.(standing, facts) ?? null;

type Exception = (standing: RowStanding, facts: HeartFacts) => string | null | undefined;

const isBelowPraise = (standing: RowStanding): boolean => standing === 'fair' || standing === 'weak';

/** A flag about pulse, a device or weight is not one of this row's symptoms, but saying 'no sign' would contradict it. */
const symptoms: Exception = (standing) => (standing === 'unworded' ? heartRows.symptomsNotice : null);

const fitness: Exception = (standing, { one }) =>
  standing === 'unworded' && hasRoute(one, 'heartSport') ? heartRows.fitnessHeartTeam : null;

const bloodPressure: Exception = (standing, { one }) => {
  if (standing === 'unknown' && one.person.isPressureMistyped) return heartRows.pressureMistyped;
  if (!isBelowPraise(standing)) return null;
  if (hasRoute(one, 'pregnant')) return heartRows.pressurePregnant;
  return standing === 'fair' && one.takesBpMedicine ? heartRows.pressureWithMedicine : null;
};

/** With full points for nicotine, weight lowers the score. Only the plan says what to do about it. */
const smokingWeight: Exception = (standing, { one, isCareFirst }) => {
  if (!isBelowPraise(standing)) return null;
  if (one.person.longevity.smoking?.startsWith('former')) return heartRows.smokeFree;
  if (one.le8.components.nicotine !== 100) return null;
  return isCareFirst ? standingWords.quiet : heartRows.weightLowers;
};

/** The usual advice on food can harm people with poor kidneys. */
const diet: Exception = (standing, { isFoodForKidneyTeam }) =>
  isBelowPraise(standing) && isFoodForKidneyTeam ? heartRows.dietKidneyTeam : null;

const bloodTests: Exception = (standing, facts) => {
  if (standing === 'flagged' || standing === 'unscored' || facts.isCareFirst) return null;
  return hasPrediabetes(facts.one) ? textOf(prediabetesWords(facts)) : null;
};

const psychosocial: Exception = (standing) => (standing === 'worthTalk' ? heartRows.moodTalk : null);

const familyEnvironment: Exception = (standing, { one }) =>
  standing === 'worthTalk' && one.enhancers.length === 0 ? heartRows.smokeTalk : null;

const exceptions: Readonly<Partial<Record<CategoryId, Exception>>> = {
  symptoms,
  bloodPressure,
  bloodTests,
  smokingWeight,
  fitness,
  diet,
  psychosocial,
  familyEnvironment,
};
