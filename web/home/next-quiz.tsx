import { neededBefore, type QuizId, quizDuration, quizIds, quizRecordOf, quizRecords } from '#shared/derived-names.ts';
import { useMe, useSubmissions } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/row.tsx';
import styles from './quiz-rows.module.css';
import { lastSubmittedPerQuiz, quizEmblems } from './quiz-rows.tsx';

/** A quiz that builds on one that this user has submitted, and that they have not taken yet. */
export function useNextQuiz(): QuizId | undefined {
  const { submissions } = useSubmissions();
  const last = lastSubmittedPerQuiz({ rows: submissions, completed: useMe()?.completedQuizzes });
  return quizIds.find((quizId) => {
    const needed = neededBefore(quizId);
    return needed !== null && last[needed] !== undefined && last[quizId] === undefined;
  });
}

/** What the next quiz is about, in a few words. */
export const nextWords = (quizId: QuizId): string =>
  quizRecordOf(quizId).readAs === 'heart' ? 'Next: your heart' : `Next: ${quizRecords[quizId].title}`;

/** Offers the next quiz, if there is one. */
export function NextQuiz({ className }: { className?: string | undefined }) {
  const quizId = useNextQuiz();
  if (!quizId) return null;
  const { title, path } = quizRecords[quizId];
  return (
    <Rows className={className} aria-label="Your next quiz">
      <Row
        stacked
        strong
        art={quizEmblems[quizId]}
        title={title}
        meta="Ready to start"
        more={
          <p className={styles.until}>
            {nextWords(quizId)}. {quizDuration}.
            {quizRecordOf(quizId).readAs === 'heart' && ' Have a blood pressure reading? Even better.'}
          </p>
        }
      >
        <ButtonLink variant="secondary" size="sm" to={path} aria-label={`Start: ${title}`}>
          Start
        </ButtonLink>
      </Row>
    </Rows>
  );
}
