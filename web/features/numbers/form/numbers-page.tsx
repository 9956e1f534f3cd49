import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as words from '#feature-words/numbers/form.ts';
import * as pages from '#feature-words/numbers.ts';
import { NotLoaded, SubmissionNotFound } from '#web/answers/missing.tsx';
import { useSubmissions } from '#web/session/session.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { ButtonLink, PageSpinner } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Column, Message, PageHeading } from '#web/ui/page.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as labels from '#words/labels.ts';
import { NumbersForm } from './numbers-form.tsx';
import type { ReadSheet } from './numbers-sheet.ts';
import { SavedScreen } from './saved-screen.tsx';
import { type Base, useBase } from './use-base.ts';

/** Exact values for a heart result: the form, which saves a new submission, and then the result before and after. */
export function NumbersPage() {
  const { submissionId = '' } = useParams();
  return <Numbers key={submissionId} submissionId={submissionId} />;
}

type Saved = { read: ReadSheet; sessionId: string };

function Numbers({ submissionId }: { submissionId: string }) {
  const state = useBase(submissionId);
  const [saved, setSaved] = useState<Saved | null>(null);
  return (
    <Screen header={<Header back={{ to: `/results/${submissionId}`, label: pages.backToResult }} />}>
      {state.status !== 'ready' ? (
        <Column>{state.status === 'loading' ? <PageSpinner words={words.loading} /> : <NoBase {...state} />}</Column>
      ) : saved ? (
        <SavedScreen base={state.base} {...saved} />
      ) : (
        <>
          <NewerResult {...state.base} />
          <NumbersForm base={state.base} onSaved={(read, sessionId) => setSaved({ read, sessionId })} />
        </>
      )}
    </Screen>
  );
}

/** Numbers added since are in the newer submission, and would be missing from a submission based on this one. */
function NewerResult({ submissionId, quiz }: Base) {
  const newest = useSubmissions().submissions.find(({ quizId }) => quizId === quiz.id);
  if (!newest || newest.submissionId === submissionId) return null;
  return (
    <Column>
      <Notice title={words.newerTitle}>
        <p>
          <RichText
            text={words.newer}
            parts={{ link: (name) => <Link to={`/numbers/${newest.submissionId}`}>{name}</Link> }}
          />
        </p>
      </Notice>
    </Column>
  );
}

function NoBase(state: Exclude<ReturnType<typeof useBase>, { status: 'ready' }>) {
  if (state.status === 'failed')
    return <NotLoaded title={words.notLoadedTitle} documentTitle={words.notLoaded} onAgain={state.retry} />;
  if (state.status !== 'other-quiz') return <SubmissionNotFound what="result" />;
  return (
    <Message
      heading={<PageHeading documentTitle={words.noNumbersHere}>{words.toHeartResult}</PageHeading>}
      actions={<ButtonLink to="/dashboard">{labels.goToDashboard}</ButtonLink>}
    >
      {words.openHeartResult}
    </Message>
  );
}
