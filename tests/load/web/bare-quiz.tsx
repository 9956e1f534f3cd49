import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Answer, Answers, Question, Quiz } from '#shared/quiz/question.ts';
import { visibleQuestions } from '#shared/quiz/visible.ts';

// The baseline of `npm run bench:web`: the longevity quiz in plain React. The same questions, texts and conditions with native
// inputs, on one page in one file: no router, no draft, no history, no announcement, no design.

const quiz: Quiz = longevityQuiz;

function BareQuiz() {
  const [answers, setAnswers] = useState<Answers>({});
  const [at, setAt] = useState(-2);
  const screens = visibleQuestions(quiz, answers);
  const question = at === -2 ? quiz.intro : at === -1 ? (quiz.privacy ?? quiz.intro) : screens[at];
  if (!question) return <h1>That was all</h1>;
  const answer = (value: Answer) => setAnswers({ ...answers, [question.id]: value });
  const on = () => setAt(at + 1);
  return (
    <main>
      <progress max={screens.length} value={Math.max(at, 0)} />
      <Screen key={question.id} question={question} given={answers[question.id]} answer={answer} on={on}>
        {at > -2 && (
          <button type="button" onClick={() => setAt(at - 1)}>
            Back
          </button>
        )}
      </Screen>
    </main>
  );
}

type ScreenProps = {
  question: Question;
  given: Answer | undefined;
  answer: (value: Answer) => void;
  on: () => void;
  children: ReactNode;
};

function Screen({ question, given, answer, on, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    document.title = question.text;
  }, [question]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        on();
      }}
    >
      <h1 ref={heading} tabIndex={-1}>
        {question.text}
      </h1>
      {question.subtext && <p>{question.subtext}</p>}
      <Control question={question} given={given} answer={answer} on={on} />
      <footer>
        {children}
        <button type="submit">Continue</button>
      </footer>
    </form>
  );
}

function Control({ question, given, answer, on }: Omit<ScreenProps, 'children'>) {
  const type = (event: { target: HTMLInputElement }) => answer(event.target.value);
  switch (question.type) {
    case 'privacy':
      return (
        <label>
          <input type="checkbox" required /> I agree
        </label>
      );
    case 'multiple-choice':
      return (
        <fieldset>
          {question.options.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              onClick={() => {
                answer(value);
                on();
              }}
            >
              {label}
            </button>
          ))}
        </fieldset>
      );
    case 'slider':
      return (
        <label>
          <input
            type="range"
            min={question.min}
            max={question.max}
            step={question.step}
            value={String(given ?? '')}
            onChange={(event) => answer(Number(event.target.value))}
          />
          <output>{String(given ?? 'Not set yet')}</output>
        </label>
      );
    case 'date':
    case 'height':
    case 'text':
      return <input aria-labelledby="question" value={String(given ?? '')} onChange={type} />;
    default:
      return null;
  }
}

createRoot(document.getElementById('root') as HTMLElement).render(<BareQuiz />);
