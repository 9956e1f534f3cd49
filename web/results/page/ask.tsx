import { useId } from 'react';
import type { HeartParts } from '#shared/contract/result.ts';
import { SpeechIcon } from '../icons.tsx';
import styles from './figure.module.css';
import { SmallFold } from './fold.tsx';

type Question = NonNullable<HeartParts['ask']>[number];

const openQuestions = 2;

/** What to ask a clinician: two questions, and the others folded. */
export function Ask({ questions }: { questions: readonly Question[] }) {
  const id = useId();
  if (questions.length === 0) return null;
  const others = questions.slice(openQuestions);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Ask your clinician</h2>
      <Questions of={questions.slice(0, openQuestions)} />
      {others.length > 0 && (
        <SmallFold title="More questions">
          <Questions of={others} />
        </SmallFold>
      )}
    </section>
  );
}

export function Questions({ of: questions }: { of: readonly Question[] }) {
  return (
    <>
      <ul className={styles.questions}>
        {questions.map(({ code, question }) => (
          <li key={code}>
            <SpeechIcon />
            {question}
          </li>
        ))}
      </ul>
      <SmallFold title="Why we say this">
        <ul>
          {questions.map(({ code, goal, source }) => (
            <li key={code}>{[goal, source].filter(Boolean).join('. ')}</li>
          ))}
        </ul>
      </SmallFold>
    </>
  );
}
