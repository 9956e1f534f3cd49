import type { ReactNode } from 'react';
import * as care from '#feature-words/offline/care.ts';
import * as words from '#feature-words/offline.ts';
import { quizIds, quizRecords } from '#shared/derived-names.ts';
import type { StaticPages } from '#web/features/feature.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { ButtonLink } from '#web/ui/button.tsx';
import { Column, Message } from '#web/ui/page.tsx';
import { tryAgain } from '#words/labels.ts';

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
  <Message heading={<h1>{words.offlineTitle}</h1>} actions={[again, ...quizzes]}>
    <p>{words.needsInternet}</p>
    <p>{words.canTakeQuiz}</p>
  </Message>
);

const ConnectOnce = () => (
  <Message heading={<h1>{words.connectTitle}</h1>} actions={again}>
    <p>{words.adviceMayHaveChanged}</p>
    <p>{care.ifVeryIllCall}</p>
  </Message>
);

const again = (
  // biome-ignore lint/a11y/useValidAnchor: an empty address loads the requested page again, without a script
  <a key="again" href="" className={buttonStyles.button}>
    {tryAgain}
  </a>
);

const quizzes = quizIds.map((quizId) => (
  <ButtonLink key={quizId} variant="secondary" to={quizRecords[quizId].path}>
    {quizRecords[quizId].title}
  </ButtonLink>
));
