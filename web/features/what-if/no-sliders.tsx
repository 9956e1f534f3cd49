import * as care from '#feature-words/what-if/care.ts';
import * as words from '#feature-words/what-if.ts';
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
import * as labels from '#words/labels.ts';
import styles from './what-if.module.css';

// The page without sliders.

type PausedProps = { raised: Extract<WhatIfStanding, { is: 'paused' }>['raised']; resultId: string };

/** While a warning has not been checked by a clinician. */
export function Paused({ raised, resultId }: PausedProps) {
  const notices = namedNotices(raised, aboutNotice);
  const isEmergency = notices.some(({ level }) => level === 'emergency');
  const routes = raised.flatMap((one) => one.routes);
  return (
    <Column className={styles.page}>
      <PageHeading documentTitle={words.title}>{words.title}</PageHeading>
      <div className={styles.closed}>
        <Notice tone="care" title={care.pausedTitle}>
          <div className={styles.warning}>
            <p>{care.pausedWhy}</p>
            <ul>
              {notices.map((notice) => (
                <li key={notice.code}>
                  <NoticeText notice={notice} />
                </li>
              ))}
            </ul>
            <p>{isEmergency ? levels.emergency.advice : `${urgentHeading(notices, routes)}.`}</p>
            <EmergencyNumbers lead={care.ifWorseCall} />
            <ButtonLink to={`/results/${resultId}`}>{care.readWhatToDo}</ButtonLink>
          </div>
        </Notice>
        <p>{care.haveYouBeenSeen}</p>
      </div>
    </Column>
  );
}

const reasons = {
  older: { title: words.olderTitle, text: words.older },
  noFigure: { title: words.noNumberTitle, text: words.noNumber },
  nothing: { title: words.nothingToChangeTitle, text: words.nothingToChange },
} as const;

export function Closed({ why, own }: { why: keyof typeof reasons; own: OwnAnswers }) {
  const { title, text } = reasons[why];
  return (
    <Column>
      <Message
        heading={<PageHeading documentTitle={words.title}>{title}</PageHeading>}
        actions={
          why === 'older' ? (
            <ButtonLink to={takeAgainPath(own)}>{labels.takeAgain}</ButtonLink>
          ) : (
            <ButtonLink to={`/results/${own.submissionId}`}>{words.backToMyResult}</ButtonLink>
          )
        }
      >
        {text}
      </Message>
    </Column>
  );
}
