import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { retakePages } from '#web/features/paths.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/taken-before.ts';
import { relativeTime, useNow } from '../../ui/relative-time.ts';
import { Way, Ways } from '../../ui/ways.tsx';
import styles from '../quiz.module.css';

type TakenBeforeProps = { newest: Pick<SubmissionRow, 'submissionId' | 'submittedAt'>; onContinue: () => void };

/**
 * What the intro shows to a user who has taken the quiz before: two ways, where a feature starts from the last answers.
 * Continue takes the quiz again.
 */
export function TakenBefore({ newest: { submissionId, submittedAt }, onContinue }: TakenBeforeProps) {
  const now = useNow();
  const [fromLast] = retakePages;
  return (
    <>
      <p className={styles.subtext}>{words.takenBefore(relativeTime(submittedAt, now))}</p>
      {fromLast && (
        <Ways>
          <Way name={words.fromLastAnswers} hint={words.fromLastAnswersAbout} to={fromLast(submissionId)} />
          <Way name={words.nothingFilledIn} hint={words.takes(labels.quizDuration)} onTake={onContinue} />
        </Ways>
      )}
    </>
  );
}
