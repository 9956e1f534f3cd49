import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endedLinkDays } from '#shared/features/doctor/feature.ts';
import { moreDays, passcodeInGroups } from '#shared/features/doctor/links/link.ts';
import { queryClient } from '#web/api/queries.ts';
import { QrCode } from '#web/sealed/qr-code.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { CheckIcon, LockIcon } from '#web/ui/icons.tsx';
import { dayAndTime, dayOf, inWords } from '#web/ui/language.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/page.tsx';
import { LinkForm } from './link-form.tsx';
import styles from './links.module.css';
import { changeLink, linksQuery, type OwnLink, type Resources, sharedOf } from './own-link.ts';

/** 'Today, 14:20', else '19 November 2026, 14:20', by the clock of this device. */
const shortTime = (instant: string, now: Date): string => {
  const day = dayOf(instant);
  const isToday = day === dayOf(now.getTime());
  return `${isToday ? 'Today' : day}, ${inWords(instant, { timeStyle: 'short' })}`;
};

/** When the link was opened. It does not say by whom: a clinician has privacy, too. */
function OpenedLog({ openings }: Pick<OwnLink, 'openings'>) {
  const now = new Date();
  return (
    <>
      <h3>Opened</h3>
      {openings.length === 0 ? (
        <p className={styles.quiet}>
          Not yet. We’ll list every time someone enters a passcode, until {endedLinkDays} days after the link ends.
        </p>
      ) : (
        <ul className={styles.log}>
          {openings.map(({ at, isRight }, index) => (
            // Two entries can have the same time.
            // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, new ones come before
            <li key={openings.length - index}>
              <span>{isRight ? 'Right passcode' : 'Wrong passcode, not opened'}</span>
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
      <Notice tone="plain" icon={LockIcon} title="The page is closed">
        <p>
          {reasons[link.closedBy] ?? 'It has expired. No one can open it any more.'} {openedWords(link)} Printed or
          saved copies stay where they are.
        </p>
      </Notice>
    </div>
  );
}

const reasons: Readonly<Record<string, string>> = {
  owner: 'No one can open it any more.',
  logout: 'It closed when you logged out everywhere. No one can open it any more.',
  'wrong-passcodes': 'Someone entered five wrong passcodes, so it closed automatically. No one can open it any more.',
};

const openedWords = ({ openings }: OwnLink): string => {
  const right = openings.filter(({ isRight }) => isRight);
  const [last] = right;
  if (!last) return 'It was never opened.';
  const when = shortTime(last.at, new Date()).replace(/^Today/, 'today');
  return right.length === 1 ? `It was opened once, ${when}.` : `It was opened ${right.length} times, last ${when}.`;
};

/** The link and its passcode, to be shown or sent. */
function LinkCard({ address, passcode }: NonNullable<ReturnType<typeof sharedOf>>) {
  const [cannotCopy, setCannotCopy] = useState(false);
  const onFail = () => setCannotCopy(true);
  return (
    <>
      <section className={styles.card} aria-label="Link and passcode">
        <QrCode text={address} />
        <dl>
          <div>
            <dt>Scan the code, or send the link</dt>
            <dd className={styles.address} data-whole={cannotCopy || undefined}>
              {address}
            </dd>
          </div>
          <div>
            <dt>Passcode</dt>
            <dd className={styles.passcode}>{passcodeInGroups(passcode)}</dd>
          </div>
        </dl>
        <div className={styles.buttons}>
          <CopyButton size="sm" what="link" text={address} onFail={onFail} />
          <CopyButton size="sm" what="passcode" text={passcode} onFail={onFail} />
        </div>
      </section>
      {cannotCopy && <p role="alert">This browser doesn’t let us copy. Please select the text and copy it yourself.</p>}
      <p className={styles.footnote}>
        Tell your doctor the passcode, or send it in a separate message. The link doesn’t open without it. We don’t save
        either of them: you’ll only see them until you leave or reload this page.
      </p>
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
        {`Your page is open until ${dayAndTime(link.endsAt)}`}
      </p>
      {state.wasKept && shared && <p className={styles.quiet}>{keptWords}</p>}
      {shared ? <LinkCard {...shared} /> : <p className={styles.quiet}>{elsewhereWords}</p>}
      <OpenedLog openings={link.openings} />
      <h3>Close it</h3>
      <p className={styles.quiet}>The link stops working straight away. You can make a new one at any time.</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          className={styles.danger ?? ''}
          busy={state.busy === 'closeLink'}
          onClick={() => void change('closeLink')}
        >
          Close the page now
        </Button>
        <Button variant="secondary" busy={state.busy === 'keepLink'} onClick={() => void change('keepLink')}>
          Keep it {moreDays} more days
        </Button>
      </div>
      {state.error && <p role="alert">{state.error}</p>}
    </article>
  );
}

const still = { busy: null, error: null, wasKept: false };

/** Our own page asks the server. Other software may go by the date inside the link. */
const keptWords =
  'The link you shared still opens on our page. Some clinic systems go by the date in the link. For those, share the one below.';

const elsewhereWords =
  'We only showed the link and its passcode on the page where you made them. If you need them again, close this one and make a new link.';

/** A link for a doctor: made here, handed over, watched and closed. */
export function ShareLink({ resources }: { resources: Resources }) {
  const { data: links, isError, refetch } = useQuery(linksQuery, queryClient);
  const [wantsNew, setWantsNew] = useState(false);
  const open = (links ?? []).filter(({ isOver }) => !isOver);
  // The newest link. The user has just closed it, or it has ended since the last visit.
  const [newest] = links ?? [];
  const hasForm = wantsNew || (links !== undefined && open.length === 0 && !newest);
  return (
    <Section title="Share it as a link" className={styles.share}>
      {isError && (
        <p role="alert">
          We couldn’t load your links.{' '}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {newest?.isOver && !wantsNew && open.length === 0 && <ClosedLink link={newest} />}
      {open.map((link) => (
        <OpenLink key={link.linkId} link={link} />
      ))}
      {hasForm ? (
        <LinkForm resources={resources} onMade={() => setWantsNew(false)} />
      ) : (
        links !== undefined && (
          <Button variant={open.length > 0 ? 'link' : 'primary'} onClick={() => setWantsNew(true)}>
            Make a new link
          </Button>
        )
      )}
    </Section>
  );
}
