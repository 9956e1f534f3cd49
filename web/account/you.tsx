import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { minPasswordLength } from '#shared/quiz/input/answer-lengths.ts';
import { call, messageOf } from '#web/api/call.ts';
import { EmailField, emailError, useSubmit } from '#web/login/account-form.tsx';
import { type ConfirmState, confirmPath } from '#web/paths.ts';
import { mergeUser } from '#web/session/session.ts';
import { siteSettings } from '#web/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './account-page.module.css';
import { type AccountDetails, notSaved } from './use-account-details.ts';

type ChangeFormProps = {
  /** What opens it: 'Change your name'. */
  title: string;
  submit: string;
  isValid: boolean;
  /** Resolves with the sentence to show, or null when it is done. */
  onSend: () => Promise<string | null>;
  /** Said when it is done. */
  done: string;
  children: (wasTried: boolean) => ReactNode;
};

/** A change that is out of the way until it is asked for. What was typed stays when the server refuses it. */
function ChangeForm({ title, submit, isValid, onSend, done, children }: ChangeFormProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isDone, setDone] = useState(false);
  const { form, onSubmit, isBusy, wasTried, error } = useSubmit(isValid, async () => {
    setDone(false);
    const refusal = await onSend();
    if (refusal) return refusal;
    setDone(true);
    if (fold.current) fold.current.open = false;
    fold.current?.querySelector('summary')?.focus();
    return null;
  });
  return (
    <>
      <details className={styles.fold} ref={fold}>
        <summary>{title}</summary>
        <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
          {error && <Notice tone="error">{error}</Notice>}
          {children(wasTried && !isDone)}
          <Button type="submit" busy={isBusy} busyLabel="Saving…">
            {submit}
          </Button>
        </form>
      </details>
      <p role="status">{isDone && done}</p>
    </>
  );
}

type Names = { firstName: string; lastName: string };

function ChangeName({ known, onChange }: { known: Names; onChange: () => Promise<void> }) {
  const [names, setNames] = useState(known);
  const set = (name: keyof Names) => (value: string) => setNames((now) => ({ ...now, [name]: value }));
  const save = async () => {
    const given = { firstName: names.firstName.trim(), lastName: names.lastName.trim() };
    const result = await call('changeProfile', given);
    if (!result.ok) return messageOf(result, notSaved);
    mergeUser(given);
    await onChange();
    return null;
  };
  return (
    <ChangeForm title="Change your name" submit="Save name" isValid onSend={save} done="Your name is saved.">
      {() => (
        <>
          <TextField
            label="First name"
            optional
            autoComplete="given-name"
            value={names.firstName}
            onChange={set('firstName')}
          />
          <TextField
            label="Last name"
            optional
            autoComplete="family-name"
            value={names.lastName}
            onChange={set('lastName')}
          />
        </>
      )}
    </ChangeForm>
  );
}

/** The new address is proved first: a mistyped one must not lock the user out. */
function ChangeAddress({ onChange }: { onChange: () => Promise<void> }) {
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

const none = { password: '', newPassword: '' };
const wrong = { password: '', sentence: '' };

function ChangePassword({ onChange }: { onChange: () => Promise<void> }) {
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

type YouProps = { account: AccountDetails; onChange: () => Promise<void> };

export function You({ account, onChange }: YouProps) {
  const { firstName, lastName } = account;
  return (
    <section aria-labelledby="account-you">
      <h2 id="account-you">You</h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Name</dt>
          <dd>
            <p>{`${firstName} ${lastName}`.trim() || 'Not given'}</p>
            <ChangeName known={{ firstName, lastName }} onChange={onChange} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Email</dt>
          <dd>
            <Address account={account} />
            {siteSettings().hasMail && <ChangeAddress onChange={onChange} />}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Password</dt>
          <dd>
            <ChangePassword onChange={onChange} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

const states = { confirmed: 'Confirmed', unconfirmed: 'Not confirmed' } as const;

function Address({ account: { email, addressState, pendingEmail } }: Pick<YouProps, 'account'>) {
  return (
    <>
      {addressState === 'removed' ? (
        <p>Somebody with that mailbox told us that it is not yours. Please give your account another address.</p>
      ) : (
        <p>
          <span>{email}</span>
          <br />
          <span className={styles.small}>{states[addressState]}</span>
        </p>
      )}
      {pendingEmail && (
        <p>
          {pendingEmail} follows once it is confirmed. Until then the present one stays.{' '}
          <Link to={confirmPath} state={{ newAddress: pendingEmail } satisfies ConfirmState}>
            Enter the code
          </Link>
        </p>
      )}
    </>
  );
}
