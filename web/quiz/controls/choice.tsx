import type { Question } from '#shared/quiz/question.ts';
import styles from './choice.module.css';

const stackedAtMost = 5;

type ChoiceProps = {
  question: Question;
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** Choosing then hands the quiz in. */
  isLast: boolean;
  labelledBy: string;
};

/**
 * Buttons, not radios: choosing one is the answer, so arrow keys must not choose. Number keys do (`numberKeyChoice`),
 * while the focus is inside the question.
 */
export function Choice({ question, chosen, onChoose, isLast, labelledBy }: ChoiceProps) {
  const options = question.options ?? [];
  return (
    <>
      <fieldset
        className={styles.options}
        data-wrap={options.length > stackedAtMost || undefined}
        aria-labelledby={labelledBy}
      >
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={styles.option}
            aria-pressed={value === chosen}
            onClick={(event) => {
              // The second tap of a double tap lands on the next question, and would answer it unread.
              if (event.detail < 2) onChoose(value);
            }}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className={styles.hint}>
        {isLast ? 'Choosing an answer submits the quiz.' : 'Choosing an answer takes you to the next question.'}
      </p>
    </>
  );
}

/** The option that this key means: 1 to 9, and 0 for the tenth. */
export const numberKeyChoice = (
  question: Question,
  event: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean },
) => {
  if (!/^\d$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  return question.options?.[(Number(event.key) + 9) % 10]?.value;
};
