import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { partnerName } from '#shared/words/partner-name.ts';
import { renew } from '#web/api/call.ts';
import type { Progress } from '#web/api/list-gate.ts';
import finished from '#web/assets/art/completion.svg';
import { forgetOnDevice } from '#web/device-copies.ts';
import { mailPromises } from '#web/quiz/mail-promises.ts';
import { useSubmissionOf } from '#web/quiz/outbox/send.ts';
import { UnsentNotice } from '#web/quiz/outbox/unsent-notice.tsx';
import { useProgress } from '#web/quiz/outbox/use-progress.ts';
import { useWaiting } from '#web/quiz/outbox/use-waiting.ts';
import styles from '#web/quiz/quiz.module.css';
import { forgetSessionOnClose, isRemembered, useMe, useSession } from '#web/session/session.ts';
import { ClearDevice } from '#web/shell/clear-device.tsx';
import { ForLater } from '#web/shell/for-later.tsx';
import { LogoutButton, Screen } from '#web/shell/screen.tsx';
import { siteSettings } from '#web/site-settings.ts';
import { useAsyncValue } from '#web/ui/async-value.ts';
import { Button, ButtonLink, Spinner } from '#web/ui/button.tsx';
import { Art, Column, PageHeading } from '#web/ui/page.tsx';
import * as words from '#words/completion.ts';
import * as labels from '#words/labels.ts';
import { classNames } from '../../ui/class-names.ts';
import type { FramedScreenProps } from '../open-quiz.ts';
import completionStyles from './completion-screen.module.css';

/**
 * Notices about the answers just sent come before everything else. Nothing competes with an emergency or urgent one:
 * there is no partner link and no offer for later, and the result is no longer the first button.
 */
export function CompletionScreen({ open, header }: Pick<FramedScreenProps, 'open' | 'header'>) {
  const { run } = open;
  const ofThisQuiz = useAsyncValue(() => loadCare(open, 'this quiz'), 'this quiz');
  const ofBoth = useAsyncValue(() => loadCare(open, 'both'), 'both');
  const care = ofBoth ?? ofThisQuiz;
  const isCareFirst = care?.isFirst ?? false;
  const isCalm = care !== null && !isCareFirst;
  const navigate = useNavigate();
  const { partnerUrl } = siteSettings();
  const { analysing, alsoOnDashboard, onceReady } = mailPromises();
  const submissionId = useSubmissionOf(useStore(run.store, ({ runId }) => runId));
  const progress = useProgress(submissionId);
  const isReady = progress === 'ready';
  const { lead, leadHeight } = useLeadOfSameHeight(isReady);
  const promised = isReady ? onceReady : care?.notices ? [analysing] : [];
  const me = useMe();
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  // The session may have ended in the meantime. Nothing is sent before its user logs in again.
  const waiting = useWaiting();
  const leaveFor = (path: '/' | '/dashboard') => () => {
    void navigate(path);
    run.startOver();
  };
  return (
    <Screen header={header}>
      <Column className={classNames(styles.centred, completionStyles.screen)}>
        {care?.notices}
        {!care?.notices && (
          <div
            ref={lead}
            className={completionStyles.lead}
            style={{ minHeight: leadHeight && `min(${leadHeight}px, 60vh)` }}
          >
            <Art src={finished} viewBox="0 0 360 220" fit="slice" className={styles.picture} />
            <PageHeading documentTitle={words.title}>
              {/* The key makes a new element, because a page that the browser translates would keep the old text. */}
              <span key={String(isReady)}>{isReady ? words.readyTitle : analysing}</span>
            </PageHeading>
            {!isReady && <p>{alsoOnDashboard}</p>}
          </div>
        )}
        <div className={styles.onwards}>
          {isSignedIn ? <UnsentNotice /> : waiting && <waiting.WaitingNotice unsent={waiting.unsent} />}
          {progress && <ResultReady to={`/results/${submissionId}`} progress={progress} isFirst={!care?.notices} />}
          {/* The only button leads to the result, or to the next page if no result will come. */}
          {!progress && (
            <Button block onClick={leaveFor(isSignedIn ? '/dashboard' : '/')}>
              {isSignedIn ? words.goToDashboard : labels.returnHome}
            </Button>
          )}
          {isSignedIn && (
            <p className={completionStyles.ways}>
              {progress && <LinkButton onClick={leaveFor('/dashboard')}>{words.goToDashboard}</LinkButton>}
              <LinkButton onClick={leaveFor('/')}>{labels.returnHome}</LinkButton>
            </p>
          )}
          <ClearDevice />
          {isCalm && partnerUrl && (
            <div className={completionStyles.aside}>
              <a href={partnerUrl} rel="noreferrer">
                {words.protocols}
              </a>
              <p>{words.protocolsAbout(partnerName)}</p>
            </div>
          )}
          <NotMyDevice />
          {isCalm && isSignedIn && me?.isConfirmed && <ForLater />}
          {/* Comes last, because it changes when the result is ready, and must not move a link under a press. */}
          {promised.length > 0 && (
            <div className={completionStyles.aside}>
              {promised.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          )}
        </div>
      </Column>
    </Screen>
  );
}

/** A ready result needs fewer words than one that is being worked out. What is below them must not move. */
function useLeadOfSameHeight(isReady: boolean) {
  const lead = useRef<HTMLDivElement>(null);
  const [leadHeight, setLeadHeight] = useState<number>();
  useLayoutEffect(() => {
    if (isReady || !lead.current) return;
    const { current } = lead;
    const watching = new ResizeObserver(() => setLeadHeight(current.offsetHeight));
    watching.observe(current);
    return () => watching.disconnect();
  }, [isReady]);
  return { lead, leadHeight: isReady ? leadHeight : undefined };
}

const LinkButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" className={styles.link} onClick={onClick}>
    {children}
  </button>
);

