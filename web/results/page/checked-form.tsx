import { type FormEvent, useState } from 'react';
import { checkedAnswers } from '#shared/contract/account.ts';
import type { Checked } from '#shared/contract/submission.ts';
import type { Seen } from '#shared/reading/headline.ts';
import { readDay } from '#shared/scoring/calendar.ts';
import { RadioCard } from '#web/ui/choices.tsx';
import { Checkbox, Field, Input } from '#web/ui/field.tsx';
import { messageOf } from '../../api/call.ts';
import { noteChecked } from '../../api/follow-account.ts';
import { localDay } from '../../quiz/local-day.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../ui/language.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './checked-form.module.css';
import { checkedWords } from './checked-words.ts';

type CheckedFormProps = { submissionId: string; checked: Checked | undefined };

/** Loaded when the user opens it. Three answers and one button. Nothing is preselected except an earlier answer, which can be changed. */
export function CheckedForm({ submissionId, checked }: CheckedFormProps) {
  const [chosen, setChosen] = useState(checked?.answer);
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setFault('Choose one of the three answers.');
    setFault('');
    setSaving(true);
    const saved = await noteChecked(submissionId, { ...(checked?.signs && { signs: checked.signs }), answer: chosen });
    setSaving(false);
    if (!saved.ok) setFault(messageOf(saved, 'That was not saved. Please check your connection and save again.'));
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <fieldset>
        <legend>What did the clinician say?</legend>
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
      {fault && <Notice tone="error">{fault}</Notice>}
      <Button type="submit" variant="secondary" busy={isSaving} busyLabel="Saving…">
        Save
      </Button>
      <p role="status">{!fault && checked?.answer && savedWords(checked.answer, checked.at)}</p>
    </form>
  );
}

const savedWords = (answer: Seen['answer'], at: string): string =>
  `Saved on ${dayOf(at)}: ${checkedWords[answer]}.${answer === 'notSeen' ? ' Please be seen as the notice says.' : ''}`;

type SignFormProps = { submissionId: string; checked: Checked | undefined; sign: { code: string; toldOn: string } };

/** For one earlier sign: the user confirms the sentence word for word, and gives the day. Nothing is preselected. */
export function SignForm({ submissionId, checked, sign: { code, toldOn } }: SignFormProps) {
  const [isSaid, setSaid] = useState(false);
  const [on, setOn] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState('');
  const today = localDay(new Date());
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSaid) return setFault('Tick the sentence if it is true for you.');
    if (!readDay(on) || on < toldOn || on > today)
      return setFault('Choose the day you were seen. It can’t be before your answer, or after today.');
    setFault('');
    setSaving(true);
    const { answer, signs = [] } = checked ?? {};
    const others = signs.filter((one) => one.code !== code);
    const saved = await noteChecked(submissionId, { ...(answer && { answer }), signs: [...others, { code, on }] });
    setSaving(false);
    if (!saved.ok) setFault(messageOf(saved, 'That was not saved. Please check your connection and save again.'));
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Checkbox card checked={isSaid} onChange={setSaid}>
        A doctor or nurse has examined me for this, and it has not come back.
      </Checkbox>
      <Field label="The day you were seen">
        {(control) => (
          <Input
            {...control}
            type="date"
            min={toldOn}
            max={today}
            value={on}
            onChange={(event) => setOn(event.target.value)}
          />
        )}
      </Field>
      {fault && <Notice tone="error">{fault}</Notice>}
      <Button type="submit" variant="secondary" busy={isSaving} busyLabel="Saving…">
        Save
      </Button>
    </form>
  );
}
