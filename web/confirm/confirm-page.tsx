import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paragraph } from '#shared/words/phrases.ts';
import { type CallResult, call, messageOf, renewIfNeeded, send } from '#web/api/call.ts';
import type { OwnSentences } from '#web/api/refused.ts';
import { sharingWillEnd } from '#web/features/sharing.ts';
import { AuthForm } from '#web/login/account-form.tsx';
import styles from '#web/login/auth-page.module.css';
import { useMailLink } from '#web/login/mail-link.ts';
import { type ConfirmState, confirmPath } from '#web/paths.ts';
import { type LoginState, logout, mergeUser, useSession } from '#web/session/session.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
import * as words from '#words/confirm.ts';
import * as labels from '#words/labels.ts';
import * as refused from '#words/refused.ts';
import { ChoosePassword } from './choose-password.tsx';
import { AskScreen, CodeScreen, Confirmed, Declined, LinkOver, Undone } from './endings.tsx';

/**
 * The secrets in the links of a mail. `secret` confirms the address for the account; `decline` removes the address from
 * the account; `undo` brings a former address back; `not-me` ends every session and sets a new password.
 */
const linkNames = ['secret', 'decline', 'undo', 'not-me'] as const;

/** What the owner of a mailbox can do with one press. */
const presses = {
  decline: {
    route: 'declineAddress',
    documentTitle: words.notMe,
    title: words.someoneElseTitle,
    lead: words.someoneElseAbout,
    button: words.yesSomeoneElse,
    cancel: words.noMyAccount,
    ending: () => <Declined />,
  },
  /** For the owner of a former address, because another person may have changed it. */
  undo: {
    route: 'undoAddress',
    documentTitle: labels.undoChange,
    title: words.useAgainTitle,
    lead: words.useAgainAbout,
    button: labels.undoChange,
    cancel: words.leaveAsItIs,
    ending: () => <Undone />,
  },
  /** For the owner of an account, because another person may have logged in or changed the password. */
  notMe: {
    route: 'notMe',
    documentTitle: labels.notMe,
    title: words.wasItSomeoneElse,
    lead: paragraph(words.willLogEveryoneOut, ...sharingWillEnd, words.passwordWillStop),
    button: words.yesLogEveryoneOut,
    cancel: words.noItWasMe,
    ending: (secret: string) => <ChoosePassword secret={secret} />,
  },
} as const;

/** Asks before it acts, because a program that scans mails may have opened the link. */
function ByPress({ kind, secret }: { kind: keyof typeof presses; secret: string }) {
  const { route, documentTitle, title, lead, button, cancel, ending: done } = presses[kind];
  const [ending, setEnding] = useState<ReactNode>(null);
  const press = async () => {
    const result = await call(route, { secret });
    if (result.ok) setEnding(done(secret));
    else if (codeOf(result) === 'link-over') setEnding(<LinkOver isConfirming={false} />);
    else return messageOf(result, failed, { 'account-exists': refused.addressTaken });
    if (result.ok && kind !== 'decline') logout(); // this has ended every session
    return null;
  };
  return (
    ending ?? (
      <>
        <PageHeading documentTitle={documentTitle}>{title}</PageHeading>
        <p className={styles.alternative}>{lead}</p>
        <AuthForm
          isValid
          onSend={press}
          button={button}
          busyLabel={labels.oneMoment}
          other={
            <ButtonLink variant="secondary" block to="/">
              {cancel}
            </ButtonLink>
          }
        />
      </>
    )
  );
}

const failed = labels.tryAgainPlease;

const confirmRefusals = {
  'account-exists': refused.addressTakenAndConfirmed,
  'slow-down': refused.tooManyTries,
  unauthenticated: refused.passwordToConfirm,
} satisfies OwnSentences;

const sendRefusals = {
  'not-allowed': refused.addAnotherAddress,
  'slow-down': refused.noMoreEmails,
} satisfies OwnSentences;

/** Where an address is confirmed: by the link in a mail on any device, or by its code where the user is logged in. */
export function ConfirmPage() {
  const link = useMailLink(linkNames);
  return (
    <Screen header={<Header back={{ to: '/', label: labels.backToHome }} />} hasFoot>
      <Column className={styles.auth} data-under-header="">
        {link?.secret ? (
          <ByLink key={link.secret} secret={link.secret} decline={link.decline} />
        ) : link?.undo ? (
          <ByPress key={link.undo} kind="undo" secret={link.undo} />
        ) : link?.['not-me'] ? (
          <ByPress key={link['not-me']} kind="notMe" secret={link['not-me']} />
        ) : link?.decline ? (
          <ByPress key={link.decline} kind="decline" secret={link.decline} />
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
    // The route is public, because the link may be opened on any device. This browser's session is sent along, because
    // it may be the account's.
    await renewIfNeeded();
    const { authToken } = useSession.getState();
    const result = await send('confirmByLink', { secret, ...(password !== undefined && { password }) }, authToken);
    if (result.ok) setEnding(<Confirmed />);
    else if (codeOf(result) === 'link-over') setEnding(<LinkOver isConfirming />);
    else {
      if (codeOf(result) === 'unauthenticated') setNeeded(true);
      return messageOf(result, failed, confirmRefusals);
    }
    if (result.ok) mergeUser({ isConfirmed: true });
    return null;
  };
  if (isDeclining && decline) return <ByPress kind="decline" secret={decline} />;
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
    return result.ok ? null : messageOf(result, failed, confirmRefusals);
  };
  const sendAgain = async () => {
    const result = await call('sendConfirmation', {});
    return result.ok ? null : messageOf(result, failed, sendRefusals);
  };
  return <CodeScreen email={newAddress ?? user?.email ?? null} onCode={confirm} onSend={sendAgain} />;
}
