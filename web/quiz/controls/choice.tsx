import type { MouseEvent } from 'react';
import { create } from 'zustand';
import { isOpenFromList } from '#shared/quiz/check.ts';
import { isFirstOnPath, isLastStop } from '#shared/quiz/path.ts';
import type { Option, Question, Quiz } from '#shared/quiz/question.ts';
import type { QuizState } from '#shared/quiz/state.ts';
import * as words from '#words/quiz-controls.ts';
import { useRootMark } from '../../ui/painting.ts';
import styles from './choice.module.css';

const stackedAtMost = 5;
/** Values that mean that the user does not have what the question asks about. */
const calmValues: readonly string[] = ['none', 'never', 'no'];

/**
 * Whether the last option is the one that most people choose. On a phone it stays visible until an option is chosen,
 * however long the list is. It remains the last option in reading and tab order.
 */
const endsCalm = (options: readonly Option[]) => calmValues.includes(options.at(-1)?.value ?? '');

/** Whether a phone has no room for more than the options. */
export const isLongList = ({ options }: Question): boolean => (options?.length ?? 0) > stackedAtMost;

type ChoiceProps = {
  question: Question;
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** What choosing an option does, if that needs saying. */
  hint: string | undefined;
  /** The options that this screen does not show yet: how many, and the label of the one that was chosen among them. */
  later?: { count: number; chosen: string | undefined } | false;
  onOpenLater?: () => void;
};

/**
 * Buttons instead of radio inputs: choosing an option answers the question at once, so the arrow keys must not choose.
 * Number keys choose (`numberKeyChoice`) while the focus is inside the question.
 */
export function Choice({ question, chosen, onChoose, hint, later, onOpenLater }: ChoiceProps) {
  const options = question.options ?? [];
  // The second tap of a double tap hits the next screen and would answer it unread.
  const onFirstTap = (act?: () => void) => (event: MouseEvent) => {
    if (event.detail < 2) act?.();
  };
  const isPinned = chosen === undefined && (Boolean(later) || endsCalm(options));
  useRootMark('pinned', isPinned ? '' : null);
  return (
    <>
      <fieldset
        className={styles.options}
        data-wrap={isLongList(question) || undefined}
        data-pinned={isPinned || undefined}
        aria-labelledby="question"
      >
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={styles.option}
            aria-pressed={value === chosen}
            onClick={onFirstTap(() => onChoose(value))}
          >
            {label}
          </button>
        ))}
        {later && (
          <button type="button" className={styles.option} onClick={onFirstTap(onOpenLater)}>
            {words.showMoreOptions(later.count)}{' '}
            {later.chosen && <span className={styles.chosenLater}>{words.answerAmongMore(later.chosen)}</span>}
          </button>
        )}
      </fieldset>
      {hint && <p className={styles.hint}>{hint}</p>}
    </>
  );
}

export const whatChoosingDoes = (quiz: Quiz, state: QuizState): string => {
  if (isLastStop(quiz, state)) return words.choosingSubmits;
  if (isOpenFromList(state)) return words.choosingReturns;
  return words.choosingContinues;
};

/**
 * `whatChoosingDoes`, only where it is news: on the first multiple-choice question, and wherever a choice does
 * something else.
 */
export const choosingHint = (quiz: Quiz, state: QuizState): string | undefined => {
  const isFirst = isFirstOnPath(quiz, state, ({ type }) => type === 'multiple-choice');
  const isNew = isFirst || isLastStop(quiz, state) || isOpenFromList(state);
  return isNew ? whatChoosingDoes(quiz, state) : undefined;
};

/**
 * Whether number keys choose options, until the page is closed. Off until the user switches it on (WCAG 2.1.4), because
 * speech input or a slip could otherwise answer health questions.
 */
export const useNumberKeys = create<{ isOn: boolean }>()(() => ({ isOn: false }));

/** The value of the option for this key: 1 to 9, and 0 for the tenth. */
export const numberKeyChoice = (
  question: Question,
  event: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean },
) => {
  if (!/^\d$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  return question.options?.[(Number(event.key) + 9) % 10]?.value;
};
