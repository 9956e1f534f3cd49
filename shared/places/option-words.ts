import type { Question, Quiz } from '#shared/quiz/question.ts';
import { type Help, helpFor } from './help.ts';
import { drinkRows, schoolRows } from './option-table.ts';

// The size of a drink and the names of schools differ between countries. Stored values are the same everywhere, so no score
// depends on these words. The quiz's own words are those of the US. They are used when the country is unknown, and always on the
// doctor's sheet, in FHIR and on /methods, because their readers may be in another country and compare these answers with others.

/** The words in which a country differs. Where a field is empty, the quiz's own words apply. */
export type OptionWords = {
  readonly amounts: readonly string[];
  /** What counts as one drink. */
  readonly measures: string;
  readonly schools: readonly string[];
};

export const optionWordsIn = (help: Help): OptionWords => {
  if (help.kind !== 'one') return { amounts: [], measures: '', schools: [] };
  const { country } = help.place;
  const isOwn = drinkRows[0]?.split('|')[0]?.includes(country);
  const drinks = isOwn ? [] : wordsIn(drinkRows, country);
  return { amounts: drinks.slice(0, -1), measures: drinks.at(-1) ?? '', schools: wordsIn(schoolRows, country) };
};

/** The words for an earlier submission, by its time zone. A country that the user chose on a device is never sent. */
export const wordsOfZone = (zone: string | undefined): OptionWords =>
  optionWordsIn(helpFor({ chosen: null, zone, isWindows: false }));

const wordsIn = (rows: readonly string[], country: string): readonly string[] => {
  const named = rows.find((row) => row.split('|')[0]?.includes(country)) ?? rows.find((row) => row.startsWith('|'));
  return named?.split('|').slice(1) ?? [];
};

const countedAnswers = ['occasional', 'upTo12', '13to22', '23to32', '33plus'];
const schoolAnswers = ['lessThanHS', 'highSchool', 'someCollege', 'bachelor', 'graduate'];

/** The question in the words of the country. */
export const questionInWords = <Asked extends Question>(
  question: Asked,
  { amounts, measures, schools }: OptionWords,
): Asked => {
  if (question.id === 'education') return labelled(question, schoolAnswers, schools);
  if (question.id !== 'alcoholConsumption' || amounts.length === 0) return question;
  return { ...labelled(question, countedAnswers, amounts.map(aWeek)), subtext: measures, subtextSi: measures };
};

/** '33 drinks or more' as '33 drinks a week or more'. */
const aWeek = (amount: string): string => amount.replace(/( or more)?$/, ' a week$1');

const labelled = <Asked extends Question>(
  question: Asked,
  answers: readonly string[],
  labels: readonly string[],
): Asked => ({
  ...question,
  options: question.options?.map((option) => ({
    ...option,
    label: labels[answers.indexOf(option.value)] ?? option.label,
  })),
});

export const quizInWords = (quiz: Quiz, words: OptionWords): Quiz => ({
  ...quiz,
  questions: quiz.questions.map((question) => questionInWords(question, words)),
});

const ownAmounts = drinkRows[0]?.split('|').slice(1) ?? [];
const quotedAmount = new RegExp(ownAmounts.join('|').replace(' or more', '( a week)? or more'), 'g');

/** A limit in our advice, counted in the quiz's own drinks. */
const limitOfAdvice = /\b(?:7|14|Eight or more) drinks a week(?! \()/g;

/**
 * Replaces the amounts in a sentence that quotes an answer, for example from a stored result, by those of the country. A limit in
 * our advice keeps its number and adds the size of its drink: a drink in Japan is larger, so the number alone would allow more
 * alcohol.
 */
export const inOptionWords = (sentence: string, { amounts }: OptionWords): string =>
  amounts.length === 0
    ? sentence
    : sentence
        .replace(quotedAmount, (quoted: string, week = '') => {
          const amount = amounts[ownAmounts.indexOf(quoted.replace(week, ''))];
          return amount === undefined ? quoted : amount.replace(/(?= or more)/, week);
        })
        .replace(limitOfAdvice, '$& (of 14 g of alcohol each)');

/** A result, or a part of one, with every sentence in the words of the country. */
export const contentInOptionWords = <Content>(content: Content, words: OptionWords): Content =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? inOptionWords(value, words) : value,
  );
