import type { CSSProperties } from 'react';
import { quizTitles } from '#shared/derived-names.ts';
import { mayCheck } from '#shared/quiz/check.ts';
import { isAccountAhead } from '#shared/quiz/path.ts';
import { chapters } from '#shared/quiz/progress.ts';
import type { Question } from '#shared/quiz/question.ts';
import { chapterLook } from '../../answers/chapter-look.ts';
import { Art, Horizon } from '../../ui/art.tsx';
import { Column, PageHeading } from '../../ui/page.tsx';
import { Actions, CheckAnswers, Next } from '../actions.tsx';
import chapterStyles from '../chapter.module.css';
import styles from '../quiz.module.css';
import type { QuizScreenProps } from './screen-props.ts';

/** The sun rises in seven steps. A quiz with more chapters uses smaller steps. */
const sunSteps = 7;

export function ChapterScreen({ open, view, onBack, question }: QuizScreenProps & { question: Question }) {
  const all = chapters(open.quiz, view.state);
  const number = all.findIndex(({ section }) => section === question.section) + 1;
  return (
    <>
      <form
        className={`${styles.quiz} ${chapterStyles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          open.run.dispatch({ type: 'continued' });
        }}
      >
        <Column className={styles.body}>
          <Art src={chapterLook(question.section).emblem} viewBox="0 0 96 96" className={chapterStyles.emblem} />
          <PageHeading
            key={question.id}
            documentTitle={`Chapter ${number} of ${all.length} – ${quizTitles[open.quizId]}`}
          >
            {question.text}
          </PageHeading>
          {isAccountAhead(open.quiz, view.state) ? (
            <p className={chapterStyles.subtext}>
              Thank you for answering so openly. Three short steps are left: your name, where to send your results, and
              a password.
            </p>
          ) : (
            question.subtext && <p className={chapterStyles.subtext}>{question.subtext}</p>
          )}
          {question.citation && <cite className={chapterStyles.cite}>{question.citation}</cite>}
        </Column>
        <Actions onBack={onBack}>
          {mayCheck(open.quiz, view.state) && <CheckAnswers onCheck={() => open.run.check()} />}
          <Next />
        </Actions>
      </form>
      <div style={{ '--chapter-n': (number / all.length) * sunSteps } as CSSProperties}>
        <Horizon className={chapterStyles.horizon} />
      </div>
    </>
  );
}
