import { Link } from 'react-router-dom';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { PageHeading } from '../ui/page.tsx';
import { confirmPath } from './confirm-path.ts';

const useIsSignedIn = () => useSession(({ authToken }) => authToken !== null);

export function Confirmed() {
  const isSignedIn = useIsSignedIn();
  return (
    <Message
      heading={<PageHeading documentTitle="Address confirmed">Thank you, your address is confirmed</PageHeading>}
      actions={
        <ButtonLink to={isSignedIn ? '/dashboard' : '/login'}>{isSignedIn ? 'Go to dashboard' : 'Login'}</ButtonLink>
      }
    >
      From now on your results can be sent to it.
    </Message>
  );
}

export function Declined() {
  return (
    <Message
      heading={<PageHeading documentTitle="Address taken off">Your address is off that account</PageHeading>}
      actions={<ButtonLink to="/">Return Home</ButtonLink>}
    >
      We are sorry for the trouble. That account can no longer send anything to you.
    </Message>
  );
}

export function Undone() {
  return (
    <Message
      heading={<PageHeading documentTitle="Address is back">Your address is back</PageHeading>}
      actions={<ButtonLink to="/login/help">Choose a new password</ButtonLink>}
    >
      Everybody is logged out, and the old password no longer works. Please choose a new one.
    </Message>
  );
}

/** Also for a link that nobody ever sent. */
export function LinkOver({ isConfirming }: { isConfirming: boolean }) {
  const isSignedIn = useIsSignedIn();
  return (
    <Message
      heading={<PageHeading documentTitle="Link no longer works">This link no longer works</PageHeading>}
      actions={
        isConfirming && (
          <ButtonLink to={isSignedIn ? confirmPath : '/login'} {...(!isSignedIn && { state: { from: confirmPath } })}>
            {isSignedIn ? 'Use a code instead' : 'Log in for a new mail'}
          </ButtonLink>
        )
      }
    >
      {isConfirming ? (
        <p>
          Links in our mails work for {lifetimes.confirmLinkHours} hours and only once. If you have confirmed already,
          all is well.
        </p>
      ) : (
        <p>
          It was used before, or the address has been confirmed since. Was it not you who did that? Then{' '}
          <Link to="/privacy">write to us</Link>.
        </p>
      )}
    </Message>
  );
}
