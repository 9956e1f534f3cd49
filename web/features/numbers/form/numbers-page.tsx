import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { NotLoaded, SubmissionNotFound } from '#web/answers/missing.tsx';
import { useSubmissions } from '#web/session/session.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { ButtonLink, PageSpinner } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Column, Message, PageHeading } from '#web/ui/page.tsx';
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
    <Screen header={<Header back={{ to: `/results/${submissionId}`, label: 'Back to the result' }} />}>
      {state.status !== 'ready' ? (
        <Column>
          {state.status === 'loading' ? <PageSpinner words="Loading your numbers" /> : <NoBase {...state} />}
        </Column>
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
      <Notice title="You have a newer heart result">
        <p>
          What you add here is saved with your older answers.{' '}
          <Link to={`/numbers/${newest.submissionId}`}>Add to the newest instead</Link>
        </p>
      </Notice>
    </Column>
  );
}

function NoBase(state: Exclude<ReturnType<typeof useBase>, { status: 'ready' }>) {
  if (state.status === 'failed')
    return <NotLoaded title="We couldn’t load your numbers" documentTitle="Not loaded" onAgain={state.retry} />;
  if (state.status !== 'other-quiz') return <SubmissionNotFound what="result" />;
  return (
    <Message
      heading={<PageHeading documentTitle="No numbers here">You add numbers to a heart result</PageHeading>}
      actions={<ButtonLink to="/dashboard">Go to dashboard</ButtonLink>}
    >
      Open your heart result and add them from there.
    </Message>
  );
}
