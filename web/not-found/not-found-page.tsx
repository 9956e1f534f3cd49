import { Screen } from '../shell/screen.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Column, Message, PageHeading } from '../ui/page.tsx';

export function NotFoundPage() {
  return (
    <Screen hasFoot>
      <Column>
        <Message
          heading={<PageHeading documentTitle="Page not found">Page not found</PageHeading>}
          actions={<ButtonLink to="/">Return Home</ButtonLink>}
        >
          Check the address, or start again from the home page.
        </Message>
      </Column>
    </Screen>
  );
}
