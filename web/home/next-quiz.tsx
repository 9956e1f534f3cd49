import { neededBefore, type QuizId, quizIds, quizRecordOf, quizRecords } from '#shared/derived-names.ts';
import { useMe, useSubmissions } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/row.tsx';
import * as home from '#words/home.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/next-quiz.ts';
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
  quizRecordOf(quizId).readAs === 'heart' ? words.nextHeart : words.nextQuiz(quizRecords[quizId].title);

/** Offers the next quiz, if there is one. */
export function NextQuiz({ className }: { className?: string | undefined }) {
  const quizId = useNextQuiz();
  if (!quizId) return null;
  const { title, path } = quizRecords[quizId];
  return (
    <Rows className={className} aria-label={words.nextQuizLabel}>
      <Row
        stacked
        strong
        art={quizEmblems[quizId]}
        title={title}
        meta={labels.readyToStart}
        more={
          <p className={styles.until}>
            {quizRecordOf(quizId).readAs === 'heart'
              ? words.nextHeartAbout(labels.quizDuration)
              : words.nextQuizAbout(title, labels.quizDuration)}
          </p>
        }
      >
        <ButtonLink variant="secondary" size="sm" to={path} aria-label={home.startQuiz(title)}>
          {labels.start}
        </ButtonLink>
      </Row>
    </Rows>
  );
}
