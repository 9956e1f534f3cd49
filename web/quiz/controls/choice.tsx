import type { Question } from '#shared/quiz/question.ts';
import styles from './choice.module.css';

const stackedAtMost = 5;

type ChoiceProps = {
  question: Question;
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** On the last question, choosing submits the quiz. */
  isLast: boolean;
  labelledBy: string;
  /** What choosing does, where it is not a step of the quiz. */
  hint?: string;
};

/**
 * Uses buttons and not radio inputs: a choice is the answer at once, so the arrow keys must not choose. The number keys
 * choose (`numberKeyChoice`) while the focus is inside the question.
 */
export function Choice({ question, chosen, onChoose, isLast, labelledBy, hint = hintOf(isLast) }: ChoiceProps) {
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
              // The second tap of a double tap hits the next question and would answer it before it was read.
              if (event.detail < 2) onChoose(value);
            }}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className={styles.hint}>{hint}</p>
    </>
  );
}

const hintOf = (isLast: boolean): string =>
  isLast ? 'Choosing an answer submits the quiz.' : 'Choosing an answer takes you to the next question.';

/** The value of the option for this key: 1 to 9, and 0 for the tenth. */
export const numberKeyChoice = (
  question: Question,
  event: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean },
) => {
  if (!/^\d$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  return question.options?.[(Number(event.key) + 9) % 10]?.value;
};
