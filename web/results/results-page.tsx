import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom';
import { asSubmissionId, type SubmissionId } from '#shared/contract/ids.ts';
import { resultWaitMinutes } from '#shared/contract/limits.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { contentInUnits } from '#shared/words/in-units.ts';
import { takeAgainPath } from '#web/take-again.ts';
import * as labels from '#words/labels.ts';
import * as resultPage from '#words/result-page.ts';
import { refreshAccount } from '../api/follow-account.ts';
import { dataOf, queryClient, resultQuery, usePollResult, useResult } from '../api/queries.ts';
import type { ReadResult } from '../api/read-result.ts';
import { useUnits } from '../measured/use-units.ts';
import { mayQuoteDrinks, useOptionWords } from '../place/place.ts';
import { useSubmissions } from '../session/session.ts';
import { Header, Screen } from '../shell/screen.tsx';
import { siteSettings } from '../site-settings.ts';
import { Button, ButtonLink, PageSpinner } from '../ui/button.tsx';
import { PrintIcon } from '../ui/icons.tsx';
import { Column, Message, PageHeading } from '../ui/page.tsx';
import { InAnotherLanguage, WasChanged } from './page/head.tsx';
import styles from './page/result-page.module.css';
import { StopCard } from './page/warning.tsx';
import { ResultView } from './result-view.tsx';

/** The result of one submission: the one that View Results has just fetched, else a new fetch. */
export function ResultsPage() {
  const { submissionId = '' } = useParams();
  return <OneResult key={submissionId} submissionId={submissionId} />;
}

/** The results that this document has shown. The router treats a page that has just loaded as one to which the user came back. */
const shown = new Set<string>();

function OneResult({ submissionId }: { submissionId: string }) {
  const state = useResult(submissionId);
  const isThere = state.status === 'ready';
  const [wasThere] = useState(isThere && shown.has(submissionId));
  useEffect(() => {
    if (isThere) shown.add(submissionId);
  }, [isThere, submissionId]);
  const standing = useStanding(submissionId, isThere);
  const isLooking = state.status === 'loading' || standing === 'looking';
  const end = isThere && (
    <Button variant="ghost" size="icon" aria-label={labels.print} title={labels.print} onClick={() => print()}>
      <PrintIcon />
    </Button>
  );
  return (
    <Screen header={<Header back={{ to: '/dashboard', label: labels.backToDashboard }} end={end} />}>
      <Column className={styles.column}>
        {state.status === 'ready' ? (
          <Ready result={state.result} wasThere={wasThere} />
        ) : isLooking ? (
          <PageSpinner words={resultPage.loading} />
        ) : standing === 'unknown' ? (
          <NotFound />
        ) : (
          <NotReady submissionId={submissionId} />
        )}
      </Column>
    </Screen>
  );
}

/** Whether the submission is one of the user's. A list without it may be a few seconds old, so it is fetched again. */
function useStanding(submissionId: string, isKnown: boolean): 'looking' | 'unknown' | 'theirs' {
  const { submissions, isLoading, hasFailed } = useSubmissions();
  const [hasAskedAgain, setAskedAgain] = useState(false);
  const isListed = submissions.some((row) => row.submissionId === submissionId);
  const isMissing = !isLoading && !hasFailed && !isListed && !isKnown;
  const askAgain = useEffectEvent(() => refreshAccount({ isStale: true }).finally(() => setAskedAgain(true)));
  useEffect(() => {
    if (isMissing && !hasAskedAgain) void askAgain();
  }, [isMissing, hasAskedAgain]);
  if (isLoading || (isMissing && !hasAskedAgain)) return 'looking';
  return isMissing ? 'unknown' : 'theirs';
}

/** In the user's units and in the words of the place. A stored result has both kinds of units. */
function useReadable(read: ReadResult): ReadResult {
  const { submissions } = useSubmissions();
  const units = useUnits();
  const inPlace = useOptionWords(useMemo(() => mayQuoteDrinks(read.content), [read.content]));
  const content = useMemo(() => inPlace.content(contentInUnits(read.content, units)), [read.content, units, inPlace]);
  // A corrected result has its own address; every link on the page leads from the corrected one.
  const submissionId = asSubmissionId(content.replacedBy?.id ?? read.submissionId);
  return dated({ ...read, submissionId, content }, submissions);
}

/**
 * The notice of a result, shown on the dashboard, with whom to call. Without a network, the dashboard cannot open the
 * result. The notice is loaded beside the rows while there is one. Like the rows, it stays in the memory of the page,
 * and nowhere on the device.
 */
