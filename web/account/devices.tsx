import { useState } from 'react';
import { call } from '../api/call.ts';
import { messageOf } from '../api/calls.ts';
import { logout } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './account-page.module.css';
import { dayOf } from './day-of.ts';
import { notSaved } from './not-saved.ts';
import type { AccountDetails } from './use-account-details.ts';

export function Devices({ sessions }: Pick<AccountDetails, 'sessions'>) {
  const [state, setState] = useState({ isBusy: false, error: '' });
  const leave = async () => {
    setState({ isBusy: true, error: '' });
    const result = await call('logoutEverywhere', {});
    setState({ isBusy: false, error: result.ok ? '' : messageOf(result, notSaved) });
    // The other tabs of this browser hear of it too.
    if (result.ok) logout();
  };
  return (
    <section aria-labelledby="account-devices">
      <h2 id="account-devices">Devices</h2>
      <dl className={styles.facts}>
        {sessions.map(({ device, startedAt, lastUsedAt, isThisOne }) => (
          <div className={styles.fact} key={`${device} ${startedAt} ${isThisOne}`}>
            <dt>{isThisOne ? 'This one' : 'Another one'}</dt>
            <dd>
              <p>{device || 'Unknown device'}</p>
              <p className={styles.small}>
                {isThisOne ? `Logged in on ${dayOf(startedAt)}` : `Last seen on ${dayOf(lastUsedAt)}`}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      {state.error && <Notice tone="error">{state.error}</Notice>}
      <div className={styles.buttons}>
        <Button variant="secondary" busy={state.isBusy} busyLabel="Logging out…" onClick={leave}>
          Log out everywhere
        </Button>
      </div>
    </section>
  );
}
