import { type FormEvent, useState } from 'react';
import type { Checked } from '#shared/contract/submission.ts';
import { readDay } from '#shared/scoring/calendar.ts';
import { Checkbox, Field, Input } from '#web/ui/field.tsx';
import { messageOf } from '../../api/call.ts';
import { noteChecked } from '../../api/follow-account.ts';
import { localDay } from '../../quiz/local-day.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './checked-form.module.css';

type SignFormProps = { submissionId: string; checked: Checked | undefined; sign: { code: string; toldOn: string } };

/** Of one sign of before: what was said is said by the person, word for word, with the day. Nothing is filled in beforehand. */
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
