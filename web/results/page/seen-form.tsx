import { type FormEvent, useState } from 'react';
import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { isAboutWeight, needsNewReading } from '#shared/safety/seen.ts';
import { readDay } from '#shared/scoring/calendar.ts';
import { todayHere } from '#web/quiz/local-day.ts';
import { newReadingPath, takeAgainPath } from '#web/take-again.ts';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import * as careNotices from '#words/care-notices.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/seen-form.ts';
import { messageOf } from '../../api/call.ts';
import { noteChecked } from '../../api/follow-account.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { useSubmissions } from '../../session/session.ts';
import { useAction } from '../../ui/action.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './seen-form.module.css';
import type { SignToClose } from './seen-signs.ts';

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
      <p>{words.aboutANumber}</p>
      <ButtonLink variant="secondary" to={usePathToReading(code, result)}>
        {words.enterNewReading}
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
    return noted.ok ? '' : messageOf(noted, words.seenNotSaved);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaid) say(words.tickIfTrue);
    else if (!readDay(on) || on < toldOn || on > today) say(words.enterDateSeen);
    else void run(save);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {label && <h3>{label}</h3>}
      {!isSaved && (
        <>
          <Checkbox card checked={isSaid} onChange={setSaid}>
            {words.examined}
          </Checkbox>
          <TextField label={words.dateSeen} type="date" min={toldOn} max={today} value={on} onChange={setOn} />
          {fault && <Notice tone="error">{fault}</Notice>}
          <Button type="submit" variant="secondary" busy={isBusy} busyLabel={labels.saving}>
            {labels.save}
          </Button>
        </>
      )}
      <p role="status">{isSaved && careNotices.seenSavedCall}</p>
    </form>
  );
}
