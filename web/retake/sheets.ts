import type { RetakeRule } from '#shared/quiz/derive.ts';
import { asks, isAccountQuestion } from '#shared/quiz/kinds.ts';
import type { Answers, Question, Quiz } from '#shared/quiz/question.ts';
import { visibleQuestions } from '#shared/quiz/visible.ts';

/** One chapter on a sheet. `asked` are the questions that are never taken over: they are answered on the sheet itself. */
type SheetChapter = { id: string; kept: readonly Question[]; asked: readonly Question[] };
export type Sheet = readonly SheetChapter[];

/** Longer sheets are hard to look over on a phone. Our judgement. */
const questionsPerSheet = 14;

/**
 * The questions of a retake in the order of the quiz, chapter by chapter. Short chapters that follow each other share a
 * sheet, so that an unchanged person has few of them.
 */
export const sheetsOf = (quiz: Quiz, rules: readonly RetakeRule[], answers: Answers): Sheet[] => {
  const anew = new Set(rules.flatMap(({ how, questions }) => (how === 'askedAnew' ? questions : [])));
  const numbers = (quiz.besides ?? []).filter(({ id }) => Object.hasOwn(answers, id));
  const shown = [...visibleQuestions(quiz, answers), ...numbers].filter(
    (question) => asks(question) && !isAccountQuestion(question),
  );
  const chapters = [...Map.groupBy(shown, ({ section }) => section)].map(([id, questions]) => ({
    id,
    kept: questions.filter((question) => !anew.has(question.id)),
    asked: questions.filter((question) => anew.has(question.id)),
  }));
  const sheets: SheetChapter[][] = [];
  for (const chapter of chapters) {
    const last = sheets.at(-1);
    if (last && sizeOf([...last, chapter]) <= questionsPerSheet) last.push(chapter);
    else sheets.push([chapter]);
  }
  return sheets;
};

const sizeOf = (sheet: Sheet): number => sheet.reduce((size, { kept, asked }) => size + kept.length + asked.length, 0);

export const unansweredIn = (sheet: Sheet, answers: Answers): readonly Question[] =>
  sheet.flatMap(({ asked }) => asked.filter(({ id }) => !Object.hasOwn(answers, id)));
