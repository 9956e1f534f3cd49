import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { call } from '../api/call.ts';
import { type CallResult, messageOf } from '../api/calls.ts';
import { confirmByLink } from '../api/confirm.ts';
import styles from '../login/auth-page.module.css';
import type { LoginState } from '../session/login-state.ts';
import { logout, mergeUser, useSession } from '../session/session.ts';
import { Header } from '../shell/header.tsx';
import { Screen } from '../shell/screen.tsx';
import { Column } from '../ui/page.tsx';
import { AskScreen } from './ask-screen.tsx';
import { CodeScreen } from './code-screen.tsx';
import { type ConfirmState, confirmPath } from './confirm-path.ts';
import { DeclineScreen } from './decline-screen.tsx';
import { Confirmed, Declined, LinkOver, Undone } from './endings.tsx';
import { UndoScreen } from './undo-screen.tsx';
import { useLink } from './use-link.ts';

const failed = 'That did not work just now. Please try again.';

/** Where an address is confirmed: by the link of a mail on any device, or by its code where one is logged in. */
export function ConfirmPage() {
  const link = useLink();
  return (
    <Screen header={<Header back={{ to: '/', label: 'Back to home' }} />} hasFoot>
      <Column className={styles.auth} data-under-header="">
        {link?.secret ? (
          <ByLink key={link.secret} secret={link.secret} decline={link.decline} />
        ) : link?.undo ? (
          <Undo key={link.undo} secret={link.undo} />
        ) : link?.decline ? (
          <Decline key={link.decline} secret={link.decline} />
        ) : (
          <ByCode />
        )}
      </Column>
    </Screen>
  );
}

const codeOf = (result: CallResult<unknown>): string | undefined =>
  !result.ok && result.reason === 'refused' ? result.body?.code : undefined;

function ByLink({ secret, decline }: { secret: string; decline: string | null }) {
  const [needsPassword, setNeeded] = useState(() => useSession.getState().authToken === null);
  const [ending, setEnding] = useState<ReactNode>(null);
  const [isDeclining, setDeclining] = useState(false);
  const confirm = async (password: string | undefined) => {
    const result = await confirmByLink(secret, password);
    if (result.ok) setEnding(<Confirmed />);
    else if (codeOf(result) === 'link-over') setEnding(<LinkOver isConfirming />);
    else {
      if (codeOf(result) === 'unauthenticated') setNeeded(true);
      return messageOf(result, failed);
    }
    if (result.ok) mergeUser({ isConfirmed: true });
    return null;
  };
  if (isDeclining && decline) return <Decline secret={decline} />;
  return (
    ending ?? (
      <AskScreen
        needsPassword={needsPassword}
        onConfirm={confirm}
        onDecline={decline ? () => setDeclining(true) : undefined}
      />
    )
  );
}

function Decline({ secret }: { secret: string }) {
  const [ending, setEnding] = useState<ReactNode>(null);
  const decline = async () => {
    const result = await call('declineAddress', { secret });
    if (result.ok) setEnding(<Declined />);
    else if (codeOf(result) === 'link-over') setEnding(<LinkOver isConfirming={false} />);
    else return messageOf(result, failed);
    return null;
  };
  return ending ?? <DeclineScreen onDecline={decline} />;
}

function Undo({ secret }: { secret: string }) {
  const [ending, setEnding] = useState<ReactNode>(null);
  const undo = async () => {
    const result = await call('undoAddress', { secret });
    if (result.ok) setEnding(<Undone />);
    else if (codeOf(result) === 'link-over') setEnding(<LinkOver isConfirming={false} />);
    else return messageOf(result, failed);
    // Every session has ended with it.
    if (result.ok) logout();
    return null;
  };
  return ending ?? <UndoScreen onUndo={undo} />;
}

function ByCode() {
  const user = useSession((session) => session.user);
  const { newAddress } = (useLocation().state as ConfirmState | null) ?? {};
  const [isDone, setDone] = useState(false);
  const isSignedIn = useSession(({ authToken, renewing }) => authToken !== null || renewing !== null);
  if (!isSignedIn) return <Navigate to="/login" replace state={{ from: confirmPath } satisfies LoginState} />;
  if (isDone || (user?.isConfirmed && !newAddress)) return <Confirmed />;
  const confirm = async (code: string) => {
    const result = await call('confirmAddress', { code });
    if (result.ok) {
      mergeUser({ isConfirmed: true, ...(newAddress && { email: newAddress }) });
      setDone(true);
    }
    return result.ok ? null : messageOf(result, failed);
  };
  const sendAgain = async () => {
    const result = await call('sendConfirmation', {});
    return result.ok ? null : messageOf(result, failed);
  };
  return <CodeScreen email={newAddress ?? user?.email ?? 'you'} onCode={confirm} onSend={sendAgain} />;
}
