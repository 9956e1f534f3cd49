import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshAccount } from '../api/follow-account.ts';
import { progressOf } from '../api/list-gate.ts';
import { UnsentNotice } from '../quiz/outbox/unsent-notice.tsx';
import { useSubmissions } from '../session/session.ts';
import { serverNow } from '../session/storage.ts';
import { Screen } from '../shell/screen.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Column, Message, PageHeading } from '../ui/page.tsx';
import { useNow } from '../ui/relative-time.ts';

/** The answers were taken: leads to the new result as soon as it is there. */
export function SentScreen({ submissionId }: { submissionId: string }) {
  const navigate = useNavigate();
  const { submissions } = useSubmissions();
  useNow();
  const row = submissions.find((each) => each.submissionId === submissionId);
  const progress = row ? progressOf(row, serverNow()) : 'expected';
  const open = useEffectEvent(() => navigate(`/results/${submissionId}`, { replace: true }));
  useEffect(() => {
    void refreshAccount({ isStale: true });
  }, []);
  useEffect(() => {
    if (progress === 'ready') open();
  }, [progress]);
  return (
    <Ending title="Your result is being worked out again">
      {progress === 'late'
        ? 'This takes longer than usual. Your answers are safe, and the result will be on your dashboard.'
        : 'It usually takes less than a minute, and opens here by itself. Your earlier result stays in your trend.'}
    </Ending>
  );
}

/** The answers wait on this device. */
export function WaitingScreen() {
  return (
    <Ending title="Your answers wait for the connection">
      <UnsentNotice />
    </Ending>
  );
}

function Ending({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Screen>
      <Column>
        <Message
          heading={<PageHeading documentTitle={title}>{title}</PageHeading>}
          actions={<ButtonLink to="/dashboard">Go to dashboard</ButtonLink>}
        >
          {children}
        </Message>
      </Column>
    </Screen>
  );
}
