import { useParams } from 'react-router-dom';
import * as words from '#feature-words/numbers/answers.ts';
import * as pages from '#feature-words/numbers.ts';
import { AnswerList, Tally } from '#web/answers/answer-list.tsx';
import type { OwnAnswers } from '#web/api/queries.ts';
import { OwnPage } from '#web/own-answers/own-page.tsx';
import { useEmptyQuiz } from '#web/session/start-over.ts';
import { Button } from '#web/ui/button.tsx';
import { RetakeIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Ways } from '#web/ui/ways.tsx';
import { AnswersFrame } from './answers-frame.tsx';
import { Correction } from './correction.tsx';
import styles from './my-answers.module.css';
import { storedChapters } from './stored-chapters.ts';

/** What the user answered in one submission, to read and to correct. */
export function MyAnswersPage() {
  const { submissionId = '' } = useParams();
  return (
    <OwnPage key={submissionId} submissionId={submissionId}>
      {({ own, quiz }) => (quiz ? <Correction own={own} quiz={quiz} /> : <OldAnswers own={own} />)}
    </OwnPage>
  );
}

/** Answers to an earlier version of the quiz, read-only because its questions are no longer asked in that way. */
function OldAnswers({ own }: { own: OwnAnswers }) {
  const startEmpty = useEmptyQuiz();
  const chapters = storedChapters([...own.answers, ...own.skipped]);
  return (
    <AnswersFrame own={own} lede={words.oldLede}>
      <Tally counts={{ answered: own.answers.length, skipped: own.skipped.length }} />
      <div className={styles.note}>
        <Notice title={words.oldTitle}>{words.old}</Notice>
      </div>
      <Ways>
        <Button variant="secondary" block onClick={() => startEmpty(own.quizId)}>
          <RetakeIcon />
          {pages.takeQuizAgain}
        </Button>
      </Ways>
      <AnswerList chapters={chapters} />
    </AnswersFrame>
  );
}
