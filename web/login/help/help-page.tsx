import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { resetCodeLength, resetCodeMinutes } from '#shared/contract/lifetimes.ts';
import { product } from '#shared/product.ts';
import { withPlainDigits } from '#shared/quiz/input/digits.ts';
import { call, messageOf } from '#web/api/call.ts';
import {
  AuthForm,
  EmailField,
  emailError,
  isTooShort,
  NewPassword,
  type Sent,
  Username,
} from '#web/login/account-form.tsx';
import styles from '#web/login/auth-page.module.css';
import { useMailLink } from '#web/login/mail-link.ts';
import { SendAgain } from '#web/login/send-again.tsx';
import { type LoginState, signIn } from '#web/session/session.ts';
import { isSharedDevice } from '#web/session/storage.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { siteSettings } from '#web/site-settings.ts';
import { TextField } from '#web/ui/field.tsx';
import { Column, Horizon, Message, PageHeading } from '#web/ui/page.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/login-help.ts';
import * as refused from '#words/refused.ts';
import { failed, PasswordByLink, PasswordChanged, passwordIsSet, UnconfirmedStartsEmpty } from './new-password.tsx';

/** For a deployment that sends no mail, where no page promises one. */
function NoMail() {
  return (
    <Message heading={<PageHeading documentTitle={words.documentTitle}>{labels.troubleLoggingIn}</PageHeading>}>
      <p>
        <RichText text={words.noMail} parts={{ link: (name) => <Link to="/privacy">{name}</Link> }} />
      </p>
    </Message>
  );
}

type AskForCodeProps = {
  /** The address typed on the login page, so that the user need not type it again. */
  email: string;
  onAsk: (email: string) => Sent;
};

/** The first step back in. What follows is the same whether or not the address has an account. */
export function AskForCode({ email: known, onAsk }: AskForCodeProps) {
  const [email, setEmail] = useState(known);
  return (
    <>
      <PageHeading documentTitle={words.documentTitle}>{labels.troubleLoggingIn}</PageHeading>
      <p className={styles.alternative}>{words.ask}</p>
      <AuthForm
        isValid={emailError(email) === null}
        onSend={() => onAsk(email.trim())}
        button={words.sendCode}
        busyLabel={labels.sending}
      >
        <EmailField value={email} onChange={setEmail} autoComplete="username" />
      </AuthForm>
    </>
  );
}

type ChoosePasswordProps = {
  email: string;
  onReset: (given: { code: string; password: string }) => Sent;
  onSendAgain: () => Sent;
};

/** Codes are shown in groups and may be typed in upper or lower case. */
const readCode = (typed: string): string => withPlainDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();
const isCode = (typed: string): boolean => new RegExp(`^[A-Z0-9]{${resetCodeLength}}$`).test(readCode(typed));

/** The second step: the mailed code and a new password, on one page. */
export function ChoosePassword({ email, onReset, onSendAgain }: ChoosePasswordProps) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  return (
    <>
      <PageHeading documentTitle={labels.newPassword}>{labels.chooseNewPassword}</PageHeading>
      <p className={styles.alternative}>
        <RichText text={words.mailSent(email)} parts={{ address: (address) => <b>{address}</b> }} />
      </p>
      <UnconfirmedStartsEmpty />
      <AuthForm
        isValid={isCode(code) && !isTooShort(password)}
        onSend={() => onReset({ code: readCode(code), password })}
        button={words.saveAndLogIn}
        busyLabel={labels.saving}
      >
        <TextField
          label={labels.codeFromEmail}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          hint={words.codeWorks(resetCodeLength, resetCodeMinutes)}
          value={code}
          onChange={setCode}
          error={isCode(code) ? null : words.enterCode(resetCodeLength)}
        />
        <Username email={email} />
        <NewPassword label={labels.newPassword} value={password} onChange={setPassword} />
      </AuthForm>
      <SendAgain onSend={onSendAgain} />
    </>
  );
}

const linkNames = ['reset'] as const;

/** The way back in: a mail, then a new password. Its text is the same for every address. */
export function HelpPage() {
  const secret = useMailLink(linkNames)?.reset;
  const [overLink, setOverLink] = useState('');
  const steps = siteSettings().hasMail ? <Steps /> : <NoMail />;
  return (
    <Screen header={<Header back={{ to: '/login', label: words.backToLogin }} />} hasFoot>
      <Column className={styles.auth} data-under-header="">
        {secret && secret !== overLink ? (
          <PasswordByLink key={secret} secret={secret} onAskAgain={() => setOverLink(secret)} />
        ) : (
          steps
        )}
      </Column>
      <Horizon />
    </Screen>
  );
}

/** The request that was made on this page. The code in the mail works only together with it. */
type Asked = { email: string; request: string; at: number };

const key = `${product.id}.help`;

/**
 * A user who opens the mail on a phone leaves this page, and the browser may discard it meanwhile. So the request
 * survives a reload of the tab. On a shared device it lasts only as long as the page is open.
 */
const keep = (asked: Asked | null): void => {
  try {
    if (asked && !isSharedDevice()) sessionStorage.setItem(key, JSON.stringify(asked));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, a reload starts over.
  }
};

const kept = (): Asked | null => {
  try {
    const { email, request, at }: Asked = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < resetCodeMinutes * 60_000;
    return isFresh && typeof email === 'string' && typeof request === 'string' ? { email, request, at } : null;
  } catch {
    return null;
  }
};

function Steps() {
  const { newAccount = '' } = (useLocation().state as LoginState | null) ?? {};
  const [asked, setAsked] = useState(kept);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    keep(isDone ? null : asked);
    return () => keep(null);
  }, [asked, isDone]);
  const ask = async (email: string) => {
    // Repeating the same request gets another code, and the earlier code keeps working.
    const again = asked?.email === email ? { request: asked.request } : {};
    const result = await call('help', { email, ...again });
    if (!result.ok) return messageOf(result, failed, { 'slow-down': refused.noMoreEmails });
    const { request } = result.data;
    setAsked({ email, request, at: request === asked?.request ? asked.at : Date.now() });
    return null;
  };
  if (isDone) return <PasswordChanged />;
  if (asked === null) return <AskForCode email={newAccount} onAsk={ask} />;
  const reset = async (given: { code: string; password: string }) => {
    // A user who forgot a password may be at any device, so the session is not remembered without asking.
    const result = await call('reset', {
      email: asked.email,
      request: asked.request,
      ...given,
      remember: false,
      sharedDevice: isSharedDevice(),
    });
    if (!result.ok) return messageOf(result, failed);
    if (!signIn(result.data.token, { remember: false })) return passwordIsSet;
    setDone(true);
    return null;
  };
  return <ChoosePassword email={asked.email} onReset={reset} onSendAgain={() => ask(asked.email)} />;
}
