import type { RedFlagNotice } from '#shared/contract/result.ts';
import { highestLevel, levels } from '#shared/safety/levels.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmergencyNumbers } from '../ui/emergency-numbers.tsx';
import { Notice } from '../ui/notice.tsx';
import { Column, Message, PageHeading } from '../ui/page.tsx';
import styles from './what-if.module.css';

// The page without sliders.

const name = 'What if…';

/** While a warning has not been checked by a clinician. */
export function Paused({ notices, resultId }: { notices: readonly RedFlagNotice[]; resultId: string }) {
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

const reasons = {
  older: {
    title: 'These answers are from an earlier quiz',
    text: 'The questions have changed since. Take the quiz again, and you can play with those answers.',
  },
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
} as const;

export function Closed({ why, submissionId }: { why: keyof typeof reasons; submissionId: string }) {
  const { title, text } = reasons[why];
  return (
    <Column>
      <Message
        heading={<PageHeading documentTitle={name}>{title}</PageHeading>}
        actions={
          why === 'older' ? (
            <ButtonLink to={`/retake/${submissionId}`}>Take it again</ButtonLink>
          ) : (
            <ButtonLink to={`/results/${submissionId}`}>Back to my result</ButtonLink>
          )
        }
      >
        {text}
      </Message>
    </Column>
  );
}
