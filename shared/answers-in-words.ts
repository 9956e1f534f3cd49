import { bandUnits } from '#shared/heart/words/band-units.ts';
import { bandWords } from '#shared/quiz/band-words.ts';
import {
  type Answer,
  type Answers,
  asks,
  isAccountQuestion,
  type Option,
  type Question,
  type QuestionUnit,
  type Quiz,
} from '#shared/quiz/question.ts';
import { type Typed, type TypedAnswers, valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { preferredUnit } from '#shared/quiz/units/unit-preference.ts';
import { unitOf, unitsOf } from '#shared/quiz/units/units.ts';
import { visibleQuestions } from '#shared/quiz/visible.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import { inUnit } from '#shared/words/answer-words.ts';
import * as words from '#words/units.ts';

type Asked = { readonly questionId: string; readonly section: string; readonly questionText: string };
export type AnswerInWords = Asked & { readonly value: Answer; readonly valueText: string; readonly typed?: Typed };

export type Given = {
  readonly answers: Answers;
  readonly typed?: TypedAnswers | undefined;
  /** Null until the person has chosen: then values stand in the first unit unless they were typed in another one. */
  readonly units: UnitPreference | null;
};

/** What was answered and what was skipped, in the order of the quiz, in the words of the version that was asked. */
export const answersInWords = (
  quiz: Quiz,
  given: Given,
): { readonly answers: readonly AnswerInWords[]; readonly skipped: readonly Asked[] } => {
  const shown = visibleQuestions(quiz, given.answers).filter(
    (question) => asks(question) && !isAccountQuestion(question),
  );
  const skipped = shown.filter(({ id }) => !Object.hasOwn(given.answers, id)).map(asked);
  const answers = [...shown, ...(quiz.besides ?? [])].flatMap((question) => {
    const value = Object.hasOwn(given.answers, question.id) ? given.answers[question.id] : undefined;
    if (value === undefined) return [];
    const typed = given.typed?.[question.id];
    return [{ ...asked(question), value, valueText: answerText(question, value, given), ...(typed && { typed }) }];
  });
  return { answers, skipped };
};

const asked = ({ id, section, text }: Question): Asked => ({ questionId: id, section, questionText: text });

/** One answer as the person reads it: the option's words, or what they typed with its unit. */
const answerText = (question: Question, answer: Answer, { typed, units }: Omit<Given, 'answers'>): string => {
  if (question.type === 'multiple-choice') return optionText(question.id, question.options, answer, units);
  if (question.sliderLabels) return question.sliderLabels[Number(answer) - 1] ?? String(answer);
  if (question.type === 'date') return dayWords(String(answer));
  const written = typed?.[question.id];
  if (written) return typedText(written);
  const code = units ? preferredUnit(question, units) : undefined;
  const value = code && valueIn(question, answer, code);
  if (code && value !== undefined && value !== null) return writeWithUnit(code, value);
  return plainText(question, answer, units);
};

/** The label of an option, in metric units where the person has chosen them. Bands of blood values carry their unit. */
const optionText = (id: string, options: readonly Option[], answer: Answer, units: UnitPreference | null): string => {
  const option = options.find(({ value }) => value === answer);
  if (!option) return String(answer);
  const { band, label, labelSi } = option;
  const isSi = labelSi !== undefined && units !== null && isMetric(id, units);
  const unit = band && bandUnits[id]?.[isSi ? 1 : 0];
  if (!unit) return isSi ? labelSi : label;
  const [first, metric = first] = band;
  return bandWords([isSi ? metric : first], [unit]);
};

const isMetric = (id: string, { labs, a1c, weight }: UnitPreference): boolean => {
  if (id === 'a1cBand') return a1c === 'mmolmol';
  return bandUnits[id] ? labs === 'mmol' : weight === 'kg';
};

/** The value with its unit, unless the person typed one. */
const typedText = ({ text, unit }: Typed): string => {
  if (/[\p{L}%'"′″’]/u.test(text)) return text;
  const { parts, label } = unitOf(unit);
  if (parts) return withParts(text, parts.labels);
  return label === '%' ? `${text}%` : `${text} ${label}`;
};

/** '5 11' as '5 ft 11 in'. */
const withParts = (text: string, [big, small]: readonly [string, string]): string => {
  const [first, second] = text.trim().split(/\s+/);
  return second === undefined ? `${first} ${big}` : `${first} ${big} ${second} ${small}`;
};

const plainText = (question: Question, answer: Answer, units: UnitPreference | null): string => {
  if (typeof answer === 'object') return 'ft' in answer ? words.feetAndInches(answer.ft, answer.in) : '';
  const unit = unitShown(question, units);
  return unit ? inUnit(answer, unit) : String(answer);
};

/** The unit that the screen of the question shows: where none needs converting, glasses in place of cups. */
const unitShown = (question: Question, units: UnitPreference | null): QuestionUnit | undefined => {
  const isOnlyAName = unitsOf(question).length === 0 && units !== null && units.weight !== 'lb';
  return isOnlyAName ? (question.unitSi ?? question.unit) : question.unit;
};
