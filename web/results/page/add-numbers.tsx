import { cardiacQuizId } from '#shared/derived-names.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { useSubmissions } from '../../api/use-account.ts';
import { numbersPathOf } from '../../numbers/numbers-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './result-page.module.css';

/** The way to type measured numbers: they belong to the heart answers, so without any there is none. */
export function AddNumbers({ result: { quiz_id: quizId, submissionId } }: { result: ReadResult }) {
  const { submissions } = useSubmissions();
  const newestHeart = submissions.find((row) => row.quizId === cardiacQuizId)?.submissionId;
  const heart = quizId === cardiacQuizId ? submissionId : newestHeart;
  if (!heart) return null;
  return (
    <div className={styles.numbers} data-paper="spare">
      <p>Have you had your blood pressure or blood measured? Measured numbers make your heart result more certain.</p>
      <ButtonLink variant="secondary" to={numbersPathOf(heart)}>
        Add my numbers
      </ButtonLink>
    </div>
  );
}
