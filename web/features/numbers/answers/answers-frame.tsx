import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { quizRecords } from '#shared/derived-names.ts';
import type { OwnAnswers } from '#web/api/queries.ts';
import { accountPath } from '#web/paths.ts';
import quizStyles from '#web/quiz/quiz.module.css';
import { Header, Screen } from '#web/shell/screen.tsx';
import { dayOf } from '#web/ui/language.ts';
import { Column, PageHeading } from '#web/ui/page.tsx';
import styles from './my-answers.module.css';

type AnswersFrameProps = { own: OwnAnswers; lede: string; children: ReactNode; bar?: ReactNode };

export function AnswersFrame({ own, lede, children, bar }: AnswersFrameProps) {
  const { submissionId, quizId, submittedAt } = own;
  return (
    <Screen header={<Header back={{ to: `/results/${submissionId}`, label: 'Back to the result' }} />}>
      <Column className={styles.page}>
        <PageHeading documentTitle="My answers" within={quizRecords[quizId].title}>
          My answers
        </PageHeading>
        <p className={quizStyles.subtext}>
          {quizRecords[quizId].title}
          {submittedAt && `, ${dayOf(submittedAt)}`}. {lede}
        </p>
        {children}
        <p className={styles.foot}>
          Only you can see this page. <Link to={accountPath}>Download or erase your data</Link>
        </p>
      </Column>
      {bar}
    </Screen>
  );
}
