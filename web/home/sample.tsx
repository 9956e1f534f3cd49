import { quizDuration } from '#shared/quiz/duration.ts';
import styles from './sample.module.css';
import { sampleResult } from './sample-result.ts';

/** For a stranger: what a result looks like, marked as nobody's, what is asked for it, and how long that takes. */
export function Sample() {
  const { age, range, heading, startWith, effect } = sampleResult;
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <h2 id="sample">What you get</h2>
      <div className={styles.card}>
        <p className={styles.tag}>A sample of a made-up person</p>
        <p>
          <b>{age}</b> Biological age, likely {range}
        </p>
        <p>{heading}</p>
        <p>
          One thing to start with: <strong>{startWith}.</strong> {effect}
        </p>
      </div>
      <p>
        We ask about your body, health, family, food, movement, sleep, mood and surroundings. It takes {quizDuration}.
        You need your birth date, sex, height and weight; nearly all else can be skipped.
      </p>
    </section>
  );
}
