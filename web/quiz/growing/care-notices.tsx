import { type ReactNode, useId } from 'react';
import type { Notice as Told } from '#shared/contract/result.ts';
import { redFlagTitles } from '#shared/reading/notice-words.ts';
import { urgentHeading } from '#shared/reading/urgent-heading.ts';
import type { LineKind } from '#shared/safety/help-lines.ts';
import type { CareToRead } from '#shared/words/care-to-read.ts';
import { EmergencyNumbers, UrgentLine } from '#web/place/emergency-numbers.tsx';
import { usePlace } from '#web/place/place.ts';
import { TalkLines } from '#web/place/talk-lines.tsx';
import { NoticeText } from '#web/ui/notice-text.tsx';
import { PageHeading } from '#web/ui/page.tsx';
import * as careWords from '#words/care-notices.ts';
import * as growing from '#words/growing.ts';
import * as labels from '#words/labels.ts';
import * as records from '#words/records.ts';
import { untilSeenDrivingDont } from '#words/seek-care.ts';
import styles from './growing.module.css';

export const hasCare = ({ notices, lines }: CareToRead): boolean => notices.length > 0 || lines.length > 0;

/** True with an emergency or urgent notice: reading it is then the one thing to do. */
export const isCareFirst = ({ notices }: Pick<CareToRead, 'notices'>): boolean =>
  notices.some(({ level }) => level !== 'soon');

const lowMood = 'moodSupport';

/**
 * Notices in full, with the help available where the person is. With `isPage`, the first heading is that of the page.
 */
export function CareNotices({ care, isPage = false }: { care: CareToRead; isPage?: boolean }) {
  const { notices, routes, lines } = care;
  const warnings = notices.filter(({ level }) => level !== 'soon');
  const mood = notices.find(({ code }) => code === lowMood);
  const soon = notices.filter(({ level, code }) => level === 'soon' && code !== lowMood);
  const isLow = mood !== undefined || lines.includes('crisis');
  const isBelow = warnings.length > 0;
  return (
    <>
      {warnings.length > 0 && <Warnings notices={warnings} routes={routes} isPage={isPage} />}
      {isLow && <Support message={mood?.message} lines={lines} isBelow={isBelow} isPage={isPage && !isBelow} />}
      {soon.length > 0 && <Soon notices={soon} isBelow={isBelow} isPage={isPage && !isBelow && !isLow} />}
      {!isLow && lines.includes('eating') && (
        <Box tone="hold" title={growing.helpWithEating} isPage={isPage && notices.length === 0}>
          <TalkLines kinds={['eating']} />
        </Box>
      )}
    </>
  );
}

type BoxProps = { tone: 'stop' | 'hold' | 'soon'; title: string; isPage: boolean; children: ReactNode };

function Box({ tone, title, isPage, children }: BoxProps) {
  const id = useId();
  return (
    <section className={styles[tone]} aria-labelledby={id}>
      {isPage ? (
        <PageHeading id={id} documentTitle={title}>
          {title}
        </PageHeading>
      ) : (
        <h2 id={id}>{title}</h2>
      )}
      {children}
    </section>
  );
}

type NoticesProps = { notices: readonly Told[]; isPage: boolean };

/** The contact matches the level of the heading: the emergency number, or the line for what cannot wait. */
function Warnings({ notices, routes, isPage }: NoticesProps & { routes: readonly string[] }) {
  const { help } = usePlace();
  const isEmergency = notices.some(({ level }) => level === 'emergency');
  const title = isEmergency ? redFlagTitles.emergency : urgentHeading(notices, routes);
  const isPregnant = routes.includes('pregnant');
  return (
    <Box tone="stop" title={title} isPage={isPage}>
      {isEmergency && <EmergencyNumbers isLarge />}
      <Messages notices={notices} />
      {!isEmergency && (
        <>
          {isPregnant ? <p className={styles.own}>{labels.numberInNotes}</p> : <UrgentLine />}
          <p>{untilSeenDrivingDont}</p>
          <EmergencyNumbers lead={help.kind === 'unknown' ? ifWorse.inWords : ifWorse.withNumber} />
        </>
      )}
    </Box>
  );
}

const ifWorse = {
  withNumber: careWords.ifWorseGrowingCall,
  inWords: careWords.ifWorseGrowingCallLocal,
} as const;

const danger = {
  withNumber: careWords.inDangerCall,
  inWords: careWords.inDangerCallLocal,
} as const;

type SupportProps = {
  message: string | undefined;
  lines: readonly LineKind[];
  isBelow: boolean;
  isPage: boolean;
};

function Support({ message, lines, isBelow, isPage }: SupportProps) {
  const { help } = usePlace();
  return (
    <Box tone="hold" title={careWords.supportTitle} isPage={isPage}>
      {isBelow && <p>{sameVisit}</p>}
      <p>{message ?? careWords.ifHeavyTalk}</p>
      <TalkLines kinds={lines} />
      <EmergencyNumbers lead={help.kind === 'unknown' ? danger.inWords : danger.withNumber} />
    </Box>
  );
}

const sameVisit = records.besideUrgentNotice;

function Soon({ notices, isBelow, isPage }: NoticesProps & { isBelow: boolean }) {
  return (
    <Box tone="soon" title={isBelow ? careWords.belowWarningTitle : redFlagTitles.soon} isPage={isPage}>
      {isBelow && <p>{sameVisit}</p>}
      <Messages notices={notices} hasTime={!isBelow} />
    </Box>
  );
}

function Messages({ notices, hasTime = false }: { notices: readonly Told[]; hasTime?: boolean }) {
  return (
    <ul className={styles.messages}>
      {notices.map((notice) => (
        <li key={notice.code}>
          <NoticeText notice={notice} />
          {hasTime && notice.by && <span className={styles.by}>{notice.by}</span>}
        </li>
      ))}
    </ul>
  );
}
