import { type MouseEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { normalName, refuseName } from '#shared/quiz/answer.ts';
import { maxNameLength } from '#shared/quiz/input/answer-lengths.ts';
import type { LoginState } from '#web/session/session.ts';
import { TextField } from '#web/ui/field.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/register.ts';
import { messageOf } from '../api/call.ts';
import { type NewAccount, register } from '../api/register.ts';
import { ConsentBox } from '../consent/consent-box.tsx';
import { AuthForm, EmailField, emailError, isTooShort, NewPassword, nameFields } from '../login/account-form.tsx';
import styles from '../login/auth-page.module.css';

const empty: NewAccount = { firstName: '', lastName: '', email: '', password: '' };

/** The button is never disabled, because a disabled button explains nothing. What is missing is said next to it. */
export function RegisterForm() {
  const navigate = useNavigate();
  const { from } = (useLocation().state as LoginState | null) ?? {};
  const back: LoginState = from ? { from } : {};
  const [account, setAccount] = useState(empty);
  const [hasAgreed, setAgreed] = useState(false);
  // Set from the newest state, because a password manager fills in several fields before the page is drawn again.
  const set = (name: keyof NewAccount) => (value: string) => setAccount((now) => ({ ...now, [name]: value }));
  const missing = notRight({ account, hasAgreed });
  const create = async () => {
    const { firstName, lastName, email } = account;
    const given = { ...account, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
    const result = await register(given, 'register');
    if (!result.ok) return messageOf(result, words.failed);
    void navigate('/login', { state: { ...back, newAccount: given.email } satisfies LoginState });
    return null;
  };
  return (
    <>
      <AuthForm
        isValid={missing.length === 0}
        onSend={create}
        button={words.createAccount}
        busyLabel={words.creatingAccount}
        summary={<ErrorSummary fields={missing} />}
      >
        <Names account={account} set={set} />
        <EmailField value={account.email} onChange={set('email')} autoComplete="email" />
        <NewPassword value={account.password} onChange={set('password')} />
        <ConsentBox checked={hasAgreed} onChange={setAgreed} />
      </AuthForm>
      <p className={styles.footnote}>{words.withdrawConsent}</p>
      <p className={styles.alternative}>
        <RichText
          text={words.alreadyHaveAccount}
          parts={{
            link: (name) => (
              <Link to="/login" state={back}>
                {name}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}

/** The fields that are not right yet, in their order on the page, by the name of their input. */
const notRight = ({ account, hasAgreed }: { account: NewAccount; hasAgreed: boolean }) =>
  [
    ...nameFields.map(({ name, label }) => ({ name, label, isWrong: nameError(account[name]) !== null })),
    { name: 'email', label: labels.emailAddress, isWrong: emailError(account.email) !== null },
    { name: 'password', label: labels.password, isWrong: isTooShort(account.password) },
    { name: 'privacy', label: words.yourConsent, isWrong: !hasAgreed },
  ].filter(({ isWrong }) => isWrong);

const nameError = (name: string): string | null => refuseName(normalName(name));

function Names({ account, set }: { account: NewAccount; set: (name: keyof NewAccount) => (value: string) => void }) {
  return (
    <div className={styles.names}>
      {nameFields.map(({ name, label, autoComplete }) => (
        <TextField
          key={name}
          label={label}
          optional
          name={name}
          autoComplete={autoComplete}
          value={account[name]}
          onChange={set(name)}
          maxLength={maxNameLength}
          error={nameError(account[name])}
        />
      ))}
    </div>
  );
}

/** Says above a form what the user still has to correct. Each line leads to its field. */
function ErrorSummary({ fields }: { fields: ReturnType<typeof notRight> }) {
  if (fields.length === 0) return null;
  const leadTo = (event: MouseEvent, name: string) => {
    event.preventDefault();
    document.querySelector<HTMLElement>(`main [name="${name}"]`)?.focus();
  };
  return (
    <section className={styles.summary} aria-labelledby="error-summary">
      <h2 id="error-summary">{words.thingsToCheck(fields.length)}</h2>
      <ul>
        {fields.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => leadTo(event, name)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
