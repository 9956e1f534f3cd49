import { useEffect, useId, useState } from 'react';
import type { PlannedChange } from '#shared/contract/submission.ts';
import { quizRecords } from '#shared/derived-names.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { useUnits } from '../measured/units.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './since-last-time.module.css';
import type { VisitAfter } from './visit-after.ts';

export { visitAfter } from './visit-after.ts';

/** The first thing on the dashboard of somebody who comes back. */
export function SinceLastTime({ visit }: { visit: VisitAfter }) {
  const id = useId();
  const { submissionId, quizId } = visit.row;
  if (visit.is === 'notice')
    return (
      <section className={styles.since} aria-labelledby={id}>
        <h2 id={id}>A notice comes first</h2>
        <p>Please read it today. Everything else can wait.</p>
        <ButtonLink block to={`/results/${submissionId}`}>
          Read the notice
        </ButtonLink>
      </section>
    );
  const { change, planned } = visit;
  return (
    <section className={styles.since} aria-labelledby={id}>
      <h2 id={id}>Since last time</h2>
      {change && <p>{change}</p>}
      {planned.length > 0 && <Planned changes={planned} />}
      <p>What is new? Your answers are still there: change what is different, in about 90 seconds.</p>
      <ButtonLink block to={`/retake/${submissionId}`} aria-label={`Take it again: ${quizRecords[quizId].title}`}>
        Take it again
      </ButtonLink>
    </section>
  );
}

/** As many as can be read at a glance. */
const mostShown = 2;

function Planned({ changes }: { changes: readonly PlannedChange[] }) {
  const words = usePlannedWords();
  const units = useUnits();
  const more = changes.length - mostShown;
  return (
    <div>
      <h3>You planned</h3>
      <ul>
        {changes.slice(0, mostShown).map(({ questionId, value }) => (
          // Its line is there before its words have come.
          <li key={questionId}>{words ? plannedText(words, questionId, value, units) : '\u00a0'}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}

const plannedText = (words: Words, questionId: string, value: string | number, units: UnitPreference): string => {
  const name = words.plannedName(questionId);
  const amount = words.plannedWords(questionId, value, units);
  return amount === null ? name : `${name}: ${amount}`;
};

const loadWords = () => import('#shared/what-if/planned-changes.ts');
type Words = Awaited<ReturnType<typeof loadWords>>;

/** They know all questions of both quizzes, so they are loaded for somebody with a plan alone. */
function usePlannedWords() {
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    loadWords().then(setWords, () => {}); // the result says it, too
  }, []);
  return words;
}
