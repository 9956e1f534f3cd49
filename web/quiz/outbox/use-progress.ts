import { type Progress, progressOf } from '../../api/list-gate.ts';
import { useSubmissions } from '../../session/session.ts';
import { serverNow } from '../../session/storage.ts';
import { useNow } from '../../ui/relative-time.ts';

/** The progress of a result; null while the submission has no id, because the API has not accepted the answers yet. */
export function useProgress(submissionId: string | undefined): Progress | null {
  const { submissions } = useSubmissions();
  useNow();
  if (submissionId === undefined) return null;
  const row = submissions.find((each) => each.submissionId === submissionId);
  return row ? progressOf(row, serverNow()) : 'expected';
}
