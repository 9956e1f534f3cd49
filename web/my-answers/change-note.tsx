import type { Quiz } from '#shared/quiz/question.ts';
import { answerName } from '../answers/question-names.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Changed } from './changes.ts';

type ChangeNoteProps = {
  quiz: Quiz;
  changed: Changed;
  /** An answer in words; null where there is none. */
  now: (questionId: string) => string | null;
  before: (questionId: string) => string | null;
};

/** What was changed, and which questions came or went with it. */
export function ChangeNote({ quiz, changed, now, before }: ChangeNoteProps) {
  const { changedIds, dropped, opened } = changed;
  const count = changedIds.length;
  const gone = dropped.filter((id) => before(id) !== null);
  const names = namesIn(quiz);
  return (
    <Notice
      tone="plain"
      icon={CheckIcon}
      title={`${count === 1 ? 'One answer' : `${count} answers`} changed, not sent yet`}
    >
      <ul>
        {changedIds
          .filter((id) => !dropped.includes(id))
          .map((id) => (
            <li key={id}>
              {names([id])}: {now(id) ?? 'skipped'}. It was {before(id) ?? 'skipped'}.
            </li>
          ))}
      </ul>
      {gone.length > 0 && <p>No longer asked, and left out: {names(gone)}.</p>}
      {opened.length > 0 && <p>Asked because of it: {names(opened)}.</p>}
    </Notice>
  );
}

const namesIn = (quiz: Quiz) => {
  const questions = [...quiz.questions, ...(quiz.besides ?? [])];
  return (ids: readonly string[]): string =>
    ids
      .flatMap((id) => {
        const question = questions.find((each) => each.id === id);
        return question ? [answerName(question)] : [];
      })
      .join(', ');
};
