import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { type CallResult, call, messageOf, renewIfNeeded, send } from '#web/api/call.ts';
import { useSubmit } from '#web/login/account-form.tsx';
import styles from '#web/login/auth-page.module.css';
import { type ConfirmState, confirmPath } from '#web/paths.ts';
import { type LoginState, logout, mergeUser, useSession } from '#web/session/session.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
import { AskScreen, CodeScreen, Confirmed, Declined, LinkOver, Undone } from './endings.tsx';

/**
 * Confirms an address by the link of a mail. The route is public, because the link is opened on any device; a
 * session of this browser is shown to it all the same, for it may be the account's.
 */
async function confirmByLink(secret: string, password?: string): Promise<CallResult<object>> {
  await renewIfNeeded();
  return send(
    'confirmByLink',
    { secret, ...(password !== undefined && { password }) },
    useSession.getState().authToken,
  );
}

/** What the links of a mail carry behind the `#`, where no server and no log sees it. */
export type LinkOfMail = {
  /** Confirms the address, together with the account. */
  secret: string | null;
  /** Takes the address off the account. */
  decline: string | null;
  /** Brings a former address back. */
  undo: string | null;
};

/** Null when the page was opened by no link of a mail. */
function readLink(hash: string): LinkOfMail | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const secret = given.get('secret') || null;
  const decline = given.get('decline') || null;
  const undo = given.get('undo') || null;
  return secret || decline || undo ? { secret, decline, undo } : null;
}

/**
 * The link by which the page was opened. It leaves the address bar and the history at once, so that nobody finds it there; it
 * stays in the memory of this page alone.
 */
function useLink(): LinkOfMail | null {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => readLink(hash));
  useLayoutEffect(() => {
    const next = readLink(hash);
    if (!next) return;
    setLink(next); // also when a second link is opened in the same tab
    navigate(pathname, { replace: true, state });
  }, [hash, pathname, state, navigate]);
  return link;
}

/** Asks once more, because a program that looks into mails may have opened the link. */
function DeclineScreen({ onDecline }: { onDecline: () => Promise<string | null> }) {
  const { form, onSubmit, isBusy, error } = useSubmit(true, onDecline);
  return (
    <>
      <PageHeading documentTitle="That was not me">Did somebody else use your address?</PageHeading>
      <p className={styles.alternative}>
        Then we take it off that account at once. That account sends you nothing any more, and it is not told who you
        are.
      </p>
      <div className={styles.error}>{error && <Notice tone="error">{error}</Notice>}</div>
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
        <Button type="submit" block busy={isBusy} busyLabel="One moment…">
          Yes, that was not me
        </Button>
        <ButtonLink variant="secondary" block to="/">
          No, it is my account
        </ButtonLink>
      </form>
    </>
  );
}

/** For the owner of a former address: another person may have changed it. */
function UndoScreen({ onUndo }: { onUndo: () => Promise<string | null> }) {
  const { form, onSubmit, isBusy, error } = useSubmit(true, onUndo);
  return (
    <>
      <PageHeading documentTitle="Take the change back">Bring this address back?</PageHeading>
      <p className={styles.alternative}>
        The address of your account was changed. If that was not you, take it back here. Everybody is then logged out,
        and you choose a new password.
      </p>
      <div className={styles.error}>{error && <Notice tone="error">{error}</Notice>}</div>
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
        <Button type="submit" block busy={isBusy} busyLabel="One moment…">
          Take the change back
        </Button>
        <ButtonLink variant="secondary" block to="/">
          Leave it as it is
        </ButtonLink>
      </form>
    </>
  );
}

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
