import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type UnitPreference, unitChoices } from '#shared/quiz/units/unit-choices.ts';
import { unitOf } from '#shared/quiz/units/units.ts';
import { deviceWords } from '#shared/words/device-words.ts';
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
import { RichText } from '#web/ui/rich-text.ts';
import * as words from '#words/account.ts';
import * as labels from '#words/labels.ts';
import * as names from '#words/question-names.ts';
import { dayOf } from '../ui/language.ts';
import styles from './account-page.module.css';
import { ConsentAgain } from './consent-again.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { type AccountDetails, useAccountDetails } from './use-account-details.ts';
import { AccountFact, You } from './you.tsx';
import { YourData } from './your-data.tsx';

const consentsGiven: Readonly<Record<string, (day: string) => string>> = {
  quiz: words.consentInQuiz,
  register: words.consentOnRegister,
  account: words.consentInAccount,
};

/** The consents that the user has given, newest first. */
function Agreed({ consents }: Pick<AccountDetails, 'consents'>) {
  return (
    <Section title={words.whatYouAgreedTo}>
      {consents.length === 0 ? (
        <p className={styles.said}>{words.nothingRecorded}</p>
      ) : (
        <dl className={styles.facts}>
          {[...consents].reverse().map(({ version, at, where }) => (
            <AccountFact key={`${version} ${at}`} term={consentsGiven[where]?.(dayOf(at)) ?? dayOf(at)}>
              {words.policyVersion(version)}
            </AccountFact>
          ))}
        </dl>
      )}
      <p className={styles.said}>
        <RichText text={words.withdrawConsent} parts={{ link: (name) => <Link to="/privacy">{name}</Link> }} />
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
    if (!result.ok) return messageOf(result, labels.nothingChanged);
    await onChange();
    return '';
  };
  const leave = async () => {
    const result = await call('logoutEverywhere', {});
    if (!result.ok) return messageOf(result, labels.nothingChanged);
    logout(); // in the other tabs of this browser too
    return '';
  };
  return (
    <Section title={words.devices}>
      <dl className={styles.facts}>
        {sessions.map(({ id, device, startedAt, lastUsedAt, isThisOne }) => (
          <AccountFact key={id} term={isThisOne ? words.thisOne : words.anotherOne}>
            <p>{deviceWords(device) || words.unknownDevice}</p>
            <p className={styles.small}>
              {isThisOne ? words.loggedInOn(dayOf(startedAt)) : words.lastSeenOn(dayOf(lastUsedAt))}
            </p>
            {!isThisOne && (
              <Button
                variant="link"
                aria-label={device ? words.endDevice(deviceWords(device)) : words.endUnknownDevice}
                onClick={() => run(() => end(id))}
              >
                {words.endThisOne}
              </Button>
            )}
          </AccountFact>
        ))}
      </dl>
      {said && <Notice tone="error">{said}</Notice>}
      <div className={styles.buttons}>
        <Button variant="secondary" busy={isBusy} busyLabel={words.loggingOut} onClick={() => run(leave)}>
          {words.logOutEverywhere}
        </Button>
      </div>
    </Section>
  );
}

const legends = {
  height: names.height,
  weight: names.bodyWeight,
  labs: words.unitsOfLabs,
  a1c: names.a1cBand,
} as const satisfies Record<keyof UnitPreference, string>;
const lines = Object.keys(legends) as (keyof UnitPreference)[];

/** Four choices of units, each saved as soon as it is made. */
function Units() {
  const units = useUnits();
  const [said, setSaid] = useState({ done: '', error: '' });
  const choose = async (change: Partial<UnitPreference>) => {
    setSaid({ done: '', error: '' });
    const result = await chooseUnits({ ...units, ...change });
    if (result && !result.ok) setSaid({ done: '', error: messageOf(result, words.unitsNotSaved) });
    else setSaid({ done: words.unitsSaved, error: '' });
  };
  return (
    <Section title={words.units}>
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
      <p className={styles.said}>{words.unitsApply}</p>
      <p>
        <RichText text={words.numbersFollowCountry} parts={{ link: (name) => <Link to={placePath}>{name}</Link> }} />
      </p>
      <p role="status">{said.done}</p>
    </Section>
  );
}

/** The account page: profile, units, sessions, consents, export and erasure. */
export function AccountPage() {
  const { account, hasFailed, reload } = useAccountDetails();
  return (
    <Screen
      header={<Header back={{ to: '/dashboard', label: labels.backToDashboard }} end={<LogoutButton />} />}
      hasFoot
    >
      <ConfirmBanner />
      <Column className={styles.account}>
        <PageHeading documentTitle={labels.account}>{labels.account}</PageHeading>
        <ConsentAgain onGiven={reload} />
        {account ? (
          <>
            <You account={account} onChange={reload} />
            <Units />
            {import.meta.env.SPEAKS_SEVERAL && <LanguageChoice />}
            {accountSections.map(({ name, Section }) => (
              <Section key={name} />
            ))}
            <Devices sessions={account.sessions} onChange={reload} />
            <Agreed consents={account.consents} />
          </>
        ) : hasFailed ? (
          <Message heading={<h2>{words.notLoaded}</h2>} actions={<Button onClick={reload}>{labels.tryAgain}</Button>}>
            {labels.checkConnection}
          </Message>
        ) : (
          <PageSpinner words={words.loading} />
        )}
        <YourData />
      </Column>
    </Screen>
  );
}
