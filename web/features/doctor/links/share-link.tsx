import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as words from '#feature-words/doctor/links.ts';
import type { Language } from '#shared/contract/language.ts';
import { endedLinkDays } from '#shared/features/doctor/feature.ts';
import { maxWrongTries, moreDays, passcodeInGroups } from '#shared/features/doctor/links/link.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { queryClient } from '#web/api/queries.ts';
import { QrCode } from '#web/sealed/qr-code.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { CheckIcon, LockIcon } from '#web/ui/icons.tsx';
import { dayAndTime, dayOf, inWords } from '#web/ui/language.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/page.tsx';
import * as labels from '#words/labels.ts';
import { LinkForm } from './link-form.tsx';
import styles from './links.module.css';
import { changeLink, type LinkContents, linksQuery, type OwnLink, sharedOf } from './own-link.ts';

/** 'Today, 14:20', else '19 November 2026, 14:20', by the clock of this device. */
const shortTime = (instant: string, now: Date): string => {
  const time = timeOf(instant);
  return isToday(instant, now) ? words.todayAt(time) : words.dayAt(dayOf(instant), time);
};

const timeOf = (instant: string): string => inWords(instant, { timeStyle: 'short' });

const isToday = (instant: string, now: Date): boolean => dayOf(instant) === dayOf(now.getTime());

/** When the link was opened. It does not say by whom: a clinician has privacy, too. */
function OpenedLog({ openings }: Pick<OwnLink, 'openings'>) {
  const now = new Date();
  return (
    <>
      <h3>{words.opened}</h3>
      {openings.length === 0 ? (
        <p className={styles.quiet}>{words.notOpenedYet(endedLinkDays)}</p>
      ) : (
        <ul className={styles.log}>
          {openings.map(({ at, isRight }, index) => (
            // Two entries can have the same time.
            // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, new ones come before
            <li key={openings.length - index}>
              <span>{isRight ? words.rightPasscode : words.wrongPasscode}</span>
              <time dateTime={at}>{shortTime(at, now)}</time>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A closed link, and what closing it cannot undo. */
function ClosedLink({ link }: { link: OwnLink }) {
  return (
    <div role="status">
      <Notice tone="plain" icon={LockIcon} title={words.closedTitle}>
        <p>{paragraph(reasons[link.closedBy] ?? words.hasExpired, openedWords(link), words.copiesStay)}</p>
      </Notice>
    </div>
  );
}

const reasons: Readonly<Record<string, string>> = {
  owner: words.closedByOwner,
  logout: words.closedByLogout,
  'wrong-passcodes': words.closedByWrongPasscodes(maxWrongTries),
};

const openedWords = ({ openings }: OwnLink): string => {
  const right = openings.filter(({ isRight }) => isRight);
  const [last] = right;
  if (!last) return words.neverOpened;
  const time = timeOf(last.at);
  return isToday(last.at, new Date())
    ? words.openedToday(right.length, time)
    : words.openedOn(right.length, dayOf(last.at), time);
};

/** The link and its passcode, to be shown or sent. */
function LinkCard({ address, passcode }: NonNullable<ReturnType<typeof sharedOf>>) {
  const [cannotCopy, setCannotCopy] = useState(false);
  const onFail = () => setCannotCopy(true);
  return (
    <>
      <section className={styles.card} aria-label={words.linkAndPasscode}>
        <QrCode text={address} />
        <dl>
          <div>
            <dt>{words.scanOrSend}</dt>
            <dd className={styles.address} data-whole={cannotCopy || undefined}>
              {address}
            </dd>
          </div>
          <div>
            <dt>{words.passcode}</dt>
            <dd className={styles.passcode}>{passcodeInGroups(passcode)}</dd>
          </div>
        </dl>
        <div className={styles.buttons}>
          <CopyButton size="sm" text={address} onFail={onFail} />
          <CopyButton
            size="sm"
            says={{ copy: words.copyPasscode, copied: words.copiedPasscode }}
            text={passcode}
            onFail={onFail}
          />
        </div>
      </section>
      {cannotCopy && <p role="alert">{words.cannotCopy}</p>}
      <p className={styles.footnote}>{words.passcodeApart}</p>
    </>
  );
}

/** An open link: what to hand over, when it was opened, and its end. */
function OpenLink({ link }: { link: OwnLink }) {
  const [state, setState] = useState<{ busy: string | null; error: string | null; wasKept: boolean }>(still);
  const shared = sharedOf(link);
  const change = async (route: 'closeLink' | 'keepLink') => {
    setState({ ...still, busy: route });
    const error = await changeLink(route, link.linkId);
    setState({ busy: null, error, wasKept: route === 'keepLink' && error === null });
  };
  return (
    <article className={styles.link}>
      <p className={styles.live} role="status">
        <CheckIcon />
        {words.openUntil(dayAndTime(link.endsAt))}
      </p>
      {/* Our own page asks the server. Other software may go by the date inside the link. */}
      {state.wasKept && shared && <p className={styles.quiet}>{words.otherDateInLink}</p>}
      {shared ? <LinkCard {...shared} /> : <p className={styles.quiet}>{words.shownElsewhere}</p>}
      <OpenedLog openings={link.openings} />
      <h3>{words.closeTitle}</h3>
      <p className={styles.quiet}>{words.stopsAtOnce}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          className={styles.danger ?? ''}
          busy={state.busy === 'closeLink'}
          onClick={() => void change('closeLink')}
        >
          {words.closeNow}
        </Button>
        <Button variant="secondary" busy={state.busy === 'keepLink'} onClick={() => void change('keepLink')}>
          {words.keepLonger(moreDays)}
        </Button>
      </div>
      {state.error && <p role="alert">{state.error}</p>}
    </article>
  );
}

const still = { busy: null, error: null, wasKept: false };

type ShareLinkProps = {
  contents: () => Promise<LinkContents>;
  /** The language in which the page opens for the doctor. */
  language: Language;
};

/** A link for a doctor: made here, handed over, watched and closed. */
export function ShareLink({ contents, language }: ShareLinkProps) {
  const { data: links, isError, refetch } = useQuery(linksQuery, queryClient);
  const [wantsNew, setWantsNew] = useState(false);
  const open = (links ?? []).filter(({ isOver }) => !isOver);
  // The newest link. The user has just closed it, or it has ended since the last visit.
  const [newest] = links ?? [];
  const hasForm = wantsNew || (links !== undefined && open.length === 0 && !newest);
  return (
    <Section title={words.shareAsLink} className={styles.share}>
      {isError && (
        <p role="alert">
          {words.linksNotLoaded}{' '}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {labels.tryAgain}
          </Button>
        </p>
      )}
      {newest?.isOver && !wantsNew && open.length === 0 && <ClosedLink link={newest} />}
      {open.map((link) => (
        <OpenLink key={link.linkId} link={link} />
      ))}
      {hasForm ? (
        <LinkForm contents={contents} language={language} onMade={() => setWantsNew(false)} />
      ) : (
        links !== undefined && (
          <Button variant={open.length > 0 ? 'link' : 'primary'} onClick={() => setWantsNew(true)}>
            {words.makeNewLink}
          </Button>
        )
      )}
    </Section>
  );
}
