import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type UnitPreference, unitChoices } from '#shared/quiz/units/unit-choices.ts';
import { unitOf } from '#shared/quiz/units/units.ts';
import { call, messageOf } from '#web/api/call.ts';
import { ConfirmBanner } from '#web/confirm/confirm-banner.tsx';
import { accountSections } from '#web/features/account.ts';
import { chooseUnits, useUnits } from '#web/measured/use-units.ts';
import { placePath } from '#web/paths.ts';
import { logout } from '#web/session/session.ts';
import { Header, LogoutButton, Screen } from '#web/shell/screen.tsx';
import { useAction } from '#web/ui/action.ts';
import { Button, PageSpinner } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/choices.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Column, Message, PageHeading, Section } from '#web/ui/page.tsx';
import { dayOf } from '../ui/language.ts';
import styles from './account-page.module.css';
import { ConsentAgain } from './consent-again.tsx';
import { type AccountDetails, notSaved, useAccountDetails } from './use-account-details.ts';
import { AccountFact, You } from './you.tsx';
import { YourData } from './your-data.tsx';

const places: Readonly<Record<string, string>> = {
  quiz: 'in the quiz',
  register: 'when you registered',
  account: 'in your account',
};

/** The consents that the user has given, newest first. */
function Agreed({ consents }: Pick<AccountDetails, 'consents'>) {
  return (
    <Section title="What you agreed to">
      {consents.length === 0 ? (
        <p className={styles.said}>Nothing recorded yet.</p>
      ) : (
        <dl className={styles.facts}>
          {[...consents].reverse().map(({ version, at, where }) => (
            <AccountFact key={`${version} ${at}`} term={[dayOf(at), places[where]].filter(Boolean).join(', ')}>
              Data privacy policy, version {version}
            </AccountFact>
          ))}
        </dl>
      )}
      <p className={styles.said}>
        <Link to="/privacy">Read the policy</Link>. You can withdraw your consent at any time by erasing your data
        below.
      </p>
    </Section>
  );
}

type DevicesProps = Pick<AccountDetails, 'sessions'> & { onChange: () => Promise<void> };

/** Where the user is logged in. Each other session can be ended on its own. */
function Devices({ sessions, onChange }: DevicesProps) {
  const { isBusy, said, run } = useAction();
  const end = async (id: string) => {
    const result = await call('endSession', { id });
    if (!result.ok) return messageOf(result, notSaved);
    await onChange();
    return '';
  };
  const leave = async () => {
    const result = await call('logoutEverywhere', {});
    if (!result.ok) return messageOf(result, notSaved);
    logout(); // in the other tabs of this browser too
    return '';
  };
  return (
    <Section title="Devices">
      <dl className={styles.facts}>
        {sessions.map(({ id, device, startedAt, lastUsedAt, isThisOne }) => (
          <AccountFact key={id} term={isThisOne ? 'This one' : 'Another one'}>
            <p>{device || 'Unknown device'}</p>
            <p className={styles.small}>
              {isThisOne ? `Logged in on ${dayOf(startedAt)}` : `Last seen on ${dayOf(lastUsedAt)}`}
            </p>
            {!isThisOne && (
              <Button
                variant="link"
                aria-label={`End this one: ${device || 'a device we don’t know'}`}
                onClick={() => run(() => end(id))}
              >
                End this one
              </Button>
            )}
          </AccountFact>
        ))}
      </dl>
      {said && <Notice tone="error">{said}</Notice>}
      <div className={styles.buttons}>
        <Button variant="secondary" busy={isBusy} busyLabel="Logging out…" onClick={() => run(leave)}>
          Log out everywhere
        </Button>
      </div>
    </Section>
  );
}

const legends = {
  height: 'Height',
  weight: 'Weight',
  labs: 'Cholesterol and sugar',
  a1c: 'HbA1c',
} as const satisfies Record<keyof UnitPreference, string>;
const lines = Object.keys(legends) as (keyof UnitPreference)[];

const notInAccount = 'We couldn’t save your units. They apply on this page for now. Please choose them again later.';

/** Four choices of units, each saved as soon as it is made. */
function Units() {
  const units = useUnits();
  const [said, setSaid] = useState({ done: '', error: '' });
  const choose = async (change: Partial<UnitPreference>) => {
    setSaid({ done: '', error: '' });
    const result = await chooseUnits({ ...units, ...change });
    if (result && !result.ok) setSaid({ done: '', error: messageOf(result, notInAccount) });
    else setSaid({ done: 'Your units are saved.', error: '' });
  };
  return (
    <Section title="Units">
      <div className={styles.units}>
        {lines.map((line) => (
          <Segments
            key={line}
            legend={legends[line]}
            choices={unitChoices[line].map((code) => ({ value: code, label: unitOf(code).label }))}
            chosen={units[line]}
            onChoose={(code) => void choose({ [line]: code })}
          />
        ))}
      </div>
      {said.error && <Notice tone="error">{said.error}</Notice>}
      <p className={styles.said}>Changes apply straight away, in every quiz.</p>
      <p>
        The numbers to call follow the country you’re in. <Link to={placePath}>Change country</Link>
      </p>
      <p role="status">{said.done}</p>
    </Section>
  );
}

/** The account page: profile, units, sessions, consents, export and erasure. */
export function AccountPage() {
  const { account, hasFailed, reload } = useAccountDetails();
  return (
    <Screen header={<Header back={{ to: '/dashboard', label: 'Back to dashboard' }} end={<LogoutButton />} />} hasFoot>
      <ConfirmBanner />
      <Column className={styles.account}>
        <PageHeading documentTitle="Account">Account</PageHeading>
        <ConsentAgain onGiven={reload} />
        {account ? (
          <>
            <You account={account} onChange={reload} />
            <Units />
            {accountSections.map(({ name, Section }) => (
              <Section key={name} />
            ))}
            <Devices sessions={account.sessions} onChange={reload} />
            <Agreed consents={account.consents} />
          </>
        ) : hasFailed ? (
          <Message
            heading={<h2>We couldn’t load your account</h2>}
            actions={<Button onClick={reload}>Try again</Button>}
          >
            Check your connection and try again.
          </Message>
        ) : (
          <PageSpinner words="Loading your account" />
        )}
        <YourData />
      </Column>
    </Screen>
  );
}
