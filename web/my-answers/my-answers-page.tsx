import { useParams } from 'react-router-dom';
import { Correction } from './correction.tsx';
import { OldAnswers } from './old-answers.tsx';
import { OwnPage } from './own-page.tsx';

/** What a person answered in one submission: to read, and to put right. */
export function MyAnswersPage() {
  const { submissionId = '' } = useParams();
  return (
    <OwnPage key={submissionId} submissionId={submissionId}>
      {({ own, quiz }) => (quiz ? <Correction own={own} quiz={quiz} /> : <OldAnswers own={own} />)}
    </OwnPage>
  );
}
