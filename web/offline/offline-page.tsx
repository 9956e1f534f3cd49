import { quizIds, quizRecords } from '#shared/derived-names.ts';
import { Header, Screen } from '../shell/screen.tsx';
import buttonStyles from '../ui/button.module.css';
import { ButtonLink } from '../ui/button.tsx';
import { Column, Message } from '../ui/page.tsx';

/**
 * What the service worker responds with while offline: `offline` for a page that it does not have, `connect-once` for a quiz
 * whose copy is too old. Both are rendered by the build and run no script.
 */
export function OfflinePage({ file }: { file: 'offline' | 'connect-once' }) {
  return (
    <Screen header={<Header end={null} />}>
      <Column>{file === 'offline' ? <Offline /> : <ConnectOnce />}</Column>
    </Screen>
  );
}

const Offline = () => (
  <Message heading={<h1>You are offline</h1>} actions={[again, ...quizzes]}>
    <p>
      This page needs the internet. Nothing is lost: your results are safe, and so is a quiz that you have begun here.
    </p>
    <p>You can take a quiz while you are offline. Your answers wait here until they can be sent.</p>
  </Message>
);

const ConnectOnce = () => (
  <Message heading={<h1>Connect once to go on</h1>} actions={again}>
    <p>
      This device has been offline for a long time. What the quiz says about emergencies may have changed since. Connect
      to the internet once, and the quiz opens again.
    </p>
    <p>Do you feel very ill now? Don’t wait for this page: call your local emergency number.</p>
  </Message>
);

const again = (
  // biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for, once more, without a script
  <a key="again" href="" className={buttonStyles.button}>
    Try again
  </a>
);

const quizzes = quizIds.map((quizId) => (
  <ButtonLink key={quizId} variant="secondary" to={quizRecords[quizId].path}>
    {quizRecords[quizId].title}
  </ButtonLink>
));
