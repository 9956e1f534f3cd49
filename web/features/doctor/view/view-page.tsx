import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as words from '#feature-words/doctor/view.ts';
import { normalPasscode, passcodeLength } from '#shared/features/doctor/links/link.ts';
import type { LinkPayload } from '#shared/features/doctor/links/shlink.ts';
import type { DoctorSheet as Sheet } from '#shared/features/doctor/sheet/sheet.ts';
import { saveFile } from '#web/account/save-file.ts';
import { DoctorSheet } from '#web/features/doctor/page/doctor-sheet.tsx';
import { AuthForm, type Sent } from '#web/login/account-form.tsx';
import styles from '#web/login/auth-page.module.css';
import { OtherLanguages } from '#web/shell/languages.tsx';
import { Header, Screen } from '#web/shell/screen.tsx';
import { Button, PrintButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { dayOf } from '#web/ui/language.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Column, Message, PageHeading } from '#web/ui/page.tsx';
import type { Outcome } from '#web/verify/check-signed.ts';
import { SignedCard } from '#web/verify/signed-card.tsx';
import * as labels from '#words/labels.ts';
import { handOver, linkInAddress, type Opened, openShared, takeOver } from './open-shared.ts';
import { UnsignedNotes } from './unsigned-notes.tsx';
import viewStyles from './view.module.css';

type OpenedPageProps = {
  sheet: Sheet;
  /** The same sheet in the language in which the person answered; null where that is the language of this page. */
  said: Sheet | null;
  /** The outcome of checking that document. */
  outcome: Outcome;
  /** The same page as a FHIR document; null if the link has none. */
  document: unknown;
};

/** An opened link: the page for the clinician, and the document for their software. */
function OpenedPage({ sheet, said, document, outcome }: OpenedPageProps) {
  useEffect(() => {
    // The links in the foot do this, too. With a key, a link opens another window, and this page stays.
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      if (ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest('a[hreflang]')) handOver();
    };
    globalThis.addEventListener('click', onClick);
    return () => globalThis.removeEventListener('click', onClick);
  }, []);
  return (
    <Screen header={<Header end={null} />} hasFoot>
      <Column className={viewStyles.page}>
        {!outcome.content && <NotSigned outcome={outcome} />}
        <div className={viewStyles.screenOnly}>
          <PageHeading documentTitle={words.openedTitle}>{words.openedTitle}</PageHeading>
          <p className={viewStyles.lede}>{words.openedLede}</p>
          {import.meta.env.SPEAKS_SEVERAL && (
            <p className={viewStyles.languages}>
              <OtherLanguages />
            </p>
          )}
          <div className={viewStyles.buttons}>
            <PrintButton />
            {document !== null && (
              <Button
                variant="secondary"
                onClick={() => saveFile('health-summary.json', document, 'application/fhir+json')}
              >
                {words.downloadForSystem}
              </Button>
            )}
          </div>
        </div>
        {outcome.content ? (
          <>
            <SignedCard outcome={outcome} />
            <UnsignedNotes sheet={sheet} said={said} />
          </>
        ) : (
          <DoctorSheet sheet={sheet} said={said} />
        )}
      </Column>
    </Screen>
  );
}

/** Above everything else: anyone can make a link and put any page behind it. */
function NotSigned({ outcome: { checked } }: { outcome: Outcome }) {
  const isOpen = checked.verdict === 'not-checked';
  return (
    <div data-verdict={checked.verdict}>
      <Notice tone="care" title={isOpen ? words.notCheckedTitle : words.notSignedTitle}>
        <p>{isOpen ? words.notChecked : words.notSigned}</p>
      </Notice>
    </div>
  );
}

type PasscodeFormProps = {
  /** The day on which the page closes, as the link says. Null if the link names no day, or one that is over and was put off. */
  closesOn: string | null;
  onPasscode: (passcode: string) => Sent;
};

const isWhole = (typed: string): boolean => new RegExp(`^\\d{${passcodeLength}}$`).test(normalPasscode(typed));

/** For a clinician, who has neither an account nor time. */
function PasscodeForm({ closesOn, onPasscode }: PasscodeFormProps) {
  const [passcode, setPasscode] = useState('');
  const [refused, setRefused] = useState({ passcode: '', sentence: '' });
  const open = async () => {
    const sentence = await onPasscode(passcode);
    if (sentence) setRefused({ passcode, sentence });
    return null;
  };
  const error = isWhole(passcode) ? null : words.enterPasscode(passcodeLength);
  return (
    <>
      <PageHeading documentTitle={words.askTitle}>{words.askTitle}</PageHeading>
      <p className={styles.alternative}>{words.askLede}</p>
      {import.meta.env.SPEAKS_SEVERAL && (
        <p className={viewStyles.languages}>
          <OtherLanguages />
        </p>
      )}
      <AuthForm isValid={isWhole(passcode)} onSend={open} button={words.openPage} busyLabel={words.opening}>
        <TextField
          label={words.passcode}
          name="passcode"
          className={viewStyles.code ?? ''}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={12}
          hint={words.digits(passcodeLength)}
          value={passcode}
          onChange={setPasscode}
          error={refused.sentence && refused.passcode === passcode ? refused.sentence : error}
        />
      </AuthForm>
      <p className={styles.footnote}>
        {words.ownerSeesIt}
        {closesOn && ` ${words.closesOn(closesOn)}`}
      </p>
    </>
  );
}

/** A shared page, for a reader with the link and its passcode. Everything is decrypted here. */
export function ViewPage() {
  const { hash } = useLocation();
  return <View key={hash} hash={hash} />;
}

function View({ hash }: { hash: string }) {
  const link = linkInAddress(hash);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const given = linkInAddress(hash);
    if (given) void takeOver(given).then((taken) => taken && setOpened(taken));
  }, [hash]);
  if (!link) return <Words title={words.incompleteTitle}>{words.incomplete}</Words>;
  if (opened?.status === 'open') return <OpenedPage {...opened} />;
  if (opened?.status === 'unreadable') return <Words title={words.unreadableTitle}>{words.unreadable}</Words>;
  if (opened?.status === 'ended') return <Words title={words.closedTitle}>{words.closed}</Words>;
  const onPasscode = async (passcode: string) => {
    const next = await openShared(link, passcode);
    if (next.status === 'failed') return labels.didNotWork;
    if (next.status === 'wrong' && next.triesLeft > 0) return words.wrongPasscode(next.triesLeft);
    setOpened(next.status === 'wrong' ? { status: 'ended' } : next);
    return null;
  };
  return (
    <Screen header={<Header end={null} />} hasFoot>
      <Column className={styles.auth} data-under-header="">
        <PasscodeForm closesOn={closingDay(link)} onPasscode={onPasscode} />
      </Column>
    </Screen>
  );
}

/** The day in the link is a hint. The person may have put it off since, so a day that is over says nothing. */
const closingDay = ({ exp }: LinkPayload): string | null =>
  exp !== undefined && exp * 1000 > Date.now() ? dayOf(exp * 1000) : null;

function Words({ title, children }: { title: string; children: string }) {
  return (
    <Screen header={<Header end={null} />}>
      <Column>
        <Message heading={<PageHeading documentTitle={title}>{title}</PageHeading>}>{children}</Message>
      </Column>
    </Screen>
  );
}
