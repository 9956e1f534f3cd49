import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { resetCodeMinutes } from '#shared/contract/lifetimes.ts';
import { product } from '#shared/product.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/calls.ts';
import type { LoginState } from '../../session/login-state.ts';
import { signIn } from '../../session/session.ts';
import { isSharedDevice } from '../../session/shared-device.ts';
import { Header } from '../../shell/header.tsx';
import { Screen } from '../../shell/screen.tsx';
import { siteSettings } from '../../site-settings.ts';
import { Horizon } from '../../ui/art.tsx';
import { Column } from '../../ui/page.tsx';
import styles from '../auth-page.module.css';
import { AskForCode } from './ask-for-code.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { NoMail } from './no-mail.tsx';
import { PasswordChanged } from './password-changed.tsx';

const failed = 'That did not work just now. Please try again.';

/** The way back in: a code by mail, then a new password. What it says is the same for every address. */
export function HelpPage() {
  return (
    <Screen header={<Header back={{ to: '/login', label: 'Back to login' }} />} hasFoot>
      <Column className={styles.auth} data-under-header="">
        {siteSettings().hasMail ? <Steps /> : <NoMail />}
      </Column>
      <Horizon />
    </Screen>
  );
}

/** What was asked for here. The code in the mail works with it alone. */
type Asked = { email: string; request: string };

const key = `${product.id}.help`;

/**
 * Whoever opens the mail on a phone leaves this page, and the browser may drop it meanwhile. So what was asked for outlives
 * a reload of the tab. Not on a shared device, and no longer than the page is open.
 */
const keep = (asked: (Asked & { at: number }) | null): void => {
  try {
    if (asked && !isSharedDevice()) sessionStorage.setItem(key, JSON.stringify(asked));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage a reload begins anew.
  }
};

const kept = (): (Asked & { at: number }) | null => {
  try {
    const { email, request, at }: Asked & { at: number } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
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
    // The same request again has the same code mailed again, as long as it works.
    const again = asked?.email === email ? { request: asked.request } : {};
    const result = await call('help', { email, ...again });
    if (!result.ok) return messageOf(result, failed);
    const { request } = result.data;
    setAsked({ email, request, at: request === asked?.request ? asked.at : Date.now() });
    return null;
  };
  if (isDone) return <PasswordChanged />;
  if (asked === null) return <AskForCode email={newAccount} onAsk={ask} />;
  const reset = async (given: { code: string; password: string }) => {
    // Whoever forgot a password may sit at any device: nobody is remembered without having been asked.
    const result = await call('reset', {
      email: asked.email,
      request: asked.request,
      ...given,
      remember: false,
      sharedDevice: isSharedDevice(),
    });
    if (!result.ok) return messageOf(result, failed);
    if (!signIn(result.data.token, { remember: false })) return 'Your new password is set. Please log in with it.';
    setDone(true);
    return null;
  };
  return <ChoosePassword email={asked.email} onReset={reset} onSendAgain={() => ask(asked.email)} />;
}
