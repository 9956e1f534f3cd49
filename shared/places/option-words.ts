import type { Question, Quiz } from '#shared/quiz/question.ts';
import * as asked from '#words/asked-health-habits.ts';
import * as words from '#words/place-options.ts';
import { type Help, helpFor } from './help.ts';
import { type Drinks, drinkRows, ownDrinks, schoolRows } from './option-table.ts';

// The size of a drink and the names of schools differ between countries. Stored values are the same everywhere, so no score
// depends on these words. The quiz's own words are those of the US. They are used when the country is unknown, and always on the
// doctor's sheet, in FHIR and on /methods, because their readers may be in another country and compare these answers with others.

/** Amounts of drinks in the order of the answers. */
type Amounts = {
  readonly aWeek: readonly string[];
  /** On a scale whose name says 'a week'. */
  readonly onScale: readonly string[];
};

/** The words in which a country differs. Where a field is empty, the quiz's own words apply. */
export type OptionWords = {
  readonly amounts: Amounts | null;
  /** What counts as one drink. */
  readonly measures: string;
  readonly schools: readonly string[];
};

type Counting = {
  readonly lessThan: (count: number) => string;
  readonly aWeek: (from: number, to: number) => string;
  readonly aWeekOrMore: (from: number) => string;
  readonly onScale: (from: number, to: number) => string;
  readonly orMore: (from: number) => string;
};

const countings: Readonly<Record<Drinks['counted'], Counting>> = {
  drinks: {
    lessThan: () => asked.alcoholOccasional,
    aWeek: words.drinksAWeek,
    aWeekOrMore: words.drinksAWeekOrMore,
    onScale: words.drinks,
    orMore: words.drinksOrMore,
  },
  standardDrinks: {
    lessThan: (count) => (count === 1 ? words.lessThanOneStandardDrink : words.lessThanStandardDrinks(count)),
    aWeek: words.standardDrinksAWeek,
    aWeekOrMore: words.standardDrinksAWeekOrMore,
    onScale: words.standardDrinks,
    orMore: words.standardDrinksOrMore,
  },
  units: {
    lessThan: words.lessThanUnits,
    aWeek: words.unitsAWeek,
    aWeekOrMore: words.unitsAWeekOrMore,
    onScale: words.units,
    orMore: words.unitsOrMore,
  },
};

const amountsOf = ({ counted, upTo }: Drinks): Amounts => {
  const { lessThan, aWeek, aWeekOrMore, onScale, orMore } = countings[counted];
  const [few, ...more] = upTo;
  const between = (say: (from: number, to: number) => string) => more.map((to, at) => say((upTo[at] ?? 0) + 1, to));
  const most = (more.at(-1) ?? 0) + 1;
  return {
    aWeek: [lessThan(few + 1), ...between(aWeek), aWeekOrMore(most)],
    onScale: [lessThan(few + 1), ...between(onScale), orMore(most)],
  };
};

export const optionWordsIn = (help: Help): OptionWords => {
  if (help.kind !== 'one') return { amounts: null, measures: '', schools: [] };
  const { country } = help.place;
  const drinks = ownDrinks.countries.includes(country) ? null : rowFor(drinkRows, country);
  return {
    amounts: drinks && amountsOf(drinks),
    measures: drinks?.measures ?? '',
    schools: rowFor(schoolRows, country)?.labels ?? [],
  };
};

/** The words for an earlier submission, by its time zone. A country that the user chose on a device is never sent. */
export const wordsOfZone = (zone: string | undefined): OptionWords =>
  optionWordsIn(helpFor({ chosen: null, zone, isWindows: false }));

/** The row of the country; for every other country the one that names none. */
const rowFor = <Row extends { readonly countries: string }>(rows: readonly Row[], country: string): Row | null =>
  rows.find(({ countries }) => countries.includes(country)) ?? rows.find(({ countries }) => countries === '') ?? null;

const countedAnswers = ['occasional', 'upTo12', '13to22', '23to32', '33plus'];
const schoolAnswers = ['lessThanHS', 'highSchool', 'someCollege', 'bachelor', 'graduate'];

/** The question in the words of the country. */
export const questionInWords = <Asked extends Question>(
  question: Asked,
  { amounts, measures, schools }: OptionWords,
): Asked => {
  if (question.id === 'education') return labelled(question, schoolAnswers, schools);
  if (question.id !== 'alcoholConsumption' || amounts === null) return question;
  return { ...labelled(question, countedAnswers, amounts.aWeek), subtext: measures, subtextSi: measures };
};

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

export const quizInWords = (quiz: Quiz, inPlace: OptionWords): Quiz => ({
  ...quiz,
  questions: quiz.questions.map((question) => questionInWords(question, inPlace)),
});

const own = amountsOf(ownDrinks);

/** What the words of a country replace, the longest first. */
const replaced = [...own.aWeek, ...own.onScale].sort((one, other) => other.length - one.length);
const replacedText = new RegExp(replaced.map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|'), 'g');

const inPlaceOf = (text: string, { aWeek, onScale }: Amounts): string =>
  aWeek[own.aWeek.indexOf(text)] ?? onScale[own.onScale.indexOf(text)] ?? text;

/** Replaces the amounts in a sentence that quotes an answer, for example from a stored result, by those of the country. */
export const inOptionWords = (sentence: string, { amounts }: OptionWords): string =>
  amounts === null ? sentence : sentence.replace(replacedText, (text) => inPlaceOf(text, amounts));

/** A result, or a part of one, with every sentence in the words of the country. */
export const contentInOptionWords = <Content>(content: Content, inPlace: OptionWords): Content =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? inOptionWords(value, inPlace) : value,
  );
