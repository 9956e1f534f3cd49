import { useNavigate } from 'react-router-dom';
import type { Quiz } from '#shared/quiz/question.ts';
import type { OwnAnswers } from '../api/use-own-answers.ts';
import { localDay } from '../quiz/local-day.ts';
import { EmergencyNotice } from '../quiz/screens/emergency-notice.tsx';
import { Header } from '../shell/header.tsx';
import { ChangeOne } from './change-one.tsx';
import { useChanges } from './changes.ts';
import { CorrectionList } from './correction-list.tsx';
import { earlierAnswers } from './earlier-answers.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { SendingDialog } from './sending-dialog.tsx';
import { SentScreen, WaitingScreen } from './sent-screen.tsx';
import { useEmergencies } from './use-emergencies.ts';
import { useLines } from './use-lines.ts';
import { useOpenQuestion } from './use-open-question.ts';
import { useSending } from './use-sending.ts';

/** The answers of today's quiz: each can be changed, and the result is then worked out again. */
export function Correction({ own, quiz }: { own: OwnAnswers; quiz: Quiz }) {
  const { submissionId, quizId } = own;
  const today = localDay(new Date());
  const changed = useChanges(submissionId, quiz, earlierAnswers(own));
  const lines = useLines(own, quiz, changed.given, changed.changedIds, today);
  const emergencies = useEmergencies(quizId, quiz, today);
  const place = useOpenQuestion(quiz);
  const sending = useSending({ quiz, quizId, basedOn: submissionId }, changed.given, changed.undo);
  const navigate = useNavigate();
  const { is } = sending.standing;
  const isChanged = changed.changedIds.length > 0;
  const flags = isChanged ? emergencies.unread(changed.given.answers) : [];
  if (sending.standing.is === 'sent') return <SentScreen submissionId={sending.standing.submissionId} />;
  if (is === 'waiting') return <WaitingScreen />;
  if (flags.length > 0)
    return (
      <EmergencyNotice
        key={flags.map(({ code }) => code).join(' ')}
        header={<Header back={{ to: '/dashboard', label: 'Back to dashboard' }} />}
        flags={flags}
        leaveLabel="Leave my answers"
        onLeave={() => navigate('/')}
        onRead={() => emergencies.dismiss(flags)}
      >
        Your answers can wait. What you have sent before is kept.
      </EmergencyNotice>
    );
  const props = { own, quiz, changed, lines, place, today };
  return (
    <>
      {place.question ? (
        <ChangeOne key={place.question.id} {...props} question={place.question} />
      ) : (
        <CorrectionList
          {...props}
          isLocked={sending.isUnderWay}
          isSending={sending.isUnderWay || !emergencies.isLoaded}
          onSend={sending.start}
        />
      )}
      <SendingDialog sending={sending} set={changed.set} />
      <LeaveDialog
        isNeeded={isChanged}
        words="Your changes have not been sent. If you leave, they are gone, and your result stays as it is."
        onLeave={changed.undo}
      />
    </>
  );
}
