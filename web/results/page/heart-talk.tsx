import { useId } from 'react';
import type { HeartParts } from '#shared/contract/result-additions.ts';
import { SpeechIcon } from '../icons.tsx';
import { FiguresInWords } from './figures-in-words.tsx';
import heart from './heart-figures.module.css';
import card from './result-card.module.css';

/** The number that would tell most, what to ask a clinician, and the figures beside the score. */
export function HeartTalk({ heart: { oneNumber, ask = [], further = [] } }: { heart: HeartParts }) {
  return (
    <>
      {oneNumber && <OneNumber {...oneNumber} />}
      {ask.length > 0 && <Ask questions={ask} />}
      {further.length > 0 && (
        <FiguresInWords
          title="Looking further"
          caption="Other figures from your answers"
          rows={further.map(({ code, title, text, value, range }) => ({ id: code, title, text, value, aside: range }))}
        />
      )}
    </>
  );
}

function OneNumber({ title, text }: NonNullable<HeartParts['oneNumber']>) {
  const id = useId();
  return (
    <section className={card.card} data-tone="tint" aria-labelledby={id}>
      <p className={card.kicker} data-tone="sun">
        One number would tell us most
      </p>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </section>
  );
}

function Ask({ questions }: { questions: NonNullable<HeartParts['ask']> }) {
  const id = useId();
  return (
    <section className={card.card} aria-labelledby={id}>
      <h2 id={id}>Ask your clinician</h2>
      <ul className={heart.questions}>
        {questions.map(({ code, question, goal, source }) => (
          <li key={code}>
            <SpeechIcon />
            <span>
              {question}
              <small>{[goal, source].filter(Boolean).join('. ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
