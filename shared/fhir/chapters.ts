import { asks, isAccountQuestion, type Question, type Quiz } from '#shared/quiz/question.ts';

/** A title of the quiz, and the questions under it that are about the person and not the account. */
type Chapter = { readonly title: Question; readonly questions: readonly Question[] };

export const myNumbersGroup = { linkId: 'my-numbers', text: 'My numbers, from a report' } as const;

/** In the order of the quiz. A title without such a question is left out. */
export const sectionsOf = (quiz: Quiz): readonly Chapter[] => {
  const chapters: { title: Question; questions: Question[] }[] = [];
  for (const question of quiz.questions) {
    if (question.type === 'section-title') chapters.push({ title: question, questions: [] });
    else if (asks(question) && !isAccountQuestion(question)) chapters.at(-1)?.questions.push(question);
  }
  return chapters.filter(({ questions }) => questions.length > 0);
};
