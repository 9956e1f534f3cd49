import type { CategoryItem } from '#shared/contract/result.ts';
import type { CategoryId } from '#shared/heart/evidence/categories.ts';
import type { HeartCategory } from '#shared/heart/findings/categories.ts';
import type { Sentence, Speaker } from '#shared/words/sentences.ts';
import type { HeartFacts } from './heart-facts.ts';
import { list, paragraph, quoted } from './prose-slots.ts';
import { fittingSentence } from './row-exceptions.ts';
import { type RowStanding, rowLabel, rowScore, rowStanding, stepsAbout } from './row-standing.ts';
import { type RowWords, rowWords, standingWords } from './row-words.ts';
import { answerOf, type MeasuredRef, measured, type QuestionRef } from './user-answers.ts';

/** The nine rows of the result, each with the answers behind it and what they mean. */
export const rowsOf = (facts: HeartFacts, speaker: Speaker): CategoryItem[] =>
  facts.score.categories.map((row) => {
    const standing = rowStanding(row, facts);
    return {
      id: row.id,
      title: row.title,
      descriptor: rowLabel(row, standing, facts),
      score: rowScore(row, standing),
      ...explain(row, standing, facts, speaker),
      ...(standing === 'planned' ? { planSteps: stepsAbout(row.id, facts) } : {}),
    };
  });

type Explained = Pick<CategoryItem, 'explanationParagraph' | 'inShort'>;

/** What the answers mean, alone and after the answers themselves. */
const explain = ({ id }: HeartCategory, standing: RowStanding, facts: HeartFacts, { say }: Speaker): Explained => {
  const fixed = standingWords[standing];
  const words: RowWords = rowWords[id];
  if (fixed) {
    const inShort = fittingSentence(id, standing, facts) ?? fixed;
    return { explanationParagraph: paragraph(!silent.has(standing) && told(id, facts), inShort), inShort };
  }
  const inShort = say(`row.${id}`, ...named(offersOf(id, standing, facts)));
  return { explanationParagraph: paragraph(told(id, facts), inShort, words.note), inShort };
};

/** Beside a warning no choice is left. */
const offersOf = (id: CategoryId, standing: RowStanding, facts: HeartFacts): RowWords['fair'] => {
  const words = rowWords[id];
  const usual = standing === 'praised' ? words.praised : standing === 'weak' ? words.weak : words.fair;
  const fitting = fittingSentence(id, standing, facts);
  if (fitting !== null) return [fitting];
  return facts.isCareFirst ? [usual[0]] : usual;
};

/** Nothing of the answers is repeated where it could hurt. */
const silent: ReadonlySet<RowStanding> = new Set(['unknown', 'unscored', 'quiet']);

const named = ([first, ...others]: readonly [string, ...string[]]): [Sentence, ...Sentence[]] => [
  { id: 'a', text: first },
  ...others.map((text, at) => ({ id: `${at + 2}`, text })),
];

const told = (id: CategoryId, facts: HeartFacts): string | false => {
  const { person } = facts.one;
  if (id === 'familyEnvironment') return enhancersTold(facts);
  const answers = rowWords[id].answers.flatMap(({ name, ask }) => {
    const answer = isMeasured(ask) ? measured[ask](person) : answerOf(person, ask);
    return answer ? [`${name} (${quoted(answer)})`] : [];
  });
  return answers.length > 0 && `You told us: ${list(answers)}.`;
};

const isMeasured = (ask: QuestionRef | MeasuredRef): ask is MeasuredRef => Object.hasOwn(measured, ask);

const enhancersTold = ({ one: { enhancers } }: HeartFacts): string | false =>
  enhancers.length > 0 &&
  'Some of your answers are reasons why the real risk may be higher. They are listed beside the score and not added to it.';
