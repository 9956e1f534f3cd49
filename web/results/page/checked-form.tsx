import { type FormEvent, useState } from 'react';
import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { isAboutWeight, needsNewReading } from '#shared/safety/seen.ts';
import { readDay } from '#shared/scoring/calendar.ts';
import { todayHere } from '#web/quiz/local-day.ts';
import { newReadingPath, takeAgainPath } from '#web/take-again.ts';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { messageOf } from '../../api/call.ts';
import { noteChecked } from '../../api/follow-account.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { useSubmissions } from '../../session/session.ts';
import { useAction } from '../../ui/action.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './checked-form.module.css';
import type { SignToClose } from './seen.ts';

type OfSign = { sign: SignToClose; result: ReadResult };

/** Loaded when the user opens it. Each notice has its own statement with a day, or a link to enter a new reading. */
export function SeenForms({ signs, result }: { signs: readonly SignToClose[]; result: ReadResult }) {
  return signs.map((sign) =>
    needsNewReading(sign.code) ? (
      <NewReading key={sign.code} sign={sign} result={result} />
    ) : (
      <SignForm key={sign.code} sign={sign} result={result} />
    ),
  );
}

/** Only a new value ends a notice about a value. */
function NewReading({ sign: { code, label }, result }: OfSign) {
  return (
    <div className={styles.form}>
      {label && <h3>{label}</h3>}
      <p>This notice is about a number. Only a new number can change it.</p>
      <ButtonLink variant="secondary" to={usePathToReading(code, result)}>
        Enter a new reading
      </ButtonLink>
    </div>
  );
}

/** Weight is asked in the habits quiz, every other value among the numbers of the heart quiz. */
const usePathToReading = (code: string, { submissionId, quiz_id: quizId }: ReadResult): string => {
  const { submissions } = useSubmissions();
  const wanted = isAboutWeight(code) ? 'longevity' : 'heart';
  const isWanted = (row: { quizId: QuizId }) => quizRecordOf(row.quizId).readAs === wanted;
  const from = submissions.find(isWanted) ?? { submissionId, quizId };
  return wanted === 'heart' && isWanted(from) ? newReadingPath(from) : takeAgainPath(from);
};

/** The user confirms the sentence word for word, and gives the day. Nothing is preselected. */
function SignForm({ sign: { code, label, toldOn, isSaved }, result }: OfSign) {
  const { isBusy, said: fault, say, run } = useAction();
  const [isSaid, setSaid] = useState(false);
  const [on, setOn] = useState('');
  const today = todayHere();
  const save = async () => {
    const noted = await noteChecked(result.submissionId, { code, on });
    return noted.ok ? '' : messageOf(noted, 'That wasn’t saved. Check your connection and save again.');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaid) say('Tick the box if this is true for you.');
    else if (!readDay(on) || on < toldOn || on > today)
      say('Enter the date you were seen. It can’t be before your answer or after today.');
    else void run(save);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {label && <h3>{label}</h3>}
      {!isSaved && (
        <>
          <Checkbox card checked={isSaid} onChange={setSaid}>
            A doctor or nurse has examined me for this, and it hasn’t come back.
          </Checkbox>
          <TextField label="The date you were seen" type="date" min={toldOn} max={today} value={on} onChange={setOn} />
          {fault && <Notice tone="error">{fault}</Notice>}
          <Button type="submit" variant="secondary" busy={isBusy} busyLabel="Saving…">
            Save
          </Button>
        </>
      )}
      <p role="status">{isSaved && 'Saved. If it comes back, call your local emergency number.'}</p>
    </form>
  );
}