export function NoticeOfRow({ row: { submissionId }, isShown }: { row: SubmissionRow; isShown: boolean }) {
  const { data } = useQuery(resultQuery(submissionId), queryClient);
  return isShown && data ? <NoticeOfResult result={data} /> : null;
}

const NoticeOfResult = ({ result }: { result: ReadResult }) => (
  <StopCard result={useReadable(result)} isCovering={false} />
);

function Ready({ result: read, wasThere }: { result: ReadResult; wasThere: boolean }) {
  // After Back the browser restores the scroll position, so the whole page must be there at once.
  const isBack = useNavigationType() === 'POP' && wasThere;
  const isRestDue = useDeferredValue(true, isBack);
  const result = useReadable(read);
  const navigate = useNavigate();
  const location = useLocation();
  const before = useResultBefore(result);
  const retake = () =>
    canGoBack(location.key) ? navigate(-1) : navigate(takeAgainPath({ ...result, quizId: result.quiz_id }));
  const correctedBy = useCorrection(read);
  return (
    <>
      <InAnotherLanguage content={result.content} />
      {correctedBy && <WasChanged correctedBy={correctedBy} />}
      <ResultView result={result} before={before} onRetake={retake} isRestDue={isRestDue} />
    </>
  );
}

/** What replaced answers that were a mistake. Asked only if the list lacks this result, because the list leaves out mistakes. */
function useCorrection({ submissionId, content }: ReadResult): SubmissionId | undefined {
  const { submissions, isLoading, hasFailed } = useSubmissions();
  const ids = submissions.map((row) => row.submissionId);
  const isLeftOut =
    ids.length > 0 && !content.replacedBy && !content.replaces && !ids.some((id) => id === submissionId);
  const { data } = useQuery(
    {
      queryKey: ['correction', submissionId, ids],
      enabled: isLeftOut && !isLoading && !hasFailed,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      queryFn: async ({ signal }) => (await dataOf('getSubmission', { submissionId }, signal)).correctedBy ?? null,
    },
    queryClient,
  );
  return data ?? undefined;
}

/**
 * A page that was opened from the letter has no page of ours to go back to. The router knows only its own steps. Some
 * browsers also know pages of ours that were loaded separately.
 */
const canGoBack = (key: string): boolean => key !== 'default' || ('navigation' in globalThis && navigation.canGoBack);

function NotFound() {
  return (
    <Message
      heading={<PageHeading documentTitle={labels.submissionNotFoundTitle}>{labels.submissionNotFound}</PageHeading>}
      actions={<ButtonLink to="/dashboard">{labels.goToDashboard}</ButtonLink>}
    >
      {labels.resultNotYours}
    </Message>
  );
}

function NotReady({ submissionId }: { submissionId: string }) {
  const { check } = usePollResult(submissionId, () => {});
  const startChecking = useEffectEvent(check);
  useEffect(() => startChecking(), []);
  return (
    <Message
      heading={<PageHeading documentTitle={resultPage.notReadyTitle}>{resultPage.notReady}</PageHeading>}
      actions={<ButtonLink to="/dashboard">{labels.goToDashboard}</ButtonLink>}
    >
      {siteSettings().hasMail
        ? resultPage.newResultsTakeWithMail(resultWaitMinutes)
        : resultPage.newResultsTake(resultWaitMinutes)}
    </Message>
  );
}

/** Earlier submissions of the same quiz that have a result, latest first. */
export const earlierOf = (submissions: readonly SubmissionRow[], result: ReadResult): SubmissionRow[] =>
  submissions.filter(
    ({ submissionId, quizId, submittedAt, status }) =>
      status === 'ready' &&
      quizId === result.quiz_id &&
      submissionId !== result.submissionId &&
      submittedAt < result.submittedAt,
  );

/** By the specification a result need not have the date of its submission, but the list of submissions has it. */
export const dated = (result: ReadResult, rows: readonly SubmissionRow[]): ReadResult => ({
  ...result,
  submittedAt:
    result.submittedAt || (rows.find(({ submissionId }) => submissionId === result.submissionId)?.submittedAt ?? ''),
});

/**
 * The page compares only with the previous result; the dashboard draws the trend. It also works if that result cannot
 * be loaded.
 */
function useResultBefore(result: ReadResult): ReadResult | undefined {
  const { submissions } = useSubmissions();
  const [row] = earlierOf(submissions, result);
  const { data } = useQuery({ ...resultQuery(row?.submissionId ?? ''), enabled: row !== undefined }, queryClient);
  return row && data && dated(data, [row]);
}
