import { Link } from 'react-router-dom';
import { ButtonLink } from '../ui/button.tsx';
import styles from './account-page.module.css';
import { erasePath } from './account-path.ts';
import { DownloadData } from './download-data.tsx';

/** Neither needs anything else on the page to have been loaded. */
export function YourData() {
  return (
    <section aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <p className={styles.said}>Everything we hold about you: your account, your answers and your results.</p>
      <DownloadData label="Download my data" />
      <p className={styles.small}>
        One file that programs can read, too (JSON). Keep it where nobody else can open it.{' '}
        <Link to="/verify">Verify the results in it</Link>
      </p>
      <div className={styles.danger}>
        <h3>Erase everything</h3>
        <p>Your account, answers and results are deleted. Nobody can bring them back, nor can we.</p>
        <ButtonLink variant="secondary" size="sm" to={erasePath}>
          Erase everything…
        </ButtonLink>
      </div>
    </section>
  );
}
