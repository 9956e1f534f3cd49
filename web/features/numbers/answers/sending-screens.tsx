import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as words from '#feature-words/numbers/answers.ts';
import { refreshAccount } from '#web/api/follow-account.ts';
import { UnsentNotice } from '#web/quiz/outbox/unsent-notice.tsx';
import { useProgress } from '#web/quiz/outbox/use-progress.ts';
import { Screen } from '#web/shell/screen.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AlertDialog } from '#web/ui/dialog.tsx';
import { Column, Message, PageHeading } from '#web/ui/page.tsx';
import * as answersRefused from '#words/answers-refused.ts';
import * as labels from '#words/labels.ts';
import type { Changed } from './changes.ts';
import type { useSending, Why } from './use-sending.ts';

/** Asks about an unlikely answer, or says why the answers were not accepted. */
export function SendingDialog({ sending, set }: { sending: ReturnType<typeof useSending>; set: Changed['set'] }) {
  const { standing, confirm, close } = sending;
  if (standing.is === 'refused')
    return (
      <AlertDialog title={standing.title} onClose={close}>
        {standing.message}
      </AlertDialog>
    );
  if (standing.is !== 'asking') return null;
  const { questionId, question, suggestion } = standing.doubt;
  const take = () => {
    for (const change of suggestion?.changes ?? []) set(change.questionId, change.answer, change.typed);
    close();
  };
  const isRight = () => void confirm(questionId);
  return (
    <AlertDialog
      title={answersRefused.checkOneAnswer}
      onClose={close}
      okLabel={words.backToMyAnswers}
      primary={
        <Button block onClick={suggestion ? take : isRight}>
          {suggestion ? words.yes(suggestion.label) : words.yesRight}
        </Button>
      }
      actions={
        suggestion && (
          <Button variant="ghost" block onClick={isRight}>
            {words.noRight}
          </Button>
        )
      }
    >
      {question}
    </AlertDialog>
  );
}

type SentScreenProps = { submissionId: string; why?: Why };

const whatBecomes: Readonly<Record<Why, string>> = {
  mistake: words.replacesWrong,
  'more answers': words.replacesFewer,
  change: words.earlierStays,
};

/** The answers were accepted: opens the new result as soon as it is ready. */
export function SentScreen({ submissionId, why = 'change' }: SentScreenProps) {
  const navigate = useNavigate();
  const progress = useProgress(submissionId);
  const open = useEffectEvent(() => navigate(`/results/${submissionId}`, { replace: true }));
  useEffect(() => {
    void refreshAccount({ isStale: true });
  }, []);
  useEffect(() => {
    if (progress === 'ready') void open();
  }, [progress]);
  return <Ending title={words.updatingTitle}>{progress === 'late' ? words.takesLonger : whatBecomes[why]}</Ending>;
}

export function WaitingScreen() {
  return (
    <Ending title={words.whenOnline}>
      <UnsentNotice />
    </Ending>
  );
}

function Ending({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Screen>
      <Column>
        <Message
          heading={<PageHeading documentTitle={title}>{title}</PageHeading>}
          actions={<ButtonLink to="/dashboard">{labels.goToDashboard}</ButtonLink>}
        >
          {children}
        </Message>
      </Column>
    </Screen>
  );
}

/** The words of `LeaveDialog` on a page with changed answers. */
export const leaveUnsent = { title: words.leaveTitle, leaveLabel: words.leaveAndLose };