/** `notices` is null if there is nothing that the user must read. */
type Care = { readonly notices: ReactNode; readonly isFirst: boolean };

/**
 * If the rules cannot be loaded, the result page has the notices. Until then nothing is shown that could compete with
 * one.
 */
const loadCare = async (open: FramedScreenProps['open'], of: 'this quiz' | 'both'): Promise<Care> => {
  try {
    const { CareNotices, careOfBothQuizzes, careOfQuiz, hasCare, isCareFirst } = await import(
      '../growing/after-sending.tsx'
    );
    const care = await (of === 'both' ? careOfBothQuizzes(open) : careOfQuiz(open));
    return { notices: hasCare(care) ? <CareNotices care={care} isPage /> : null, isFirst: isCareFirst(care) };
  } catch {
    return { notices: null, isFirst: true };
  }
};

const said: Readonly<Record<Exclude<Progress, 'ready'>, string>> = {
  expected: words.workingOut,
  late: words.takingLonger,
};

/** The link to the result. Its place is reserved from the beginning, so that nothing moves when the result is ready. */
function ResultReady({ to, progress, isFirst }: { to: string; progress: Progress; isFirst: boolean }) {
  return (
    <div role="status">
      {progress === 'ready' ? (
        <ButtonLink block to={to} {...(!isFirst && { variant: 'secondary' })}>
          {words.seeMyResult}
        </ButtonLink>
      ) : (
        <p className={completionStyles.waiting}>
          {progress === 'expected' && <Spinner />}
          {said[progress]}
        </p>
      )}
    </div>
  );
}

type Step = 'asked' | 'busy' | 'forgotten' | 'failed';

const deviceSaid: Readonly<Record<Step, string>> = {
  asked: words.staysLoggedIn(lifetimes.rememberedSessionDays),
  busy: labels.oneMoment,
  forgotten: words.staysUntilClosed(lifetimes.otherSessionHours),
  failed: words.logOutLater,
};

/** Finishing the quiz signs in as with 'Remember me'. The user has not chosen that, so they can undo it at once. */
export function NotMyDevice() {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const [step, setStep] = useState<Step | null>(() => (isRemembered() ? 'asked' : null));
  if (!isSignedIn || step === null) return null;
  const forget = async () => {
    setStep('busy');
    // This always takes effect on the device. Only if the server knows does the session end with the browser.
    forgetSessionOnClose();
    void forgetOnDevice();
    setStep((await renew({ remember: false })) ? 'forgotten' : 'failed');
  };
  return (
    <details className={completionStyles.aside}>
      <summary>{words.yourDevice}</summary>
      <p role="status">{deviceSaid[step]}</p>
      <div className={completionStyles.buttons}>
        {step !== 'forgotten' && (
          <Button variant="secondary" size="sm" busy={step === 'busy'} busyLabel={words.notMyDevice} onClick={forget}>
            {words.notMyDevice}
          </Button>
        )}
        <LogoutButton />
      </div>
    </details>
  );
}

export function SubmittingScreen({ header }: { header: ReactNode }) {
  return (
    <Screen header={header}>
      <div className={styles.centred} role="status">
        <Spinner size="lg" />
        <PageHeading documentTitle={words.sending} className={styles.small}>
          {words.sending}
        </PageHeading>
        <p>{words.sendingKeepOpen}</p>
      </div>
    </Screen>
  );
}
