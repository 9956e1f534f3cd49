import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { PageHeading } from '../../ui/page.tsx';

/** The last step: the person is logged in here, and nowhere else. */
export function PasswordChanged() {
  return (
    <Message
      heading={<PageHeading documentTitle="New password">You have a new password and are logged in</PageHeading>}
      actions={<ButtonLink to="/dashboard">Go to dashboard</ButtonLink>}
    >
      To be safe, we logged you out on every other device.
    </Message>
  );
}
