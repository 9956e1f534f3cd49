import { useState } from 'react';
import { moreDays } from '#shared/links/link.ts';
import { dayAndTime } from '../results/day-and-time.ts';
import { Button } from '../ui/button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { LinkCard } from './link-card.tsx';
import styles from './links.module.css';
import { OpenedLog } from './opened-log.tsx';
import { changeLink } from './own-link.ts';
import type { OwnLink } from './read-link.ts';
import { sharedOf } from './shared-link.ts';

/** A link that somebody can open: what to hand over, when it was opened, and its end. */
export function OpenLink({ link }: { link: OwnLink }) {
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
        Your page is open until {dayAndTime(link.endsAt)}
      </p>
      {state.wasKept && shared && <p className={styles.quiet}>{keptWords}</p>}
      {shared ? <LinkCard {...shared} /> : <p className={styles.quiet}>{elsewhereWords}</p>}
      <OpenedLog openings={link.openings} />
      <h3>Close it</h3>
      <p className={styles.quiet}>The link stops working at once. You can make a new one at any time.</p>
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

/** Our own page asks the server, other software may go by the date inside the link. */
const keptWords =
  'The link that you gave still opens on our page. Some software of clinics goes by the date in the link: for it, give the one below.';

const elsewhereWords =
  'The link and its passcode were shown on the page where it was made, and are stored nowhere. If you need them again, close this one and make a new link.';
