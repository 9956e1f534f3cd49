import type { Question } from '#shared/quiz/question.ts';

export const whyTitle = 'Why we ask';

/** The reason for a question, with its source. */
export function Why({ why, citation }: Pick<Question, 'why' | 'citation'>) {
  return (
    <>
      <p>{why}</p>
      {citation && <p>Source: {citation}</p>}
    </>
  );
}
