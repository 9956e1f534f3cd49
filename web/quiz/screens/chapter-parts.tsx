import type { CSSProperties } from 'react';
import { quizRecords } from '#shared/derived-names.ts';
import { mayCheck } from '#shared/quiz/check.ts';
import { isAccountAhead } from '#shared/quiz/path.ts';
import { chapters } from '#shared/quiz/progress.ts';
import { chapterLook } from '../../answers/chapter-look.ts';
import { Art, Horizon } from '../../ui/art.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { CheckAnswers, Next } from '../actions.tsx';
import chapterStyles from '../chapter.module.css';
import type { FrameParts } from './frame.tsx';
import type { QuestionScreenProps } from './screen-props.ts';

/** The sun rises in seven steps. A quiz with more chapters uses smaller steps. */
const sunSteps = 7;

/** What the beginning of a chapter puts into the frame. */
export function chapterParts({ open, view, question }: QuestionScreenProps): FrameParts {
  const all = chapters(open.quiz, view.state);
  const number = all.findIndex(({ section }) => section === question.section) + 1;
  return {
    className: chapterStyles.form,
    onSubmit: () => open.run.dispatch({ type: 'continued' }),
    nextButtons: (
      <>
        {mayCheck(open.quiz, view.state) && <CheckAnswers onCheck={() => open.run.check()} />}
        {/* In the place of Skip. */}
        {null}
        <Next />
      </>
    ),
    body: (
      <>
        <Art src={chapterLook(question.section).emblem} viewBox="0 0 96 96" className={chapterStyles.emblem} />
        <PageHeading documentTitle={`Chapter ${number} of ${all.length} – ${quizRecords[open.quizId].title}`}>
          {question.text}
        </PageHeading>
        {isAccountAhead(open.quiz, view.state) ? (
          <p className={chapterStyles.subtext}>
            Thank you for answering so openly. Three short steps are left: your name, where to send your results, and a
            password.
          </p>
        ) : (
          question.subtext && <p className={chapterStyles.subtext}>{question.subtext}</p>
        )}
        {question.citation && <cite className={chapterStyles.cite}>{question.citation}</cite>}
      </>
    ),
    below: (
      <div style={{ '--chapter-n': (number / all.length) * sunSteps } as CSSProperties}>
        <Horizon className={chapterStyles.horizon} />
      </div>
    ),
  };
}
