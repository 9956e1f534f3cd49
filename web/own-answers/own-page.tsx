import type { ReactNode } from 'react';
import { liveVersion } from '#shared/derived-names.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { answersNotLoaded, NotLoaded, SubmissionNotFound } from '#web/answers/missing.tsx';
import { type OwnAnswers, useOwnAnswers } from '#web/api/queries.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { useAsyncValue } from '#web/ui/async-value.ts';
import { PageSpinner } from '#web/ui/button.tsx';
import { Column } from '#web/ui/page.tsx';
import * as words from '#words/answers.ts';
import * as labels from '#words/labels.ts';
import { asAsked, knownFor, loadAsked } from './asked-screens.ts';

/** One submission with today's questions; null for those of an earlier version of its quiz. */
type Own = { own: OwnAnswers; quiz: Quiz | null };

/** Loads the answers of one submission, and says so if the user has no such submission. */
export function OwnPage({ submissionId, children }: { submissionId: string; children: (ready: Own) => ReactNode }) {
  const state = useOwnAnswers(submissionId);
  const isOlder = state.status === 'ready' && state.own.quizVersion !== liveVersion;
  const quizId = state.status === 'ready' && !isOlder ? state.own.quizId : null;
  const quiz = useAsyncValue(async () => quizId && loadAsked(quizId).catch(() => 'failed' as const), quizId);
  // The page does not wait for this. Until it is known, every screen may apply.
  const known = useAsyncValue(() => knownFor(quizId), quizId);
  if (state.status === 'unknown')
    return (
      <Screen header={toDashboard}>
        <Column>
          <SubmissionNotFound what="answers" />
        </Column>
      </Screen>
    );
  if (state.status === 'failed' || quiz === 'failed')
    return <AnswersFailed onAgain={state.status === 'failed' ? state.askAgain : () => location.reload()} />;
  if (state.status !== 'ready' || (!isOlder && quiz === null)) return <AnswersLoading />;
  return children({ own: state.own, quiz: quiz && known ? asAsked(quiz, known) : quiz });
}

const toDashboard = <Header back={{ to: '/dashboard', label: labels.backToDashboard }} />;

export function AnswersLoading() {
  return (
    <Screen header={toDashboard}>
      <PageSpinner words={words.loadingAnswers} />
    </Screen>
  );
}

export function AnswersFailed({ onAgain }: { onAgain: () => void }) {
  return (
    <Screen header={toDashboard}>
      <Column>
        <NotLoaded title={answersNotLoaded} onAgain={onAgain} />
      </Column>
    </Screen>
  );
}
