import { useState } from 'react';
import { useLocation } from 'react-router-dom';
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

function Steps() {
  const { newAccount = '' } = (useLocation().state as LoginState | null) ?? {};
  const [asked, setAsked] = useState<{ email: string; request: string } | null>(null);
  const [isDone, setDone] = useState(false);
  const ask = async (email: string) => {
    // The same request again has the same code mailed again, as long as it works.
    const again = asked?.email === email ? { request: asked.request } : {};
    const result = await call('help', { email, ...again });
    if (!result.ok) return messageOf(result, failed);
    setAsked({ email, request: result.data.request });
    return null;
  };
  if (isDone) return <PasswordChanged />;
  if (asked === null) return <AskForCode email={newAccount} onAsk={ask} />;
  const reset = async (given: { code: string; password: string }) => {
    // Whoever forgot a password may sit at any device: nobody is remembered without having been asked.
    const result = await call('reset', { ...asked, ...given, remember: false, sharedDevice: isSharedDevice() });
    if (!result.ok) return messageOf(result, failed);
    if (!signIn(result.data.token, { remember: false })) return 'Your new password is set. Please log in with it.';
    setDone(true);
    return null;
  };
  return <ChoosePassword email={asked.email} onReset={reset} onSendAgain={() => ask(asked.email)} />;
}
