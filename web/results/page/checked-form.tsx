import { type FormEvent, type ReactNode, useState } from 'react';
import { checkedAnswers } from '#shared/contract/account.ts';
import type { Checked } from '#shared/contract/submission.ts';
import type { Seen } from '#shared/reading/headline.ts';
import { readDay } from '#shared/scoring/calendar.ts';
import { RadioCard } from '#web/ui/choices.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { messageOf } from '../../api/call.ts';
import { noteChecked } from '../../api/follow-account.ts';
import { localDay } from '../../quiz/local-day.ts';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../ui/language.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './checked-form.module.css';
import { checkedWords } from './checked-words.ts';

type SavedFormProps = {
  submissionId: string;
  /** What the user must do first, in a sentence. */
  missing: string | false;
  said: Omit<Checked, 'at'>;
  /** Below the button, unless there is a fault. */
  saved?: string;
  children: ReactNode;
};

function SavedForm({ submissionId, missing, said, saved, children }: SavedFormProps) {
  const { isBusy, said: fault, say, run } = useAction();
  const save = async () => {
    const noted = await noteChecked(submissionId, said);
    return noted.ok ? '' : messageOf(noted, 'That wasn’t saved. Check your connection and save again.');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing) say(missing);
    else void run(save);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      {fault && <Notice tone="error">{fault}</Notice>}
      <Button type="submit" variant="secondary" busy={isBusy} busyLabel="Saving…">
        Save
      </Button>
      {saved !== undefined && <p role="status">{!fault && saved}</p>}
    </form>
  );
}

type CheckedFormProps = { submissionId: string; checked: Checked | undefined };

/** Loaded when the user opens it. Three answers and one button. Nothing is preselected except an earlier answer, which can be changed. */
export function CheckedForm({ submissionId, checked }: CheckedFormProps) {
  const [chosen, setChosen] = useState(checked?.answer);
  return (
    <SavedForm
      submissionId={submissionId}
      missing={!chosen && 'Choose one of the three answers.'}
      said={{ ...(checked?.signs && { signs: checked.signs }), ...(chosen && { answer: chosen }) }}
      saved={checked?.answer ? savedWords(checked.answer, checked.at) : ''}
    >
      <fieldset>
        <legend>What did the doctor or nurse say?</legend>
        {checkedAnswers.map((answer) => (
          <RadioCard
            key={answer}
            name="checked"
            label={checkedWords[answer]}
            checked={chosen === answer}
            onChoose={() => setChosen(answer)}
          />
        ))}
      </fieldset>
    </SavedForm>
  );
}

const savedWords = (answer: Seen['answer'], at: string): string =>
  `Saved on ${dayOf(at)}: ${checkedWords[answer]}.${answer === 'notSeen' ? ' Please do what the notice says.' : ''}`;

type SignFormProps = CheckedFormProps & { sign: { code: string; toldOn: string } };

/** For one earlier sign: the user confirms the sentence word for word, and gives the day. Nothing is preselected. */
export function SignForm({ submissionId, checked, sign: { code, toldOn } }: SignFormProps) {
  const [isSaid, setSaid] = useState(false);
  const [on, setOn] = useState('');
  const today = localDay(new Date());
  const { answer, signs = [] } = checked ?? {};
  const others = signs.filter((one) => one.code !== code);
  const isDay = readDay(on) && on >= toldOn && on <= today;
  return (
    <SavedForm
      submissionId={submissionId}
      missing={
        isSaid
          ? !isDay && 'Enter the date you were seen. It can’t be before your answer or after today.'
          : 'Tick the box if this is true for you.'
      }
      said={{ ...(answer && { answer }), signs: [...others, { code, on }] }}
    >
      <Checkbox card checked={isSaid} onChange={setSaid}>
        A doctor or nurse has examined me for this, and it hasn’t come back.
      </Checkbox>
      <TextField label="The date you were seen" type="date" min={toldOn} max={today} value={on} onChange={setOn} />
    </SavedForm>
  );
}
