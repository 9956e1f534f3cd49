import { type FormEvent, useState } from 'react';
import { checkedAnswers } from '#shared/contract/checked.ts';
import type { Checked } from '#shared/contract/headline.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { isSeen } from '#shared/reading/headline-words.ts';
import { messageOf } from '../../api/calls.ts';
import { noteChecked } from '../../api/note-checked.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { Button } from '../../ui/button.tsx';
import { inWords } from '../../ui/language.ts';
import { Notice } from '../../ui/notice.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import styles from './checked-form.module.css';

/** What people can say, in their own voice: no cause is named, for a notice can be about the heart or something else. */
export const checkedWords: Readonly<Record<Checked['answer'], string>> = {
  nothingNeeded: 'I was seen, and nothing more is needed now',
  treated: 'I was seen, and I am being treated or followed up',
  notSeen: 'I have not been seen yet',
};

/**
 * Whether what somebody told us opens their figure under its notice. The ten-year figure was made for people without a known
 * heart or artery condition, and a treatment may mean that there is one.
 */
export const opensFigure = ({ checked, quiz_id: quizId }: ReadResult): boolean =>
  isSeen(checked) && (quizId === productQuizId || checked.answer === 'nothingNeeded');

export const dayWords = (at: string): string => inWords(at, { dateStyle: 'long' });

type CheckedFormProps = { submissionId: string; checked: Checked | undefined };

/** Three answers and one button. Nothing is chosen beforehand, and what was said before can be said anew. */
export function CheckedForm({ submissionId, checked }: CheckedFormProps) {
  const [chosen, setChosen] = useState(checked?.answer);
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setFault('Choose one of the three answers.');
    setFault('');
    setSaving(true);
    const saved = await noteChecked(submissionId, chosen);
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
      <p role="status">{!fault && checked && savedWords(checked)}</p>
    </form>
  );
}

const savedWords = ({ answer, at }: Checked): string =>
  `Saved on ${dayWords(at)}: ${checkedWords[answer]}.${answer === 'notSeen' ? ' Please be seen as the notice says.' : ''}`;
