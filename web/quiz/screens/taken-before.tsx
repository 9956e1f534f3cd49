import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { quizDuration } from '#shared/derived-names.ts';
import { retakePages } from '#web/features/paths.ts';
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
      <p className={styles.subtext}>
        You took this quiz {relativeTime(submittedAt, now)}. Your earlier results stay as they are.
      </p>
      {fromLast && (
        <Ways>
          <Way
            name="Start from my last answers"
            hint="About 2 minutes. You check a few lists, and we ask how you feel now."
            to={fromLast(submissionId)}
          />
          <Way name="Continue with nothing filled in" hint={`${quizDuration}.`} onTake={onContinue} />
        </Ways>
      )}
    </>
  );
}
