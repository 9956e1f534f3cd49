import type { Question } from '#shared/quiz/question.ts';
import { notices } from '#shared/safety/notices.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { quizzes } from '#tests/support/quizzes.ts';

/** Every screen of both quizzes. */
export const screens: readonly Question[] = Object.values(quizzes).flatMap(
  ({ intro, privacy, questions, besides = [] }) => [intro, ...(privacy ? [privacy] : []), ...questions, ...besides],
);

/*
 * Words that read above grade 6 and stay as they are, because the clinical reference has them word for word
 * (tests/vectors/quizzes.json and safety.json; tests/unit/quizzes/quizzes.test.ts and tests/unit/safety/words.test.ts hold them to
 * it). To shorten one is for the clinician who signs the reference. Each is named with what makes it hard.
 */
const study = 'It says what a cited study found, in the study’s own words for it.';
const relatives = 'It names the relatives, the ages and the illnesses that count, and needs each.';
const servings = 'It names what counts; a shorter list would change the answer.';

/** By the question's id. */
export const fixedQuestions: Readonly<Record<string, string>> = {
  'health-title': study,
  ethnicity: 'The answers are names of peoples.',
  education: study,
  familyHistory: relatives,
  'nutrition-title': study,
  processedFoodServings: servings,
  exerciseFrequency: servings,
  'sleep-title': study,
  lifeOutlook: 'Five answers of a published scale.',
  'symptoms-title': 'Three signs and three emergency numbers in the sentence that must be read.',
  moderateMinutes: 'Moderately active is the term of the score that it counts for.',
  familyPrematureCvd: relatives,
  pregnancyHistory: 'It names five things that count, and needs each.',
};

const call = 'It names each sign that asks for the emergency number; none may be left out.';

/** By the notice's code. */
export const fixedNotices: Readonly<Record<string, string>> = {
  alcoholStop: call,
  eatingLines: 'The names of helplines and of what to look for there; each is needed as it is.',
  maybePregnant: 'One sentence for three kinds of advice; each of them must be there.',
  notEmergency: 'Three emergency numbers with their countries.',
  suggestSeeClinician: 'One sentence that names four signs; none may be left out.',
};

/** By the flag's code. */
export const fixedFlags: Readonly<Record<string, string>> = {
  aorticPain: call,
  suddenlyUnwell: call,
  pregnancyDanger: call,
  anginaPattern: call,
  pregnancyBp: call,
  eatingUrgent: call,
  kidneyVeryLow: call,
  sugarVeryHigh: call,
};

const isFixed = (list: Readonly<Record<string, string>>, code: string) => Object.hasOwn(list, code);

const fixedTexts: readonly string[] = [
  ...screens
    .filter(({ id }) => isFixed(fixedQuestions, id))
    .flatMap(({ text, subtext, subtextSi, why }) => [text, subtext, subtextSi, why]),
  ...notices.filter(({ code }) => isFixed(fixedNotices, code)).map(({ text }) => text),
  ...redFlags.filter(({ code }) => isFixed(fixedFlags, code)).map(({ message }) => message),
].flatMap((text) => text ?? []);

/** The rest of a text. */
export const withoutFixedWords = (text: string): string =>
  fixedTexts.reduce((rest, fixed) => rest.replaceAll(fixed, ' '), text);
