import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import * as home from '#words/home.ts';
import * as quiz from '#words/quiz.ts';
import { Screen } from '../../shell/screen.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Column, Message, PageHeading } from '../../ui/page.tsx';
import styles from '../quiz.module.css';

/** For a signed-in user who has not submitted the first quiz yet. */
export function LockedScreen() {
  return (
    <Screen>
      <Column className={styles.quiz}>
        <Message
          heading={<PageHeading documentTitle={home.firstQuizFirst}>{home.firstQuizFirst}</PageHeading>}
          actions={
            <ButtonLink to={quizRecords[productQuizId].path}>
              {home.startTheQuiz(quizRecords[productQuizId].title)}
            </ButtonLink>
          }
        >
          {quiz.heartQuizLocked}
        </Message>
      </Column>
    </Screen>
  );
}
