import type { ReactNode } from 'react';
import type { RedFlagNotice } from '#shared/contract/result.ts';
import { highestLevel, levels } from '#shared/safety/levels.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmergencyNumbers } from '../ui/emergency-numbers.tsx';
import { Notice } from '../ui/notice.tsx';
import { Column, Message, PageHeading } from '../ui/page.tsx';
import styles from './what-if.module.css';

// The page without sliders.

const name = 'What if…';

type PausedProps = { notices: readonly RedFlagNotice[]; resultId: string };

/** While a warning has not been checked by a clinician. */
export function Paused({ notices, resultId }: PausedProps) {
  const level = highestLevel(notices) ?? 'urgent';
  return (
    <Column className={styles.page}>
      <PageHeading documentTitle={name}>{name}</PageHeading>
      <div className={styles.closed}>
        <Notice tone="care" title="Paused until you have been checked">
          <div className={styles.warning}>
            <p>
              Your answers raised a warning. We don’t want a slider to suggest anything before a clinician has looked at
              it.
            </p>
            <ul>
              {notices.map(({ code, message }) => (
                <li key={code}>{message}</li>
              ))}
            </ul>
            <p>{levels[level].advice}</p>
            <EmergencyNumbers lead="If it gets worse, or you are not sure, call your local emergency number now:" />
            <ButtonLink to={`/results/${resultId}`}>Read what to do</ButtonLink>
          </div>
        </Notice>
        <p>
          You have been checked? Say so under “I have been checked” on your result. Then this page opens again, with
          what suits you.
        </p>
      </div>
    </Column>
  );
}

type Why = 'treated' | 'noFigure' | 'nothing';

const reasons: Readonly<Record<Why, { readonly title: string; readonly text: string }>> = {
  treated: {
    title: 'This is one for those who treat you',
    text: 'You told us that you are being treated or followed up. The figure was made for people without a known heart or artery condition, so moving it could mislead you. Ask those who treat you what would help most.',
  },
  noFigure: {
    title: 'There is no figure to start from',
    text: 'Your answers lead to no figure, on purpose, and your result says why. Without one there is nothing to compare.',
  },
  nothing: {
    title: 'There is nothing to move here',
    text: 'None of the answers that we know of you has a slider: either it stands well already, it was skipped, or it is one to talk about with a clinician first.',
  },
};

export function Closed({ why, submissionId }: { why: Why; submissionId: string }) {
  const { title, text } = reasons[why];
  return (
    <Plain title={title} actions={<ButtonLink to={`/results/${submissionId}`}>Back to my result</ButtonLink>}>
      {text}
    </Plain>
  );
}

export function Older({ submissionId }: { submissionId: string }) {
  return (
    <Plain
      title="These answers are from an earlier quiz"
      actions={<ButtonLink to={`/retake/${submissionId}`}>Take it again</ButtonLink>}
    >
      The questions have changed since. Take the quiz again, and you can play with those answers.
    </Plain>
  );
}

/** Apart from the same words in `my-answers/own-page.tsx`, whose code this page would load with them. */
export function Unknown() {
  return (
    <Column>
      <Message
        heading={<PageHeading documentTitle="Submission not found">Submission not found.</PageHeading>}
        actions={<ButtonLink to="/dashboard">Go to dashboard</ButtonLink>}
      >
        The link may be incomplete, or the answers may belong to another account.
      </Message>
    </Column>
  );
}

export function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <Plain title="Your answers could not be loaded" actions={<Button onClick={onAgain}>Try again</Button>}>
      They are safe. Please check your connection.
    </Plain>
  );
}

function Plain({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <Column>
      <Message heading={<PageHeading documentTitle={name}>{title}</PageHeading>} actions={actions}>
        {children}
      </Message>
    </Column>
  );
}
