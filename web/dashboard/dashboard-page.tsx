import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { consentVersion } from '#shared/contract/account.ts';
import { resultWaitMinutes, submissionsPerPage } from '#shared/contract/limits.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { call } from '#web/api/call.ts';
import { meQuery, refreshAccount } from '#web/api/follow-account.ts';
import { queryClient } from '#web/api/queries.ts';
import { AddressBanner } from '#web/confirm/confirm-banner.tsx';
import { NextQuiz } from '#web/home/next-quiz.tsx';
import { accountPath } from '#web/paths.ts';
import { todayHere } from '#web/quiz/local-day.ts';
import { UnsentNotice } from '#web/quiz/outbox/unsent-notice.tsx';
import { useMe, useSubmissions } from '#web/session/session.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { siteSettings } from '#web/site-settings.ts';
import { useAction } from '#web/ui/action.ts';
import { Button, ButtonLink, PageSpinner } from '#web/ui/button.tsx';
import { LinkCard } from '#web/ui/link-card.tsx';
import { loadStyles, useLoaded } from '#web/ui/loading.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Column, Message, PageHeading } from '#web/ui/page.tsx';
import { useNow } from '#web/ui/relative-time.ts';
import * as words from '#words/dashboard.ts';
import * as home from '#words/home.ts';
import * as labels from '#words/labels.ts';
import { changeSinceBefore, hasOpenNotice, openWarning } from './change-since.ts';
import styles from './dashboard-page.module.css';
import { SubmissionRows } from './submission-rows.tsx';
import { Trends } from './trends.tsx';

const start = { earlier: [] as readonly SubmissionRow[], isEnd: false, isBusy: false, hasFailed: false };

/**
 * The newest page, which the app keeps up to date, and the older ones that the user has asked for. Rows that were on
 * the newest page at that time stay too, because a later submission pushes one off its end.
 */
function useOlderSubmissions(newest: readonly SubmissionRow[]) {
  const [{ earlier, isEnd, isBusy, hasFailed }, setState] = useState(start);
  const ofNewest = new Set(newest.map(({ submissionId }) => submissionId));
  const submissions = [...newest, ...earlier.filter(({ submissionId }) => !ofNewest.has(submissionId))];
  const showOlder = async () => {
    setState((state) => ({ ...state, isBusy: true, hasFailed: false }));
    const before = submissions.at(-1)?.submissionId ?? '';
    const result = await call('listSubmissions', { before });
    if (!result.ok) return setState((state) => ({ ...state, isBusy: false, hasFailed: true }));
    const isLast = result.data.length < submissionsPerPage;
    setState({ earlier: [...submissions, ...result.data], isEnd: isLast, isBusy: false, hasFailed: false });
  };
  return { submissions, hasOlder: !isEnd && newest.length >= submissionsPerPage, isBusy, hasFailed, showOlder };
}

/** Morning until 12:00, afternoon until 18:00, then evening, by the device's clock. */
function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

const greetings = {
  morning: [words.goodMorning, words.goodMorningTo],
  afternoon: [words.goodAfternoon, words.goodAfternoonTo],
  evening: [words.goodEvening, words.goodEveningTo],
} as const;

/** 'Good morning Ines, are you ready to view your results?'. A missing first name is left out. */
export function greeting(firstName: string, now: Date): string {
  const name = firstName.trim();
  const [toAnyone, to] = greetings[partOfDay(now)];
  return name ? to(name) : toAnyone;
}

export function DashboardPage() {
  const user = useMe();
  const now = useNow();
  const consent = useConsentForm();
  const { submissions, isLoading, hasFailed } = useSubmissions();
  const isReturning = isBack(submissions, now);
  const loadedCard = useLoaded(isReturning, loadCard);
  const card = isReturning ? loadedCard : null;
  useEffect(() => {
    void refreshAccount();
  }, []);
  const isListDue = (submissions.length === 0 && isLoading) || card === undefined;
  const account = (
    <ButtonLink variant="secondary" size="sm" to={accountPath}>
      {labels.account}
    </ButtonLink>
  );
  const header = <Header back={{ to: '/', label: labels.backToHome }} end={account} />;
  if (consent === undefined)
    return (
      <Screen header={header}>
        <Column key="waiting" className={styles.dashboard}>
          <Waiting />
        </Column>
      </Screen>
    );
  return (
    <Screen header={header} hasFoot={!isListDue}>
      <AddressBanner />
      <Column className={styles.dashboard}>
        <PageHeading documentTitle={words.documentTitle}>{greeting(user?.firstName ?? '', now)}</PageHeading>
        {consent && <consent.ConsentAgain />}
        <UnsentNotice />
        {isListDue ? (
          <Waiting />
        ) : (
          <>
            {submissions.length > 0 ? (
              <Pages now={now} newest={submissions} card={card} />
            ) : hasFailed ? (
              <NotLoaded />
            ) : (
              <NothingYet />
            )}
            <Notes isWaiting={submissions.length === 0 || submissions.some(({ status }) => status !== 'ready')} />
          </>
        )}
      </Column>
    </Screen>
  );
}

