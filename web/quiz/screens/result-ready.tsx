import { useStore } from 'zustand';
import { useSubmissions } from '../../api/use-account.ts';
import { type Progress, progressOf } from '../../api/waiting.ts';
import { serverNow } from '../../session/server-clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useSubmissionOf } from '../outbox/taken.ts';
import type { QuizRun } from '../quiz-run.ts';
import styles from './result-ready.module.css';

type Coming = { submissionId: string; progress: Progress };

/** How far the result of this quiz run is; null while its answers have not been taken. */
export function useComingResult(run: QuizRun): Coming | null {
  const submissionId = useSubmissionOf(useStore(run.store, ({ runId }) => runId));
  const { submissions } = useSubmissions();
  useNow();
  if (submissionId === undefined) return null;
  const row = submissions.find((each) => each.submissionId === submissionId);
  return { submissionId, progress: row ? progressOf(row, serverNow()) : 'expected' };
}

const said: Readonly<Record<Exclude<Progress, 'ready'>, string>> = {
  expected: 'Being worked out',
  late: 'Still being worked out. It will be on your dashboard.',
};

/** The way to the result, in a place that is there from the beginning, so that nothing moves when it is ready. */
export function ResultReady({ coming: { submissionId, progress } }: { coming: Coming }) {
  return (
    <div role="status">
      {progress === 'ready' ? (
        <ButtonLink block to={`/results/${submissionId}`}>
          Your result is ready: see it
        </ButtonLink>
      ) : (
        <p className={styles.waiting}>
          {progress === 'expected' && <Spinner />}
          {said[progress]}
        </p>
      )}
    </div>
  );
}
