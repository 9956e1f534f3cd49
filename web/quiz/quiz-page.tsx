import { useEffect, useState } from 'react';
import { type QuizId, quizTitles } from '#shared/derived-names.ts';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { type OpenQuiz, openQuiz } from './open-quiz.ts';
import { QuizFlow } from './quiz-flow.tsx';
import { watchOutbox } from './resend.ts';

/** Either quiz, from its intro to its completion. */
export function QuizPage({ quizId }: { quizId: QuizId }) {
  const open = useOpenQuiz(quizId);
  if (open === 'failed') return <NotLoaded quizId={quizId} />;
  if (open === 'loading') return <Screen>{<PageSpinner words="Loading the quiz" />}</Screen>;
  return <QuizFlow open={open} />;
}

function useOpenQuiz(quizId: QuizId): OpenQuiz | 'loading' | 'failed' {
  const [opened, setOpened] = useState<OpenQuiz | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let quiz: OpenQuiz | null = null;
    let isOver = false;
    watchOutbox();
    openQuiz(quizId).then(
      (ready) => {
        quiz = ready;
        if (isOver) ready.close();
        else setOpened(ready);
      },
      () => setOpened('failed'),
    );
    return () => {
      isOver = true;
      quiz?.close();
    };
  }, [quizId]);
  return opened;
}

function NotLoaded({ quizId }: { quizId: QuizId }) {
  return (
    <Screen>
      <Column>
        <Message
          heading={<PageHeading documentTitle={quizTitles[quizId]}>The quiz could not be loaded</PageHeading>}
          actions={<Button onClick={() => location.reload()}>Try again</Button>}
        >
          Please check your connection. What you have answered is kept on this device.
        </Message>
      </Column>
    </Screen>
  );
}
