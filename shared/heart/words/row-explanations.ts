import type { CategoryItem } from '#shared/contract/result.ts';
import type { CategoryId } from '#shared/heart/evidence/categories.ts';
import type { HeartCategory } from '#shared/heart/findings/categories.ts';
import { hasPrediabetes } from '#shared/heart/findings/sugar.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { paragraph } from '#shared/words/phrases.ts';
import type { Sentence, Speaker } from '#shared/words/sentences.ts';
import * as words from '#words/heart-answers.ts';
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
  enhancers.length > 0 &&
  'Some of your answers mean your real risk may be higher. We list them with your number but don’t add them to it.';

/** The row's sentence where the usual ones would be untrue or unsafe for this person; null when they apply. */
const fittingSentence = (id: CategoryId, standing: RowStanding, facts: HeartFacts): string | null =>
  exceptions[id]?.(standing, facts) ?? null;

type Exception = (standing: RowStanding, facts: HeartFacts) => string | null | undefined;

const isBelowPraise = (standing: RowStanding): boolean => standing === 'fair' || standing === 'weak';

/** A flag about pulse, a device or weight is not one of this row's symptoms, but saying 'no sign' would contradict it. */
const symptoms: Exception = (standing) =>
  standing === 'unworded' ? 'Please read the notice on this page first.' : null;

const fitness: Exception = (standing, { one }) =>
  standing === 'unworded' && hasRoute(one, 'heartSport')
    ? 'Your heart team can tell you how hard you may train.'
    : null;

const bloodPressure: Exception = (standing, { one }) => {
  if (standing === 'unknown' && one.person.isPressureMistyped)
    return 'The bottom number you entered isn’t lower than the top one, so we used neither. Please check them.';
  if (!isBelowPraise(standing)) return null;
  if (hasRoute(one, 'pregnant')) return 'Tell your maternity team about this. They know what’s right for you now.';
  return standing === 'fair' && one.takesBpMedicine
    ? 'A reading with medicine scores a little less than one without. Ask whether you’ve reached your goal.'
    : null;
};

/** With full points for nicotine, weight lowers the score. Only the plan says what to do about it. */
const smokingWeight: Exception = (standing, { one, isCareFirst }) => {
  if (!isBelowPraise(standing)) return null;
  if (one.person.longevity.smoking?.startsWith('former')) return 'Staying smoke-free counts here.';
  if (one.le8.components.nicotine !== 100) return null;
  return isCareFirst ? standingWords.quiet : 'Your weight for your height lowers this score.';
};

/** The usual advice on food can harm people with poor kidneys. */
const diet: Exception = (standing, { isFoodForKidneyTeam }) =>
  isBelowPraise(standing) && isFoodForKidneyTeam
    ? 'Ask your kidney team what you can eat and drink. The usual advice may not be right for you.'
    : null;

const bloodTests: Exception = (standing, facts) => {
  if (standing === 'flagged' || standing === 'unscored' || facts.isCareFirst) return null;
  return hasPrediabetes(facts.one) ? textOf(prediabetesWords(facts)) : null;
};

const psychosocial: Exception = (standing) =>
  standing === 'worthTalk' ? 'Tell a doctor how you’ve been feeling lately.' : null;

const familyEnvironment: Exception = (standing, { one }) =>
  standing === 'worthTalk' && one.enhancers.length === 0 ? 'Mention the smoke at home to a doctor or nurse.' : null;

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
