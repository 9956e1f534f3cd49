import { Link } from 'react-router-dom';
import { Message } from '../../ui/message.tsx';
import { PageHeading } from '../../ui/page.tsx';

/** Of a deployment that sends no mail: no page promises one. */
export function NoMail() {
  return (
    <Message heading={<PageHeading documentTitle="Trouble logging in">Trouble logging in?</PageHeading>}>
      <p>
        This site sends no email, so it cannot send you a code. Please write to whoever runs it: the address is on the
        page <Link to="/privacy">Privacy</Link>.
      </p>
    </Message>
  );
}
