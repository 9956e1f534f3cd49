import * as labels from '#words/labels.ts';
import * as words from '#words/not-found.ts';
import { Screen } from '../shell/screen.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Column, Message, PageHeading } from '../ui/page.tsx';

export function NotFoundPage() {
  return (
    <Screen hasFoot>
      <Column>
        <Message
          heading={<PageHeading documentTitle={words.title}>{words.title}</PageHeading>}
          actions={<ButtonLink to="/">{labels.returnHome}</ButtonLink>}
        >
          {words.checkAddress}
        </Message>
      </Column>
    </Screen>
  );
}
