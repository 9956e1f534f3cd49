import { type FormEvent, useState } from 'react';
import { checkedAnswers } from '#shared/contract/account.ts';
import type { Checked } from '#shared/contract/submission.ts';
import type { Seen } from '#shared/reading/headline.ts';
import { RadioCard } from '#web/ui/choices.tsx';
import { messageOf } from '../../api/call.ts';
import { noteChecked } from '../../api/follow-account.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../ui/language.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './checked-form.module.css';
import { checkedWords } from './checked-words.ts';

type CheckedFormProps = { submissionId: string; checked: Checked | undefined };

/** Loaded when it is asked for. Three answers and one button. Nothing is chosen beforehand, and what was said before can be said anew. */
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
