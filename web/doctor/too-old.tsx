import { Header } from '../shell/header.tsx';
import { Screen } from '../shell/screen.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { Column, PageHeading } from '../ui/page.tsx';

/** Answers to an earlier version of the quiz: today's engine cannot read them, and a clinician needs today's questions. */
export function TooOld({ submissionId }: { submissionId: string }) {
  return (
    <Screen header={<Header back={{ to: `/results/${submissionId}`, label: 'Back to the result' }} />}>
      <Column>
        <Message
          heading={<PageHeading documentTitle="For my doctor">These answers are from an earlier version</PageHeading>}
          actions={<ButtonLink to={`/retake/${submissionId}`}>Take it again</ButtonLink>}
        >
          The page for your doctor needs today’s questions. Take the quiz again, and it is made from the new answers.
        </Message>
      </Column>
    </Screen>
  );
}
