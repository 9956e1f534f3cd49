import type { ReactNode } from 'react';
import { Screen } from '../../shell/screen.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../quiz.module.css';

export function SubmittingScreen({ header }: { header: ReactNode }) {
  return (
    <Screen header={header}>
      <div className={styles.centred} role="status">
        <Spinner size="lg" />
        <PageHeading documentTitle="Sending your answers" className={styles.small}>
          Sending your answers
        </PageHeading>
        <p>This takes a moment. Please keep this page open.</p>
      </div>
    </Screen>
  );
}
