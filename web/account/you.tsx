import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { minPasswordLength } from '#shared/quiz/input/answer-lengths.ts';
import { call, messageOf } from '#web/api/call.ts';
import {
  CurrentPassword,
  EmailField,
  emailError,
  isTooShort,
  NewPassword,
  nameFields,
  type Sent,
  SubmitForm,
  Username,
  useSubmit,
} from '#web/login/account-form.tsx';
import { type ConfirmState, confirmPath } from '#web/paths.ts';
import { mergeUser, useSession } from '#web/session/session.ts';
import { siteSettings } from '#web/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/page.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as words from '#words/account.ts';
import * as labels from '#words/labels.ts';
import { alreadyYourAddress, tooManyWrongPasswords } from '#words/refused.ts';
import styles from './account-page.module.css';
import type { AccountDetails } from './use-account-details.ts';

type ChangeFormProps = {
  /** The text that opens the form: 'Change your name'. */
  title: string;
  button: string;
  isValid: boolean;
  onSend: () => Sent;
  /** The message after the change. */
  done: string;
  children: ReactNode;
};

/** A form for a change, folded until the user opens it. The text stays if the server refuses it. */
function ChangeForm({ title, button, isValid, onSend, done, children }: ChangeFormProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isDone, setDone] = useState(false);
  const submit = useSubmit(isValid, async () => {
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
        <SubmitForm className={styles.form} submit={{ ...submit, wasTried: submit.wasTried && !isDone }}>
          {submit.error && <Notice tone="error">{submit.error}</Notice>}
          {children}
          <Button type="submit" busy={submit.isBusy} busyLabel={labels.saving}>
            {button}
          </Button>
        </SubmitForm>
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
    if (!result.ok) return messageOf(result, labels.nothingChanged);
    mergeUser(given);
    await onChange();
    return null;
  };
  return (
    <ChangeForm title={words.changeName} button={words.saveName} isValid onSend={save} done={words.nameSaved}>
      {nameFields.map(({ name, ...field }) => (
        <TextField key={name} {...field} optional value={names[name]} onChange={set(name)} />
      ))}
    </ChangeForm>
  );
}

/** The new address is confirmed first, because a mistyped one must not lock the user out. */
function ChangeAddress({ onChange }: { onChange: () => Promise<void> }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const save = async () => {
    const { user } = useSession.getState();
    if (email.trim().toLowerCase() === user?.email.toLowerCase()) return alreadyYourAddress;
    const result = await call('changeAddress', { email: email.trim(), password });
    if (!result.ok) return messageOf(result, labels.nothingChanged);
    setPassword('');
    await onChange();
    return null;
  };
  return (
    <ChangeForm
      title={words.changeEmail}
      button={words.sendConfirmation}
      isValid={!emailError(email) && password !== ''}
      onSend={save}
      done={words.confirmationSent}
    >
      <p>{words.changeEmailAbout(lifetimes.undoAddressDays)}</p>
      <EmailField value={email} onChange={setEmail} autoComplete="email" />
      <Username />
      <CurrentPassword value={password} onChange={setPassword} />
    </ChangeForm>
  );
}

const none = { password: '', newPassword: '' };
const wrong = { password: '', sentence: '' };

function ChangePassword({ onChange }: { onChange: () => Promise<void> }) {
  const [given, setGiven] = useState(none);
  const [refused, setRefused] = useState(wrong);
  const { password, newPassword } = given;
  const set = (name: keyof typeof none) => (value: string) => setGiven((now) => ({ ...now, [name]: value }));
  const save = async () => {
    const result = await call('changePassword', given);
    if (result.ok) {
      setGiven(none);
      await onChange();
      return null;
    }
    const sentence = messageOf(result, labels.nothingChanged, { 'slow-down': tooManyWrongPasswords });
    if (result.reason === 'refused' && result.body?.code === 'wrong-password') setRefused({ password, sentence });
    return sentence;
  };
  const isRefused = refused.sentence !== '' && refused.password === password;
  return (
    <ChangeForm
      title={words.changePassword}
      button={words.changePassword}
      isValid={password !== '' && !isTooShort(newPassword)}
      onSend={save}
      done={words.passwordChanged}
    >
      <Username />
      <CurrentPassword
        label={words.currentPassword}
        value={password}
        onChange={set('password')}
        error={password === '' ? words.enterCurrentPassword : isRefused ? refused.sentence : null}
      />
      <NewPassword
        label={labels.newPassword}
        name="newPassword"
        value={newPassword}
        onChange={set('newPassword')}
        hint={words.newPasswordAbout(minPasswordLength)}
      />
    </ChangeForm>
  );
}

export function AccountFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type YouProps = { account: AccountDetails; onChange: () => Promise<void> };

export function You({ account, onChange }: YouProps) {
  const { firstName, lastName } = account;
  return (
    <Section title={words.you}>
      <dl className={styles.facts}>
        <AccountFact term={labels.name}>
          <p>{`${firstName} ${lastName}`.trim() || words.notGiven}</p>
          <ChangeName known={{ firstName, lastName }} onChange={onChange} />
        </AccountFact>
        <AccountFact term={words.email}>
          <Address account={account} />
          {siteSettings().hasMail && <ChangeAddress onChange={onChange} />}
        </AccountFact>
        <AccountFact term={labels.password}>
          <ChangePassword onChange={onChange} />
        </AccountFact>
      </dl>
    </Section>
  );
}

const states = { confirmed: words.confirmed, unconfirmed: words.notConfirmed } as const;

function Address({ account: { email, addressState, pendingEmail } }: Pick<YouProps, 'account'>) {
  return (
    <>
      {addressState === 'removed' ? (
        <p>{words.addressRemoved}</p>
      ) : (
        <p>
          <span>{email}</span>
          <br />
          <span className={styles.small}>{states[addressState]}</span>
        </p>
      )}
      {pendingEmail && (
        <p>
          <RichText
            text={words.pendingEmail(pendingEmail)}
            parts={{
              link: (name) => (
                <Link to={confirmPath} state={{ newAddress: pendingEmail } satisfies ConfirmState}>
                  {name}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </>
  );
}
