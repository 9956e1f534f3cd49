import { TextField } from '../ui/field.tsx';
import styles from './for-doctor.module.css';

/** So many lines, and so short, that the sheet stays one side of paper. */
const most = 3;
const longest = 120;

const labels = ['My first question', 'My second question', 'My third question'];

type OwnQuestionsProps = { questions: readonly string[]; onChange: (questions: readonly string[]) => void };

/**
 * What the person wants to ask, in their own words. They stand on the sheet of this page alone: they are not stored, and
 * neither the link nor the file has them, because nobody could promise what is in words of somebody's own.
 */
export function OwnQuestions({ questions, onChange }: OwnQuestionsProps) {
  const lastFilled = questions.findLastIndex((question) => question.trim() !== '');
  const shown = labels.slice(0, Math.min(most, lastFilled + 2));
  const put = (at: number, text: string) =>
    onChange(labels.map((_, each) => (each === at ? text.slice(0, longest) : (questions[each] ?? ''))));
  return (
    <section className={styles.questions} aria-labelledby="own-questions">
      <h2 id="own-questions">What I would like to ask</h2>
      <p className={styles.small}>
        Your own words stand on the printed page only. They are not stored and not in a link or a file, and they are
        gone when you leave this page.
      </p>
      {shown.map((label, at) => (
        <TextField
          key={label}
          label={label}
          optional
          autoComplete="off"
          maxLength={longest}
          value={questions[at] ?? ''}
          onChange={(text) => put(at, text)}
        />
      ))}
    </section>
  );
}
