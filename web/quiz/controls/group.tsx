import type { ReactNode } from 'react';
import type { Question } from '#shared/quiz/question.ts';
import { type Offer, Offers } from '#web/measured/unit-toggle.tsx';
import type { Inputs } from '../../measured/measured-inputs.ts';
import fieldStyles from '../../ui/field.module.css';
import { AlertIcon } from '../../ui/icons.tsx';
import styles from './controls.module.css';

type GroupProps = Pick<ControlProps, 'labelledBy' | 'error' | 'errorId'> &
  Partial<Pick<ControlProps, 'offers'>> & { children: ReactNode };

/** Several inputs that give one answer. A line is reserved for the error, so that an error moves nothing. */
export function Group({ labelledBy, error, errorId, offers = [], children }: GroupProps) {
  return (
    <fieldset aria-labelledby={labelledBy}>
      {children}
      <div className={styles.error} id={errorId} role="alert">
        {error && (
          <p className={fieldStyles.error}>
            <AlertIcon />
            <span>{error}</span>
          </p>
        )}
      </div>
      <Offers offers={error ? offers : []} />
    </fieldset>
  );
}

/** The properties of every control. It shows `typed` and reports each change. The heading `labelledBy` is its label. */
export type ControlProps = {
  question: Question;
  typed: Inputs;
  onType: (inputs: Inputs) => void;
  today: string;
  /** The sentence to show now, or null. */
  error: string | null;
  /** The answers that one tap accepts, shown with `error`. */
  offers: readonly Offer[];
  labelledBy: string;
  /** The id of the element that shows `error`. */
  errorId: string;
};