/** While this is shown, nothing is shown below it, because that would move when the rest arrives. */
const Waiting = () => <PageSpinner words={words.loading} />;

/**
 * The form for a new consent; null for almost every user, so it is loaded only for a user who is asked. While it is
 * undefined, the whole page waits until the profile says whether to ask and the form is loaded: appearing later, it
 * would push the page down, as would the banner about the address. A profile that cannot be loaded does not hold up the
 * page.
 */
function useConsentForm() {
  const user = useMe();
  const { data, failureCount } = useQuery(meQuery, queryClient);
  const profile = user?.isConfirmed === undefined ? data : user;
  const isAsked = profile?.isConfirmed !== undefined && profile.consentVersion !== consentVersion;
  const form = useLoaded(isAsked, () => import('#web/account/consent-again.tsx')); // if not, the account page asks too
  if (!profile) return failureCount > 0 ? null : undefined;
  return isAsked ? form : null;
}

function Pages({ now, newest, card }: { now: Date; newest: readonly SubmissionRow[]; card: Card | null }) {
  const { submissions, hasOlder, isBusy, hasFailed, showOlder } = useOlderSubmissions(newest);
  const isCompared = !hasOpenNotice(newest, todayHere());
  const changeOf = isCompared ? changeSinceBefore : () => null;
  const visit = card?.visitAfter(newest, changeOf, todayHere()) ?? null;
  const warning = openWarning(newest, todayHere());
  const isOffline = useSyncExternalStore(watchConnection, () => !navigator.onLine);
  const notice = useLoaded(warning !== undefined, loadNotice);
  // Without a network, the notice itself is shown in place of the card that links to it.
  const isInPlace = isOffline && notice && visit?.is === 'notice';
  return (
    <>
      {warning && notice && <notice.NoticeOfRow key={warning.submissionId} row={warning} isShown={isOffline} />}
      {visit && card && !isInPlace && <card.SinceLastTime visit={visit} />}
      <SubmissionRows now={now} submissions={submissions} visit={visit} changeOf={changeOf} />
      {isCompared && <NextQuiz className={styles.next} />}
      {isCompared && <Trends submissions={newest} />}
      {hasOlder && (
        <div className={styles.older}>
          <Button variant="secondary" onClick={showOlder} busy={isBusy} busyLabel={labels.loading}>
            {words.showOlder}
          </Button>
          {hasFailed && <Notice tone="error">{words.olderNotLoaded}</Notice>}
        </div>
      )}
    </>
  );
}

const watchConnection = (onChange: () => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, onChange);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, onChange);
  };
};

/** Loaded while the device is online, for a user with a warning; the result page needs it, too. */
const loadNotice = () =>
  Promise.all([import('#web/results/results-page.tsx'), loadStyles('result')]).then(([page]) => page);

/** False soon after a quiz, when the user has not come back yet. */
const isBack = ([newest]: readonly SubmissionRow[], now: Date): boolean =>
  newest !== undefined && now.getTime() - Date.parse(newest.submittedAt) >= 24 * 3_600_000;

/** Needed only for a returning user. */
const loadCard = () => import('./since-last-time.tsx');
type Card = Awaited<ReturnType<typeof loadCard>>;

/** The note on processing time is always shown, as one quiet line if nothing is pending. */
function Notes({ isWaiting }: { isWaiting: boolean }) {
  const { partnerUrl } = siteSettings();
  return (
    <div className={styles.notes}>
      {isWaiting ? (
        <Notice title={words.newResultsTake(resultWaitMinutes)}>{words.firstTime}</Notice>
      ) : (
        <p className={styles.quiet}>{words.newResultsTakeAndAppear(resultWaitMinutes)}</p>
      )}
      {partnerUrl && (
        <LinkCard href={partnerUrl} title={words.guidedPrograms}>
          {words.guidedProgramsAbout}
        </LinkCard>
      )}
    </div>
  );
}

function NothingYet() {
  return (
    <Message
      heading={<h2>{words.noResults}</h2>}
      actions={
        <ButtonLink to={quizRecords[productQuizId].path}>
          {home.startTheQuiz(quizRecords[productQuizId].title)}
        </ButtonLink>
      }
    >
      {words.takeQuiz(quizRecords[productQuizId].title, labels.quizDuration)}
    </Message>
  );
}

/**
 * The specification asks only for a log line. But an empty page would say that there are no results, which is wrong.
 */
function NotLoaded() {
  const { isBusy, run } = useAction();
  const askAgain = () =>
    run(async () => {
      await refreshAccount({ isStale: true });
      return '';
    });
  return (
    <Message
      heading={<h2>{words.notLoaded}</h2>}
      actions={
        <Button onClick={askAgain} busy={isBusy} busyLabel={labels.trying}>
          {labels.tryAgain}
        </Button>
      }
    >
      {labels.notLoadedSafe}
    </Message>
  );
}
