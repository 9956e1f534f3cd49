import { useParams } from 'react-router-dom';
import * as words from '#feature-words/doctor.ts';
import { quizRecordOf } from '#shared/derived-names.ts';
import type { OwnAnswers } from '#web/api/queries.ts';
import { AnswersFailed, AnswersLoading, OwnPage } from '#web/own-answers/own-page.tsx';
import { useSubmissions } from '#web/session/session.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { takeAgainPath } from '#web/take-again.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Column, Message, PageHeading } from '#web/ui/page.tsx';
import * as labels from '#words/labels.ts';
import { ForDoctor } from './for-doctor.tsx';

/** Answers to an earlier version of the quiz: today's engine cannot read them, and a clinician needs today's questions. */
function TooOld({ own }: { own: OwnAnswers }) {
  return (
    <Screen header={<Header back={{ to: `/results/${own.submissionId}`, label: words.backToResult }} />}>
      <Column>
        <Message
          heading={<PageHeading documentTitle={words.forMyDoctor}>{words.tooOldTitle}</PageHeading>}
          actions={<ButtonLink to={takeAgainPath(own)}>{labels.takeAgain}</ButtonLink>}
        >
          {words.tooOld}
        </Message>
      </Column>
    </Screen>
  );
}

/** One page for a clinician, from this submission and the newest one of the other quiz. */
export function DoctorPage() {
  const { submissionId = '' } = useParams();
  return (
    <OwnPage key={submissionId} submissionId={submissionId}>
      {({ own, quiz }) => (quiz ? <WithOther own={own} /> : <TooOld own={own} />)}
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
