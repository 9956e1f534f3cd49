import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as words from '#feature-words/what-if.ts';
import { leversInOrder } from '#shared/features/what-if/places.ts';
import { whatIfStanding } from '#shared/features/what-if/what-if-standing.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { answersNotLoaded, NotLoaded, SubmissionNotFound } from '#web/answers/missing.tsx';
import { type OwnAnswers, queryClient } from '#web/api/queries.ts';
import { useUnits } from '#web/measured/use-units.ts';
import { useOptionWords } from '#web/place/place.ts';
import { useSubmissions } from '#web/session/session.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { PageSpinner } from '#web/ui/button.tsx';
import { Column } from '#web/ui/page.tsx';
import * as answers from '#words/answers.ts';
import * as labels from '#words/labels.ts';
import { Explore } from './explore.tsx';
import { loadWhatIf, type ReadyWhatIf } from './load-what-if.ts';
import { Closed, Paused } from './no-sliders.tsx';

/** 'What if…': the user changes the answers of one result, on this device only. */
export function WhatIfPage() {
  const { submissionId = '' } = useParams();
  return <OneWhatIf key={submissionId} submissionId={submissionId} />;
}

function OneWhatIf({ submissionId }: { submissionId: string }) {
  const state = useWhatIf(submissionId);
  const back =
    state.status === 'failed' || state.status === 'unknown'
      ? { to: '/dashboard', label: labels.backToDashboard }
      : { to: `/results/${submissionId}`, label: words.backToResult };
  return (
    <Screen header={<Header back={back} />}>
      {state.status === 'loading' && <PageSpinner words={answers.loadingAnswers} />}
      {state.status === 'older' && <Closed why="older" own={state.own} />}
      {state.status === 'ready' && <CheckedWhatIf ready={state.ready} />}
      {state.status === 'unknown' && (
        <Column>
          <SubmissionNotFound what="answers" />
        </Column>
      )}
      {state.status === 'failed' && (
        <Column>
          <NotLoaded title={answersNotLoaded} documentTitle={words.title} onAgain={state.askAgain} />
        </Column>
      )}
    </Screen>
  );
}

/** The safety rules decide first: if they close the page, it has no slider at all. */
function CheckedWhatIf({ ready }: { ready: ReadyWhatIf }) {
  const units = useUnits();
  const inPlace = useOptionWords();
  const { own, explorer, base, guarded } = ready;
  const { submissionId, quizId } = own;
  const standing = whatIfStanding(quizId, explorer.figureOf, guarded);
  if (standing.is === 'paused')
    return <Paused raised={standing.raised} resultId={standing.at.resultId ?? submissionId} />;
  if (standing.is !== 'open') return <Closed why={standing.is} own={own} />;
  const levers = inPlace.content(
    leversInOrder(base, explorer.leversOf(readPerson(base), standing.routes, units), explorer),
  );
  if (levers.length === 0) return <Closed why="nothing" own={own} />;
  return <Explore ready={ready} levers={levers} routes={standing.routes} isPlain={standing.isPraiseWithheld} />;
}

type WhatIfState =
  | { readonly status: 'loading' | 'unknown' }
  | { readonly status: 'older'; readonly own: OwnAnswers }
  | { readonly status: 'failed'; readonly askAgain: () => void }
  | { readonly status: 'ready'; readonly ready: ReadyWhatIf };

/** Loads everything that the page needs, again when the list has changed. Sends nothing. */
function useWhatIf(submissionId: string): WhatIfState {
  const { submissions, isLoading, hasFailed } = useSubmissions();
  const { data, isError, isFetching, refetch } = useQuery(
    {
      // A saved plan does not affect what is loaded.
      queryKey: ['what-if', submissionId, submissions.map(({ plan: _, ...row }) => row)],
      enabled: !isLoading && !hasFailed,
      staleTime: Number.POSITIVE_INFINITY,
      // The queries inside have their own retries.
      retry: false,
      queryFn: () => loadWhatIf(submissionId, submissions),
    },
    queryClient,
  );
  // Without the list a newer answer may have raised a warning, so nothing opens.
  if (hasFailed) return { status: 'failed', askAgain: () => location.reload() };
  if (isError && !isFetching) return { status: 'failed', askAgain: () => void refetch() };
  if (data === undefined) return { status: 'loading' };
  if (data === 'unknown') return { status: data };
  return 'older' in data ? { status: 'older', own: data.older } : { status: 'ready', ready: data };
}
