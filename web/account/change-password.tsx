import { useState } from 'react';
import { minPasswordLength } from '#shared/quiz/input/answer-lengths.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/calls.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { ChangeForm } from './change-form.tsx';
import { notSaved } from './not-saved.ts';

const none = { password: '', newPassword: '' };
const wrong = { password: '', sentence: '' };

export function ChangePassword({ onChange }: { onChange: () => Promise<void> }) {
  const [given, setGiven] = useState(none);
  const [refused, setRefused] = useState(wrong);
  const { password, newPassword } = given;
  const isShort = newPassword.length < minPasswordLength;
  const save = async () => {
    const result = await call('changePassword', given);
    if (result.ok) {
      setGiven(none);
      await onChange();
      return null;
    }
    const sentence = messageOf(result, notSaved);
    if (result.reason === 'refused' && result.body?.code === 'wrong-password') setRefused({ password, sentence });
    return sentence;
  };
  const isRefused = refused.sentence !== '' && refused.password === password;
  return (
    <ChangeForm
      title="Change password"
      submit="Change password"
      isValid={password !== '' && !isShort}
      onSend={save}
      done="Your password is changed. Your other devices are logged out."
    >
      {(wasTried) => (
        <>
          <PasswordField
            label="Present password"
            value={password}
            onChange={(value) => setGiven((now) => ({ ...now, password: value }))}
            autoComplete="current-password"
            required
            error={password === '' ? 'Please enter your present password.' : isRefused ? refused.sentence : null}
            showError={wasTried}
          />
          <PasswordField
            label="New password"
            name="newPassword"
            value={newPassword}
            onChange={(value) => setGiven((now) => ({ ...now, newPassword: value }))}
            autoComplete="new-password"
            required
            hint={`At least ${minPasswordLength} characters. Three words that only you would put together work well. Your other devices are then logged out.`}
            error={isShort ? `Please use at least ${minPasswordLength} characters.` : null}
            showError={wasTried}
          />
        </>
      )}
    </ChangeForm>
  );
}
