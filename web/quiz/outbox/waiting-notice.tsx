import { Link } from 'react-router-dom';
import { quizRecords } from '#shared/derived-names.ts';
import { useSession } from '../../session/session.ts';
import { useSharedDevice } from '../../session/storage.ts';
import { dayInWords } from '../../ui/language.ts';
import { Notice } from '../../ui/notice.tsx';
import { keptUntil, type UnsentSubmission } from './unsent.ts';
import { UnsentNotice } from './unsent-notice.tsx';

type WaitingNoticeProps = { unsent: readonly UnsentSubmission[]; isAtLogin?: boolean };

/**
 * Tells that finished answers wait on this device. A signed-in person is told of their own only. Where nobody is signed in, it
 * tells neither whose they are nor what they say.
 */
export function WaitingNotice({ unsent, isAtLogin }: WaitingNoticeProps) {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const isShared = useSharedDevice();
  if (isSignedIn) return <UnsentNotice />;
  const first = unsent.toSorted((one, other) => keptUntil(one) - keptUntil(other))[0];
  if (!first) return null;
  return (
    <Notice title="Finished answers wait on this device">
      <p>
        {`The ${quizRecords[first.request.quizId].title} was finished here and could not be sent. If that was you, `}
        {isAtLogin ? 'log in' : <Link to="/login">log in</Link>}
        {' and it is sent. '}
        {isShared ? 'Keep this page open until then.' : `It is kept here until ${dayInWords(keptUntil(first))}.`}
      </p>
    </Notice>
  );
}
