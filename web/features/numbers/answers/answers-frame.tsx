import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as words from '#feature-words/numbers/answers.ts';
import * as pages from '#feature-words/numbers.ts';
import { quizRecords } from '#shared/derived-names.ts';
import type { OwnAnswers } from '#web/api/queries.ts';
import { accountPath } from '#web/paths.ts';
import quizStyles from '#web/quiz/quiz.module.css';
import { Header, Screen } from '#web/shell/screen.tsx';
import { dayOf } from '#web/ui/language.ts';
import { Column, PageHeading } from '#web/ui/page.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import styles from './my-answers.module.css';

type AnswersFrameProps = { own: OwnAnswers; lede: string; children: ReactNode; bar?: ReactNode };

export function AnswersFrame({ own, lede, children, bar }: AnswersFrameProps) {
  const { submissionId, quizId, submittedAt } = own;
  const quiz = quizRecords[quizId].title;
  return (
    <Screen header={<Header back={{ to: `/results/${submissionId}`, label: pages.backToResult }} />}>
      <Column className={styles.page}>
        <PageHeading documentTitle={pages.myAnswers} within={quiz}>
          {pages.myAnswers}
        </PageHeading>
        <p className={quizStyles.subtext}>
          {submittedAt ? words.ofQuizOn(quiz, dayOf(submittedAt)) : words.ofQuiz(quiz)} {lede}
        </p>
        {children}
        <p className={styles.foot}>
          <RichText text={words.onlyYou} parts={{ link: (name) => <Link to={accountPath}>{name}</Link> }} />
        </p>
      </Column>
      {bar}
    </Screen>
  );
}
