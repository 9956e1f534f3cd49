import { answersInWords } from '#shared/answers-in-words.ts';
import { languageFrom } from '#shared/contract/language.ts';
import { cardiacQuizId, type QuizId, quizIdFrom, quizRecords } from '#shared/derived-names.ts';
import { likelyText, openPercent } from '#shared/heart/words/risk-words.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { allQuestions } from '#shared/quiz/all-questions.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';
import { type TypedAnswers, typedOf } from '#shared/quiz/units/measured.ts';
import { type Fields, fieldsOf, listOf, textOf } from '#shared/read-unknown.ts';
import { ageRangeText, rangeOf, wholeYears } from '#shared/reading/figures.ts';
import { levelOrder } from '#shared/safety/levels.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import { notEstimated } from '#words/headlines.ts';
import { languageCode } from '#words/language.ts';
import * as verify from '#words/verify.ts';
import { levelByCode, noticeByCode } from './by-code.ts';
import type { SignedContent, SignedFigure, SignedValue, SignedWarning } from './signed-content.ts';

/** What a download of all data says about its results, newest first. Those that were replaced when it was made are left out. */
export const contentOfDownload = async (file: unknown): Promise<SignedContent> => {
  const { submissions, results, accounts } = fieldsOf(fieldsOf(file).parts);
  const sent = listOf(submissions).map(fieldsOf);
  const standing = listOf(results)
    .map(fieldsOf)
    .filter(({ content, replacedBy }) => content !== undefined && replacedBy === undefined)
    .sort((one, other) => textOf(other.submittedAt).localeCompare(textOf(one.submittedAt)));
  const read = await Promise.all(
    standing.map(({ submissionId, ...result }) => {
      const submission = sent.find((one) => one.submissionId === submissionId) ?? {};
      return readResult(result, submission, dayOf(result, submission));
    }),
  );
  const { firstName, lastName } = fieldsOf(listOf(accounts)[0]);
  return {
    name: [textOf(firstName), textOf(lastName)].filter(Boolean).join(' '),
    results: read.flatMap(({ result }) => (result ? [result] : [])),
    warnings: read.flatMap(({ warnings }) => warnings),
    measured: read.flatMap(({ measured }) => measured),
  };
};

/** Where the person was: ages and warnings were worked out on that day. */
const dayOf = ({ submittedAt }: Fields, { timeZone }: Fields): string => {
  const at = new Date(textOf(submittedAt));
  return Number.isNaN(at.getTime()) ? '' : dayInZone(at, textOf(timeZone) || undefined);
};

const readResult = async ({ quiz_id, content }: Fields, submission: Fields, day: string) => {
  const quizId = quizIdFrom(quiz_id);
  const fields = fieldsOf(content);
  const isOwnLanguage = languageFrom(fields.language) === languageCode;
  return {
    result: quizId && { title: quizRecords[quizId].title, day, figures: figuresOf(quizId, fields, isOwnLanguage) },
    warnings: listOf(fields.redFlags).flatMap((flag) => warningOf(fieldsOf(flag), day, isOwnLanguage)),
    measured: quizId ? await measuredIn(quizId, submission, day) : [],
  };
};

const figuresOf = (
  quizId: QuizId,
  { overall_summary, heart }: Fields,
  isOwnLanguage: boolean,
): readonly SignedFigure[] => {
  const said = fieldsOf(overall_summary);
  const ownText = (text: unknown) => textOf(isOwnLanguage && text);
  const reason = ownText(said.notEstimatedReason);
  const level = levelByCode(textOf(said.riskCode)) ?? ownText(said.riskDescriptor);
  const none = reason ? `${notEstimated}. ${reason}` : notEstimated;
  const range = (low: string, high: string) => rangeOf(numberOf(said[low]), numberOf(said[high]));
  if (quizId !== cardiacQuizId) {
    const [age, likely] = [numberOf(said.biologicalAge), range('biologicalAgeLow', 'biologicalAgeHigh')];
    const value = age === null ? none : wholeYears(age);
    return [{ label: verify.age, value, range: likely && ageRangeText(likely) }];
  }
  const [score, likely] = [numberOf(said.cardiacRiskScore), range('cardiacRiskScoreLow', 'cardiacRiskScoreHigh')];
  const side = fieldsOf(heart).rangeOpen;
  const open = side === 'high' || side === 'low' ? side : null;
  return [
    {
      label: verify.risk,
      value: score === null ? none : openPercent(score, open),
      range: likely && likelyText([likely.low, likely.high], open),
    },
    ...(score !== null && level ? [{ label: verify.level, value: level, range: null }] : []),
  ];
};

const warningOf = (
  { level: said, code, message }: Fields,
  day: string,
  isOwnLanguage: boolean,
): readonly SignedWarning[] => {
  const level = levelOrder.find((each) => each === said);
  const text = isOwnLanguage ? null : noticeByCode(textOf(code));
  return level ? [{ level, text: text ?? textOf(message), day }] : [];
};

/** The answers that have a unit: in the words that stand in the file, or in those of this page for a file in another language. */
const measuredIn = async (quizId: QuizId, submission: Fields, day: string): Promise<readonly SignedValue[]> => {
  const quiz = await loadQuiz(quizId);
  const withUnit = allQuestions(quiz).filter(({ unit }) => unit !== undefined);
  const said = listOf(submission.inWords).map((words): SignedValue => {
    const { questionText, valueText } = fieldsOf(words);
    return { label: textOf(questionText), value: textOf(valueText), day };
  });
  if (languageFrom(submission.language) === languageCode)
    return said.filter(({ label }) => withUnit.some(({ text }) => text === label));
  const typed = typedIn(submission);
  const { answers } = answersInWords(quiz, { answers: givenIn(submission), typed, units: null });
  return answers.flatMap(({ questionId, questionText, valueText }, at) => {
    if (!withUnit.some(({ id }) => id === questionId)) return [];
    // A unit that this release does not know: what the person typed stands in the file alone, in the same order.
    const isUnknown = Object.hasOwn(fieldsOf(submission.typed), questionId) && !Object.hasOwn(typed, questionId);
    const inFile = said.length === answers.length ? said[at] : undefined;
    return [isUnknown && inFile ? inFile : { label: questionText, value: valueText, day }];
  });
};

const givenIn = ({ answers }: Fields): Answers =>
  Object.fromEntries(
    Object.entries(fieldsOf(answers)).flatMap(([id, value]): [string, Answer][] => {
      const { ft, in: inches } = fieldsOf(value);
      if (typeof value === 'string' || typeof value === 'number') return [[id, value]];
      return typeof ft === 'number' && typeof inches === 'number' ? [[id, { ft, in: inches }]] : [];
    }),
  );

const typedIn = ({ typed }: Fields): TypedAnswers =>
  Object.fromEntries(
    Object.entries(fieldsOf(typed)).flatMap(([id, one]) => {
      const { text, unit } = fieldsOf(one);
      const known = typeof text === 'string' && typedOf({ text, unit: textOf(unit) });
      return known ? [[id, known]] : [];
    }),
  );

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
