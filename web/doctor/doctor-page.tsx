import { useParams } from 'react-router-dom';
import { quizRecordOf } from '#shared/derived-names.ts';
import { useSubmissions } from '../api/use-account.ts';
import type { OwnAnswers } from '../api/use-own-answers.ts';
import { AnswersFailed, AnswersLoading, OwnPage } from '../my-answers/own-page.tsx';
import { ForDoctor } from './for-doctor.tsx';
import { TooOld } from './too-old.tsx';

/** One page for a clinician, from this submission and the newest one of the other quiz. */
export function DoctorPage() {
  const { submissionId = '' } = useParams();
  return (
    <OwnPage key={submissionId} submissionId={submissionId}>
      {({ own, quiz }) => (quiz ? <WithOther own={own} /> : <TooOld submissionId={submissionId} />)}
    </OwnPage>
  );
}

/** Waits for the list: a sheet without the other quiz would lack its figures and its warnings. */
function WithOther({ own }: { own: OwnAnswers }) {
  const { submissions, isLoading, hasFailed } = useSubmissions();
  if (isLoading) return <AnswersLoading />;
  if (hasFailed && submissions.length === 0) return <AnswersFailed onAgain={() => location.reload()} />;
  const { other: built } = quizRecordOf(own.quizId);
  const other = submissions.find(({ quizId }) => quizId === built?.quizId)?.submissionId;
  const newest = submissions.find(({ quizId }) => quizId === own.quizId)?.submissionId;
  const newer = newest === own.submissionId ? undefined : newest;
  if (other === undefined) return <ForDoctor own={own} other={null} newer={newer} />;
  return (
    <OwnPage key={other} submissionId={other}>
      {({ own: second, quiz }) => <ForDoctor own={own} other={quiz ? second : null} newer={newer} />}
    </OwnPage>
  );
}
