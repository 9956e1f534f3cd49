import type { Option, Question } from '#shared/quiz/question.ts';
import { useRootMark } from '../../ui/painting.ts';
import styles from './choice.module.css';

const stackedAtMost = 5;
/** Longer than this, a list does not fit a phone. */
const fitsPhoneAtMost = 8;

/**
 * The way past a long list for whom nothing of it is true. It stays the last option in sight, reading and tab order, and never
 * leaves the screen of a phone. A list of symptoms of today is not long: nobody should pass that without having seen it.
 */
const hasWayPast = (options: readonly Option[]) => options.length > fitsPhoneAtMost && options.at(-1)?.value === 'none';

type ChoiceProps = {
  question: Question;
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** What choosing does, where that has to be said. */
  hint?: string | undefined;
  labelledBy: string;
};

/**
 * Uses buttons and not radio inputs: a choice is the answer at once, so the arrow keys must not choose. The number keys
 * choose (`numberKeyChoice`) while the focus is inside the question.
 */
export function Choice({ question, chosen, onChoose, hint, labelledBy }: ChoiceProps) {
  const options = question.options ?? [];
  const isLong = hasWayPast(options);
  useRootMark('wayPast', isLong ? '' : null);
  return (
    <>
      <fieldset
        className={styles.options}
        data-wrap={options.length > stackedAtMost || undefined}
        data-way-past={isLong || undefined}
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
      {hint && <p className={styles.hint}>{hint}</p>}
    </>
  );
}

/** The value of the option for this key: 1 to 9, and 0 for the tenth. */
export const numberKeyChoice = (
  question: Question,
  event: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean },
) => {
  if (!/^\d$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  return question.options?.[(Number(event.key) + 9) % 10]?.value;
};
