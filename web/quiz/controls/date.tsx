import { useState } from 'react';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import { Offers } from '#web/measured/unit-toggle.tsx';
import { echoDate, readText, toText } from '#web/quiz/answering/answer-in-inputs.ts';
import { RichText } from '#web/ui/rich-text.ts';
import * as words from '#words/quiz-controls.ts';
import { DateInputs, wholeDates } from '../../measured/whole-date.tsx';
import { inWords } from '../../ui/language.ts';
import styles from './controls.module.css';
import { type ControlProps, Group } from './group.tsx';

export function DateControl({ question, typed, onType, today, error, labelledBy, errorId }: ControlProps) {
  const [possible, setPossible] = useState<readonly string[]>([]);
  const value = readText(question, typed);
  const echo = refuseAnswer(question, value, today) === null ? echoDate(String(value), today) : null;
  const take = (date: string) => {
    setPossible([]);
    onType(toText(question, date));
  };
  /** True if the text was a whole date. It is now in the fields, or the user is asked which date was meant. */
  const read = (text: string): boolean => {
    const [first, ...more] = wholeDates(text, today, question.type === 'date' ? question : undefined);
    if (first === undefined) return false;
    if (more.length > 0) setPossible([first, ...more]);
    else take(first);
    return true;
  };
  return (
    <>
      <Group labelledBy={labelledBy} error={error} errorId={errorId}>
        <div className={styles.date}>
          <DateInputs
            parts={typed}
            onParts={(parts) => {
              setPossible([]);
              onType(parts);
            }}
            read={read}
            inputProps={(name) => ({
              autoComplete: `bday-${name}`,
              className: styles.figure,
              'aria-describedby': errorId,
              'aria-invalid': error ? true : undefined,
            })}
          />
        </div>
      </Group>
      <Offers
        offers={possible.map((date) => ({
          label: words.yes(inWords(date, { dateStyle: 'long', timeZone: 'UTC' })),
          take: () => take(date),
        }))}
      />
      <p className={styles.echo} role="status">
        {echo && (
          <RichText text={words.dateAndAge(echo.date, echo.ageYears ?? 0)} parts={{ date: (date) => <b>{date}</b> }} />
        )}
      </p>
    </>
  );
}
