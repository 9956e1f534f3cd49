import { Link } from 'react-router-dom';
import { AnswerList } from '../answers/answer-list.tsx';
import { ChangedTag } from '../answers/changed-tag.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import styles from './answers-frame.module.css';
import { AnswersFrame, Tally } from './answers-frame.tsx';
import { ChangeBar } from './change-bar.tsx';
import { ChangeNote } from './change-note.tsx';
import type { CorrectionProps } from './correction-props.ts';

type CorrectionListProps = CorrectionProps & {
  /** No answer can be opened. */ isLocked: boolean;
  isSending: boolean;
  onSend: () => void;
};

const lede =
  'Change what was a slip or is no longer true. Your result is then worked out again, and the old one stays in your trend.';

/** All answers by chapter, what was changed on top, and the bar that sends it. */
export function CorrectionList({ own, quiz, changed, lines, place, isLocked, isSending, onSend }: CorrectionListProps) {
  const { submissionId } = own;
  const all = lines.chapters.flatMap((chapter) => chapter.lines);
  const skipped = all.filter(({ value }) => value === null).length;
  const count = changed.changedIds.length;
  const bar = count > 0 && <ChangeBar count={count} isSending={isSending} onUndo={changed.undo} onSend={onSend} />;
  return (
    <AnswersFrame own={own} lede={lede} bar={bar}>
      {count > 0 && (
        <div className={styles.note}>
          <ChangeNote quiz={quiz} changed={changed} now={lines.now} before={lines.before} />
        </div>
      )}
      <Tally
        counts={[
          [all.length - skipped, 'answered'],
          [skipped, 'skipped'],
          ...(count > 0 ? [[count, 'changed'] as const] : []),
        ]}
      />
      {count === 0 && <Ways submissionId={submissionId} hasNumbers={quiz.besides !== undefined} />}
      <AnswerList
        chapters={lines.chapters}
        onOpen={(questionId) => isLocked || place.open(questionId)}
        focusOn={place.line}
        note={({ questionId }) => changed.changedIds.includes(questionId) && <ChangedTag />}
      />
    </AnswersFrame>
  );
}

function Ways({ submissionId, hasNumbers }: { submissionId: string; hasNumbers: boolean }) {
  return (
    <div className={styles.ways}>
      {hasNumbers && (
        <ButtonLink block variant="secondary" to={`/numbers/${submissionId}`}>
          <PlusIcon />
          Add my numbers
        </ButtonLink>
      )}
      <p>
        Has much changed since? <Link to={`/retake/${submissionId}`}>Take the quiz again</Link> with these answers.
      </p>
    </div>
  );
}
