import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import type { QuestionType } from '#shared/quiz/question.ts';
import type { OpenQuiz } from './open-quiz.ts';
import { PrivacyScreen } from './screens/privacy-screen.tsx';
import { QuestionScreen } from './screens/question-screen.tsx';

/**
 * Draws one screen of each kind outside the page while the visitor reads the intro, and returns the element that holds
 * them. The first drawing of a kind costs a slow phone another tenth of a second: its code is compiled then, and a date
 * asks `Intl` for the order of its parts. React draws hidden content only when it has nothing else to do, in pieces of
 * 5 ms, and runs no effects in it, so the page's title, focus and root marks stay as they are.
 */
export function prepareScreens(open: OpenQuiz): HTMLElement {
  const { quiz, run } = open;
  const view = run.store.getState();
  const found = new Set<QuestionType>();
  const kinds = quiz.questions.flatMap((question, currentQuestion) => {
    if (found.has(question.type)) return [];
    found.add(question.type);
    return [{ question, view: { ...view, state: { ...view.state, currentQuestion } } }];
  });
  const element = document.createElement('div');
  // A screen that cannot be drawn fails again where it is shown, and is reported there.
  const root = createRoot(element, { onUncaughtError: () => {} });
  root.render(
    <Activity mode="hidden">
      <PrivacyScreen open={open} view={view} onBack={nowhere} />
      {kinds.map((kind) => (
        <QuestionScreen key={kind.question.id} open={open} {...kind} onBack={nowhere} />
      ))}
    </Activity>,
  );
  return element;
}

const nowhere = () => {};
