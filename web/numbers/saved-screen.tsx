import { useEffect, useState } from 'react';
import { resultWaitMinutes } from '#shared/contract/limits.ts';
import { refreshAccount } from '../api/account.ts';
import { useSubmissions } from '../api/use-account.ts';
import { useResult } from '../api/use-result.ts';
import { type Progress, progressOf } from '../api/waiting.ts';
import { useUnits } from '../measured/units.ts';
import { useSubmissionOf } from '../quiz/outbox/taken.ts';
import { UnsentNotice } from '../quiz/outbox/unsent-notice.tsx';
import { serverNow } from '../session/server-clock.ts';
import { ButtonLink } from '../ui/button.tsx';
import { browserLocale } from '../ui/language.ts';
import { Column, PageHeading } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useNow } from '../ui/use-now.ts';
import type { Base } from './base.ts';
import { BeforeAfter } from './before-after.tsx';
import styles from './numbers.module.css';
import type { ReadSheet } from './read-sheet.ts';
import { savedRows } from './saved-words.ts';

type SavedScreenProps = { base: Base; read: ReadSheet; sessionId: string };

/** What was saved, how far the new result is, and then the old one and the new one side by side. */
export function SavedScreen({ base, read, sessionId }: SavedScreenProps) {
  const submissionId = useSubmissionOf(sessionId);
  const progress = useProgress(submissionId);
  const units = useUnits();
  const [rows] = useState(() => savedRows(base, read, units, browserLocale()));
  const isReady = progress === 'ready' && submissionId !== undefined;
  const isComparing = useIsComparing(base.submissionId, isReady ? submissionId : base.submissionId);
  return (
    <Column className={styles.page}>
      <PageHeading documentTitle="Saved" key={progress}>
        {isReady ? 'Your new heart result is ready' : headings[progress ?? 'unsent']}
      </PageHeading>
      <div role="status">
        {progress === 'expected' && (
          <p className={styles.working}>
            <Spinner />
            This usually takes less than a minute.
          </p>
        )}
        {progress === 'late' && <p>It will be on your dashboard.</p>}
      </div>
      {progress === null && <UnsentNotice />}
      {isReady && <BeforeAfter base={base} read={read} submissionId={submissionId} />}
      <section className={styles.group} aria-labelledby="saved">
        <h2 id="saved">What you saved</h2>
        <dl className={styles.saved}>
          {rows.map(({ id, name, value }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {/* Where the comparison is still to come it would push the buttons away from under the finger. */}
      {!(isReady && isComparing) && (
        <div className={styles.onwards}>
          {isReady && <ButtonLink to={`/results/${submissionId}`}>See the new result</ButtonLink>}
          <ButtonLink variant={isReady ? 'secondary' : 'primary'} to="/dashboard">
            Go to dashboard
          </ButtonLink>
        </div>
      )}
    </Column>
  );
}

const headings: Readonly<Record<Exclude<Progress, 'ready'> | 'unsent' | 'ready', string>> = {
  unsent: 'Saved on this device, and not sent yet',
  expected: 'Saved. Your heart result is being worked out again',
  late: `Saved. Your result takes longer than ${resultWaitMinutes} minutes this time`,
  ready: 'Your new heart result is ready',
};

const useIsComparing = (before: string, after: string): boolean => {
  const states = [useResult(before), useResult(after)];
  return states.some(({ status }) => status === 'loading');
};

/** Null until the API has taken the numbers. One poll of the list serves every page. */
function useProgress(submissionId: string | undefined): Progress | null {
  const { submissions } = useSubmissions();
  useNow();
  useEffect(() => {
    if (submissionId !== undefined) void refreshAccount({ isStale: true });
  }, [submissionId]);
  if (submissionId === undefined) return null;
  const row = submissions.find((each) => each.submissionId === submissionId);
  return row ? progressOf(row, serverNow()) : 'expected';
}
