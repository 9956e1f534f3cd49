import { expect } from 'vitest';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import type { Bundle } from '#shared/fhir/resources.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { sheets } from '#tests/features/sheets.ts';
import { openOf, rendered, wordsOf } from '#tests/support/rendered.tsx';
import { ofType } from '#tests/unit/fhir/own-checks.ts';
import { inputOf } from '#tests/unit/fhir/people.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

// Stories of the rules that are prose: for each rule, people on both sides of its limit. The expectations were written
// from the rule's text before any page was composed, so that they check the pages and are not derived from them.

type Told = Readonly<Record<string, Answers[string] | undefined>>;

/** What the text must contain, and what it must not. */
type Expected = { readonly says?: readonly RegExp[]; readonly never?: readonly RegExp[] };

export type ProseStory = {
  readonly who: string;
  readonly habits?: Told;
  readonly heart?: Told;
  /** The day of the other quiz's answers, YYYY-MM-DD. Without it, they are from today. */
  readonly otherOn?: string;
  /** The quiz of the page; both if it is left out. */
  readonly quiz?: QuizId;
  /** The page before anything is pressed, and with every fold. */
  readonly open?: Expected;
  readonly page?: Expected;
  readonly mail?: Expected;
  readonly sheet?: Expected;
  readonly fhir?: Expected;
};

export const today = '2026-11-28';
export const heartPage: QuizId = cardiacQuizId;
export const habitsPage: QuizId = productQuizId;

const { cardiac_health: cast } = readVectors('personas');
const well: { readonly longevityAnswers: Answers; readonly answers: Answers } = cast.average45F;

const born = (age: number): Told => ({ birthdate: `${2026 - age}-01-01` });
export const woman = (age: number, more: Told = {}): Told => ({ ...born(age), gender: 'female', ...more });
export const man = (age: number, more: Told = {}): Told => ({ ...born(age), gender: 'male', ...more });
export const pressure = (systolic: number, diastolic: number): Told => ({
  ...{ bpReading: 'numbers', bpBand: undefined, bpSystolic: String(systolic), bpDiastolic: String(diastolic) },
});
export const pain = (chestPain: string, chestPainContext: string): Told => ({ chestPain, chestPainContext });

const given = (answers: Told): Answers =>
  Object.fromEntries(Object.entries(answers).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])));

/** Both quizzes of a story's person, who is well except for what the story says. */
export const answersOf = ({ habits, heart }: ProseStory): { longevity: Answers; heart: Answers } => ({
  longevity: given({ ...well.longevityAnswers, pregnancyNow: 'no', ...habits }),
  heart: given({ ...well.answers, pregnancyNow: 'no', ...heart }),
});

/** One spelling of quotation marks and spaces, so that a story can be written as it is typed. */
export const plain = (text: string): string => text.replaceAll('’', "'").replace(/[\s\u00A0]+/g, ' ');

const holds = (what: string, texts: readonly string[], { says = [], never = [] }: Expected): void => {
  for (const raw of texts) {
    const text = plain(raw);
    for (const words of says) expect(text, what).toMatch(words);
    for (const words of never) expect(text, what).not.toMatch(words);
  }
};

/** What a document says to people, as HTML. */
const narrativesOf = (document: Bundle): string =>
  ofType(document, 'Composition')
    .flatMap(({ title, text, section }) => [{ title, text }, ...section])
    .map(({ title, text }) => `<h2>${title}</h2>${text.div}`)
    .join('');

/** Reads every page, mail, sheet for a clinician and document of a story. */
export const holdsTrue = (story: ProseStory): void => {
  const { longevity, heart } = answersOf(story);
  for (const quizId of [habitsPage, heartPage]) {
    if (story.quiz !== undefined && story.quiz !== quizId) continue;
    const one = rendered(story.who, quizId, { longevity, heart, today, otherOn: story.otherOn });
    if (story.open) holds(`${quizId}, open`, [wordsOf(openOf(one.markup))], story.open);
    if (story.page) holds(quizId, [one.page], story.page);
    if (story.mail) holds(`mail of ${quizId}`, one.mailTexts.slice(1), story.mail);
  }
  if (story.sheet) {
    const days = { longevity: today, heart: story.otherOn ?? today };
    const both = {
      longevity: { answers: longevity, day: days.longevity },
      heart: { answers: heart, day: days.heart },
      today,
    };
    holds(
      'sheet',
      sheets.map((sheetOf) => sheetOf(both)),
      story.sheet,
    );
  }
  if (story.fhir) {
    const sent = { longevityAt: `${today}T09:30:00.000Z`, heartAt: `${today}T09:30:00.000Z` };
    holds('document', [wordsOf(narrativesOf(bundleOf(inputOf({ longevity, heart, sent }))))], story.fhir);
  }
};
