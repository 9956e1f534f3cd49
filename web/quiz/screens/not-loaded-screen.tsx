import { type QuizId, quizRecords } from '#shared/derived-names.ts';
import { Screen } from '../../shell/screen.tsx';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Column, PageHeading } from '../../ui/page.tsx';

export function NotLoadedScreen({ quizId }: { quizId: QuizId }) {
  return (
    <Screen>
      <Column>
        <Message
          heading={<PageHeading documentTitle={quizRecords[quizId].title}>The quiz could not be loaded</PageHeading>}
          actions={<Button onClick={() => location.reload()}>Try again</Button>}
        >
          Please check your connection. What you have answered is kept on this device.
        </Message>
      </Column>
    </Screen>
  );
}
