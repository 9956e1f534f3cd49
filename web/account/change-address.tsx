import { useState } from 'react';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/calls.ts';
import { EmailField, emailError } from '../login/email-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { ChangeForm } from './change-form.tsx';
import { notSaved } from './not-saved.ts';

/** The new address is proved first: a mistyped one must not lock anybody out. */
export function ChangeAddress({ onChange }: { onChange: () => Promise<void> }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const save = async () => {
    const result = await call('changeAddress', { email: email.trim(), password });
    if (!result.ok) return messageOf(result, notSaved);
    setPassword('');
    await onChange();
    return null;
  };
  return (
    <ChangeForm
      title="Change your email"
      submit="Send a mail to confirm it"
      isValid={!emailError(email) && password !== ''}
      onSend={save}
      done="We have sent a mail to the new address. Please confirm it there."
    >
      {(wasTried) => (
        <>
          <p>
            You confirm the new address first. Until then the present one stays. For {lifetimes.undoAddressDays} days
            its owner can take the change back.
          </p>
          <EmailField value={email} onChange={setEmail} showError={wasTried} autoComplete="email" />
          <PasswordField
            label="Your password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            required
            error={password === '' ? 'Please enter your password.' : null}
            showError={wasTried}
          />
        </>
      )}
    </ChangeForm>
  );
}
