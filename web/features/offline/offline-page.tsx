import type { ReactNode } from 'react';
import { quizIds, quizRecords } from '#shared/derived-names.ts';
import type { StaticPages } from '#web/features/feature.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { ButtonLink } from '#web/ui/button.tsx';
import { Column, Message } from '#web/ui/page.tsx';

/**
 * What the service worker responds with while offline: `offline` for a page that it does not have, `connect-once` for a quiz
 * whose copy is too old. Both are rendered by the build and run no script.
 */
export const staticPages: StaticPages<OfflineFile> = {
  offline: () => page(<Offline />),
  'connect-once': () => page(<ConnectOnce />),
};

export type OfflineFile = 'offline' | 'connect-once';

const page = (content: ReactNode) => (
  <Screen header={<Header end={null} />}>
    <Column>{content}</Column>
  </Screen>
);

const Offline = () => (
  <Message heading={<h1>You are offline</h1>} actions={[again, ...quizzes]}>
    <p>
      You need the internet for this page. Nothing is lost: your results are safe, and so is any quiz you’ve started
      here.
    </p>
    <p>You can still take a quiz. We’ll keep your answers here and send them when you’re back online.</p>
  </Message>
);

const ConnectOnce = () => (
  <Message heading={<h1>Connect to the internet to continue</h1>} actions={again}>
    <p>
      This device has been offline for a long time, and our emergency advice may have changed. Connect once, and the
      quiz will open again.
    </p>
    <p>If you feel very ill now, do not wait for this page. Call your local emergency number.</p>
  </Message>
);

const again = (
  // biome-ignore lint/a11y/useValidAnchor: an empty address loads the requested page again, without a script
  <a key="again" href="" className={buttonStyles.button}>
    Try again
  </a>
);

const quizzes = quizIds.map((quizId) => (
  <ButtonLink key={quizId} variant="secondary" to={quizRecords[quizId].path}>
    {quizRecords[quizId].title}
  </ButtonLink>
));
