import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { useMe } from '../../api/use-account.ts';
import finished from '../../assets/art/completion.svg';
import { useSession } from '../../session/session.ts';
import { Screen } from '../../shell/screen.tsx';
import { siteSettings } from '../../site-settings.ts';
import { Art } from '../../ui/art.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkCard } from '../../ui/link-card.tsx';
import { Column, PageHeading } from '../../ui/page.tsx';
import { mailPromises } from '../mail-promises.ts';
import { UnsentNotice } from '../outbox/unsent-notice.tsx';
import { useWaiting } from '../outbox/use-waiting.ts';
import styles from '../quiz.module.css';
import { NotMyDevice } from './not-my-device.tsx';
import { ResultReady, useComingResult } from './result-ready.tsx';
import type { FramedScreenProps } from './screen-props.ts';

/** Where it cannot be loaded, nothing is missing: the account page has it too. */
const Reminder = lazy(() =>
  import('../../reminder/reminder.tsx').then(
    ({ Reminder: it }) => ({ default: it }),
    () => ({ default: () => null }),
  ),
);

export function CompletionScreen({ open: { run }, header }: Pick<FramedScreenProps, 'open' | 'header'>) {
  const navigate = useNavigate();
  const { partnerUrl } = siteSettings();
  const { analysing, alsoOnDashboard } = mailPromises();
  const coming = useComingResult(run);
  const me = useMe();
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  // Of a session that has ended meanwhile: nothing is sent before its person is back.
  const waiting = useWaiting();
  const leaveFor = (path: '/' | '/dashboard') => () => {
    navigate(path);
    run.startOver();
  };
  return (
    <Screen header={header}>
      <Column className={styles.centred}>
        <Art src={finished} viewBox="0 0 360 220" fit="slice" className={styles.picture} />
        <PageHeading documentTitle="Thank you">{analysing}</PageHeading>
        <p>{alsoOnDashboard}</p>
        <div className={styles.onwards}>
          {isSignedIn ? <UnsentNotice /> : waiting && <waiting.WaitingNotice unsent={waiting.unsent} />}
          {coming && <ResultReady coming={coming} />}
          {isSignedIn && (
            <Button block variant={coming ? 'secondary' : 'primary'} onClick={leaveFor('/dashboard')}>
              See my results
            </Button>
          )}
          <Button block variant={isSignedIn ? 'secondary' : 'primary'} onClick={leaveFor('/')}>
            Return Home
          </Button>
          {isSignedIn && me?.isConfirmed && (
            <Suspense>
              <Reminder />
            </Suspense>
          )}
          <NotMyDevice />
          {partnerUrl && (
            <LinkCard href={partnerUrl} title="See physician-reviewed protocols">
              On the treatment site of {product.partner.name}, with physician-guided {product.id} programs.
            </LinkCard>
          )}
        </div>
      </Column>
    </Screen>
  );
}
