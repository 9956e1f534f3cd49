import type { WhatIfStanding } from '#shared/features/what-if/what-if-standing.ts';
import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import { urgentHeading } from '#shared/reading/urgent-heading.ts';
import { levels } from '#shared/safety/levels.ts';
import { namedNotices } from '#shared/words/care.ts';
import type { OwnAnswers } from '#web/api/queries.ts';
import { EmergencyNumbers } from '#web/place/emergency-numbers.tsx';
import { takeAgainPath } from '#web/take-again.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NoticeText } from '#web/ui/notice-text.tsx';
import { Column, Message, PageHeading } from '#web/ui/page.tsx';
import styles from './what-if.module.css';

// The page without sliders.

const name = 'What if…';

type PausedProps = { raised: Extract<WhatIfStanding, { is: 'paused' }>['raised']; resultId: string };

/** While a warning has not been checked by a clinician. */
export function Paused({ raised, resultId }: PausedProps) {
  const notices = namedNotices(raised, aboutNotice);
  const isEmergency = notices.some(({ level }) => level === 'emergency');
  const routes = raised.flatMap((one) => one.routes);
  return (
    <Column className={styles.page}>
      <PageHeading documentTitle={name}>{name}</PageHeading>
      <div className={styles.closed}>
        <Notice tone="care" title="Paused until you’ve been seen">
          <div className={styles.warning}>
            <p>
              One of your answers raised a notice. We don’t want a slider to suggest anything before a doctor has
              checked it.
            </p>
            <ul>
              {notices.map((notice) => (
                <li key={notice.code}>
                  <NoticeText notice={notice} />
                </li>
              ))}
            </ul>
            <p>{isEmergency ? levels.emergency.advice : `${urgentHeading(notices, routes)}.`}</p>
            <EmergencyNumbers lead="If it gets worse, or you are not sure, call your local emergency number now:" />
            <ButtonLink to={`/results/${resultId}`}>Read what to do</ButtonLink>
          </div>
        </Notice>
        <p>
          Have you been seen? Tell us at the end of your result. This page opens again from the second day after your
          answer.
        </p>
      </div>
    </Column>
  );
}

const reasons = {
  older: {
    title: 'These answers are from an earlier version of the quiz',
    text: 'We’ve changed the questions since then. Take the quiz again, and you can try changes with your new answers.',
  },
  noFigure: {
    title: 'There’s no number to start from',
    text: 'We don’t give a number for your answers, on purpose. Your result says why. Without one, there’s nothing to compare.',
  },
  nothing: {
    title: 'There’s nothing to change here',
    text: 'None of your answers has a slider. Either changing it would make little difference, you skipped it, or it’s best to talk to a doctor first.',
  },
} as const;

export function Closed({ why, own }: { why: keyof typeof reasons; own: OwnAnswers }) {
  const { title, text } = reasons[why];
  return (
    <Column>
      <Message
        heading={<PageHeading documentTitle={name}>{title}</PageHeading>}
        actions={
          why === 'older' ? (
            <ButtonLink to={takeAgainPath(own)}>Take it again</ButtonLink>
          ) : (
            <ButtonLink to={`/results/${own.submissionId}`}>Back to my result</ButtonLink>
          )
        }
      >
        {text}
      </Message>
    </Column>
  );
}
