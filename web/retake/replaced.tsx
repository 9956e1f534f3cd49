import { Link } from 'react-router-dom';
import { type QuizId, quizRecords } from '#shared/derived-names.ts';
import { Notice } from '../ui/notice.tsx';
import type { Begun } from './begun-before.ts';

/** What is under way here and ends with any other way than the sheets. */
export function Replaced({ begun, quizId }: { begun: Begun; quizId: QuizId }) {
  return (
    <>
      {begun.sheets && (
        <Notice title="This way drops what you have changed">
          Choose ‘Show me only my answers’ to go on where you were.
        </Notice>
      )}
      {begun.hasUnfinishedQuiz && (
        <Notice title="You have an unfinished quiz">
          <p>
            {'This way replaces it. You can also '}
            <Link to={quizRecords[quizId].path}>go on with it</Link>.
          </p>
        </Notice>
      )}
    </>
  );
}
