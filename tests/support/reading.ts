import type { Question } from '#shared/quiz/question.ts';
import { notices } from '#shared/safety/notices.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { quizzes } from './quizzes.ts';

/**
 * Flesch-Kincaid grade of running text: 0.39 words per sentence + 11.8 syllables per word - 15.59. Grade 6 is an age of about 11.
 * Titles and labels, which end without a full stop, question or exclamation mark, do not count: they would shorten the mean
 * sentence. `titleGrade` measures titles.
 */
export const readingGrade = (texts: string | readonly string[]): number =>
  gradeOf([texts].flat().flatMap((text) => text.match(/[^.?!]+[.?!]+(?=\s|$|”|’|\))/g) ?? []));

/** The grade of a title, read as one sentence. */
export const titleGrade = (title: string): number => gradeOf([title]);

const gradeOf = (sentences: readonly string[]): number => {
  const spoken = sentences.filter((sentence) => /[a-z]/i.test(sentence));
  const words = spoken.join(' ').match(/[a-z’'-]*[a-z][a-z’'-]*/gi) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / spoken.length) + 11.8 * (syllables / words.length) - 15.59;
};

/** Groups of vowels, without a silent final e. */
const syllablesIn = (word: string): number => {
  const bare = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^laeiouy]e|[^td]ed)$/, (end) => end[0] ?? '');
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 1);
};

/**
 * Terms that a question or a notice needs, each with the reason. Their syllables do not make a sentence harder for the reader
 * whom it concerns, so a grade is measured with a short word in their place.
 */
export const medicalTerms: Readonly<Record<string, string>> = {
  cholesterol: 'It stands on the report and on the medicine’s leaflet; there is no plain word.',
  medicine: 'Shorter words for it (drug, pill) mean less or something else.',
  apixaban: 'The name on the box.',
  rivaroxaban: 'The name on the box.',
  edoxaban: 'The name on the box.',
  dabigatran: 'The name on the box.',
  'atrial fibrillation': 'The name of the illness on a doctor’s letter.',
  'rheumatoid arthritis': 'The name of the illness on a doctor’s letter.',
  psoriasis: 'The name of the illness on a doctor’s letter.',
  'inflammatory bowel disease': 'The name of the illness on a doctor’s letter; irritable bowel is another.',
  inflammation: 'What the listed illnesses have in common.',
  seizure: 'A fit may be read as anger.',
  clinician: 'Doctor would leave out nurses, midwives and pharmacists.',
};

const anyTerm = new RegExp(`\\b(?:${Object.keys(medicalTerms).join('|')})s?\\b`, 'gi');

/** The text with a word of one syllable in place of each accepted term. */
export const withoutMedicalTerms = (text: string): string => text.replace(anyTerm, 'term');

export const usesTerm = (text: string, term: string): boolean => text.toLowerCase().includes(term);

/** Every screen of both quizzes. */
export const screens: readonly Question[] = Object.values(quizzes).flatMap(
  ({ intro, privacy, questions, besides = [] }) => [intro, ...(privacy ? [privacy] : []), ...questions, ...besides],
);

/*
 * Texts that read above grade 6 and stay so, because the clinical reference has them word for word
 * (tests/vectors/quizzes.json and safety.json; tests/unit/quizzes/quizzes.test.ts and tests/unit/safety/words.test.ts hold them to
 * it). Only the clinician who signs the reference may shorten one. Each has the reason why it is hard.
 */
const study = 'It says what a cited study found, in the study’s own words for it.';
const relatives = 'It names the relatives, the ages and the illnesses that count, and needs each.';
const servings = 'It names what counts; a shorter list would change the answer.';

/** By the question's id. */
export const fixedQuestions: Readonly<Record<string, string>> = {
  ethnicity: 'The answers are names of peoples.',
  education: study,
  familyHistory: relatives,
  'nutrition-title': study,
  processedFoodServings: servings,
  exerciseFrequency: servings,
  lifeOutlook: 'Five answers of a published scale.',
  moderateMinutes: 'Moderately active is the term of the score that it counts for.',
  familyPrematureCvd: relatives,
  pregnancyHistory: 'It names five things that count, and needs each.',
};

const call = 'It names each sign that asks for the emergency number; none may be left out.';

/** By the notice's code. */
export const fixedNotices: Readonly<Record<string, string>> = {
  alcoholStop: call,
  notEmergency: 'It says what a result is not, and what to do in an emergency.',
  sickDay: call,
};

/** By the flag's code. */
export const fixedFlags: Readonly<Record<string, string>> = {
  aorticPain: call,
  pregnancyDanger: call,
  anginaPattern: call,
  pregnancyBp: call,
  eatingUrgent: call,
  anginaKnown: call,
  pregnancyBreath: call,
  pregnancyFats: call,
  pregnancyKidney: call,
};

/** By the level. */
export const fixedLevels: Readonly<Record<string, string>> = {
  urgent: '“Tomorrow” is a long word for a short time; no other names the day.',
};

const isListed = (list: Readonly<Record<string, string>>, code: string) => Object.hasOwn(list, code);

const fixedTexts: readonly string[] = [
  ...screens
    .filter(({ id }) => isListed(fixedQuestions, id))
    .flatMap(({ text, subtext, subtextSi, why }) => [text, subtext, subtextSi, why]),
  ...notices.filter(({ code }) => isListed(fixedNotices, code)).map(({ words }) => textOf(words)),
  ...redFlags.filter(({ code }) => isListed(fixedFlags, code)).map(({ words }) => textOf(words)),
].flatMap((text) => text ?? []);

/** The text without the fixed texts. */
export const withoutFixedWords = (text: string): string =>
  fixedTexts.reduce((rest, fixed) => rest.replaceAll(fixed, ' '), text);

const sentencesIn = (text: string): string[] => text.split(/(?<=[.?!][”’)]?)\s+/);
const fixedSentences: ReadonlySet<string> = new Set(fixedTexts.flatMap(sentencesIn));

/** Whether each sentence of a text is a whole sentence of a fixed text. */
export const isFixed = (text: string): boolean => sentencesIn(text).every((sentence) => fixedSentences.has(sentence));

/**
 * Counts the words of running text that are visible in a part of a page, without folds, drawings and buttons. It runs in the
 * page. `isUpToFirstFold`: only those before the first fold. The first words of a step are open, although they open its fold.
 */
export const countOpenWords = (part: Element, isUpToFirstFold?: unknown): number => {
  const spare =
    'button, summary:not(li > details > summary), svg, time, footer nav, [aria-hidden="true"], dialog, a[href^="tel:"]';
  const firstFold = part.querySelector('details');
  const isForScreenReaders = (one: Element): boolean =>
    one.clientWidth === 1 || (one.parentElement !== null && one !== part && isForScreenReaders(one.parentElement));
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let words = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder || holder.closest(spare) || holder.closest('details:not([open])')) continue;
    if (!holder.checkVisibility() || holder.closest('h1') || isForScreenReaders(holder)) continue;
    const isAfter = firstFold && firstFold.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isUpToFirstFold && isAfter) continue;
    words += (node.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  return words;
};
