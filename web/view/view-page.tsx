import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LinkPayload } from '#shared/links/shlink.ts';
import styles from '../login/auth-page.module.css';
import { Header } from '../shell/header.tsx';
import { Screen } from '../shell/screen.tsx';
import { inWords } from '../ui/language.ts';
import { Message } from '../ui/message.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { linkInAddress, type Opened, openShared } from './open-shared.ts';
import { OpenedPage } from './opened-page.tsx';
import { PasscodeForm } from './passcode-form.tsx';

/** What somebody shared, for whoever has the link and its passcode. Everything is decrypted here. */
export function ViewPage() {
  const { hash } = useLocation();
  return <View key={hash} hash={hash} />;
}

function View({ hash }: { hash: string }) {
  const link = linkInAddress(hash);
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!link) return <Words title="This link is not complete">{incomplete}</Words>;
  if (opened?.status === 'open') return <OpenedPage {...opened} />;
  if (opened?.status === 'unreadable') return <Words title="This page cannot be read">{unreadable}</Words>;
  if (opened?.status === 'ended') return <Words title="This page is closed">{ended}</Words>;
  const onPasscode = async (passcode: string) => {
    const next = await openShared(link, passcode);
    if (next.status === 'failed') return 'That did not work just now. Please check your connection and try again.';
    if (next.status === 'wrong' && next.triesLeft > 0) return wrongPasscode(next.triesLeft);
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

const wrongPasscode = (triesLeft: number): string =>
  `That is not the passcode. ${triesLeft === 1 ? 'One try is' : `${triesLeft} tries are`} left, then the page closes.`;

/** The day in the link is a hint. The person may have put it off since, so a day that is over says nothing. */
const closingDay = ({ exp }: LinkPayload): string | null =>
  exp !== undefined && exp * 1000 > Date.now() ? inWords(exp * 1000, { dateStyle: 'long' }) : null;

/** The same for a link that was closed, has ended, bore too many wrong passcodes, or never was. */
const ended = 'The link has run out or the person has closed it. Please ask them for a new one.';
const incomplete =
  'A part of it may be missing, or it belongs to another service. Copy the whole link and open it again.';
const unreadable =
  'What is behind this link was not made for this page, or a part of the link is missing. Please ask for a new one.';

function Words({ title, children }: { title: string; children: string }) {
  return (
    <Screen header={<Header end={null} />}>
      <Column>
        <Message heading={<PageHeading documentTitle={title}>{title}</PageHeading>}>{children}</Message>
      </Column>
    </Screen>
  );
}
