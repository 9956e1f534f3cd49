import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { quizRecords } from '#shared/derived-names.ts';
import { useSession } from '../../session/session.ts';
import { isSharedDevice, useSharedDevice } from '../../session/shared-device.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { dayInWords } from '../../ui/day-in-words.ts';
import { AlertDialog } from '../../ui/dialog.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { findDraft } from '../draft/find-draft.ts';
import { dayMs, outboxLifetimeDays, outboxWarningDays } from '../draft-lifetimes.ts';
import styles from '../quiz.module.css';
import { refusalText } from '../refusal-text.ts';
import { reopenAnswers } from './reopen-answers.ts';
import { nothingUnsent, onUnsentChange, showUnsent, unsentNow } from './resend.ts';
import { keptUntil, type UnsentSubmission } from './unsent.ts';

/** Shows 'Not sent yet' while submissions wait, and one notice for each refused submission. Otherwise it shows nothing. */
export function UnsentNotice() {
  const { waiting, refused, keptUntil: until } = useSyncExternalStore(onUnsentChange, unsentNow, () => nothingUnsent);
  const isShared = useSharedDevice();
  const [blockedByDraft, setBlockedByDraft] = useState<UnsentSubmission | null>(null);
  const openAnswers = useOpenAnswers();
  const openUnlessDraft = async (unsent: UnsentSubmission) => {
    const { quizId } = unsent.request;
    if (await findDraft(quizId, useSession.getState().user, Date.now())) setBlockedByDraft(unsent);
    else await openAnswers(unsent);
  };
  return (
    <>
      <div aria-live="polite" className={styles.unsent}>
        {waiting > 0 && (
          <Notice title="Not sent yet">{`${isShared ? onSharedDevice : onOwnDevice}${goingSoon(until)}`}</Notice>
        )}
        {refused.map((unsent) => (
          <RefusedNotice key={unsent.request.sessionId} unsent={unsent} onOpen={() => openUnlessDraft(unsent)} />
        ))}
      </div>
      {blockedByDraft && (
        <ReplaceDialog
          title={quizRecords[blockedByDraft.request.quizId].title}
          onStay={() => setBlockedByDraft(null)}
          onReplace={() => openAnswers(blockedByDraft)}
        />
      )}
    </>
  );
}

const onOwnDevice =
  'Your answers are safe on this device. They are sent as soon as the connection is back; keep this browser’s data until then.';
const onSharedDevice =
  'Your answers wait in this page. They are sent as soon as the connection is back; keep this page open until then.';

const warningMs = (outboxLifetimeDays - outboxWarningDays) * dayMs;

/** Said before unsent answers go, because health answers should not stay on a device for ever. */
const goingSoon = (until: number | null): string =>
  until !== null && until - Date.now() <= warningMs
    ? ` They are removed from this device on ${dayInWords(until)}.`
    : '';

/** For a submission that was refused after the person left the quiz: says why, and opens the answers again. */
function RefusedNotice({ unsent, onOpen }: { unsent: UnsentSubmission; onOpen: () => void }) {
  const { request, refusal } = unsent;
  const words = refusal && refusalText(refusal);
  return (
    <Notice title={`${quizRecords[request.quizId].title}: ${words?.title ?? 'not accepted'}`} icon={AlertIcon}>
      <p>{words?.message ?? refusal?.message}</p>
      <p>{`Your answers are kept on this device.${goingSoon(keptUntil(unsent))}`}</p>
      <p className={styles.openAnswers}>
        <Button size="sm" onClick={onOpen}>
          Open my answers
        </Button>
      </p>
    </Notice>
  );
}

type ReplaceDialogProps = { title: string; onStay: () => void; onReplace: () => void };

function ReplaceDialog({ title, onStay, onReplace }: ReplaceDialogProps) {
  return (
    <AlertDialog
      title="Replace the unfinished quiz?"
      onClose={onStay}
      okLabel="Keep the unfinished one"
      actions={
        <Button variant="secondary" block onClick={onReplace}>
          Replace it
        </Button>
      }
    >
      {`You have started the ${title} again on this device. Those newer answers would be removed.`}
    </AlertDialog>
  );
}

/** Makes refused answers a draft again and opens its quiz. */
function useOpenAnswers() {
  const navigate = useNavigate();
  return async (unsent: UnsentSubmission) => {
    if (!(await reopenAnswers(unsent))) return;
    const path = quizRecords[unsent.request.quizId].path;
    // The page is loaded anew, because the quiz may already be open at its last screen.
    if (!isSharedDevice()) return location.assign(path);
    // There the draft and the session are in this page alone. It stays, and the quiz is left before it is opened again.
    await showUnsent();
    navigate('/');
    afterPaint(() => navigate(path, { replace: true }));
  };
}
