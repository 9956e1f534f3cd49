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
  const [email, setEmail] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const ask = async (address: string) => {
    const result = await call('help', { email: address });
    if (!result.ok) return messageOf(result, failed);
    setEmail(address);
    return null;
  };
  if (isDone) return <PasswordChanged />;
  if (email === null) return <AskForCode email={newAccount} onAsk={ask} />;
  const reset = async (given: { code: string; password: string }) => {
    // Whoever forgot a password may sit at any device: nobody is remembered without having been asked.
    const result = await call('reset', { email, ...given, remember: false, sharedDevice: isSharedDevice() });
    if (!result.ok) return messageOf(result, failed);
    if (!signIn(result.data.token, { remember: false })) return 'Your new password is set. Please log in with it.';
    setDone(true);
    return null;
  };
  return <ChoosePassword email={email} onReset={reset} onSendAgain={() => ask(email)} />;
}
