import { Link } from 'react-router-dom';
import styles from './account-page.module.css';
import { dayOf } from './day-of.ts';
import type { AccountDetails } from './use-account-details.ts';

const places: Readonly<Record<string, string>> = {
  quiz: 'in the quiz',
  register: 'when you registered',
  account: 'in your account',
};

/** Newest first. */
export function Agreed({ consents }: Pick<AccountDetails, 'consents'>) {
  return (
    <section aria-labelledby="account-agreed">
      <h2 id="account-agreed">What you agreed to</h2>
      {consents.length === 0 ? (
        <p className={styles.said}>Nothing is on record yet.</p>
      ) : (
        <dl className={styles.facts}>
          {consents.toReversed().map(({ version, at, where }) => (
            <div className={styles.fact} key={`${version} ${at}`}>
              <dt>{[dayOf(at), places[where]].filter(Boolean).join(', ')}</dt>
              <dd>Data privacy policy, version {version}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.said}>
        <Link to="/privacy">Read the policy</Link>. You can take your agreement back at any time by erasing your data
        below.
      </p>
    </section>
  );
}
