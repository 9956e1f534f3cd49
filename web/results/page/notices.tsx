import type { Notice as Told } from '#shared/contract/result.ts';
import { redFlagTitles } from '#shared/reading/notice-words.ts';
import type { LineKind } from '#shared/safety/help-lines.ts';
import { type Deadline, deadlines } from '#shared/safety/levels.ts';
import { EmergencyNumbers } from '#web/place/emergency-numbers.tsx';
import { usePlace } from '#web/place/place.ts';
import { TalkLines } from '#web/place/talk-lines.tsx';
import * as care from '#words/care-notices.ts';
import { supportLinesDangerCall } from '#words/notices.ts';
import { labelAlone } from '#words/records.ts';
import * as words from '#words/result-page.ts';
import * as seekCare from '#words/seek-care.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { ClockIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { List, Section } from '../../ui/page.tsx';
import { Sentence } from './fold.tsx';
import styles from './notices.module.css';

/** A red flag, with what a notice says besides. */
export type Flag = ReadContent['redFlags'][number] & Partial<Told>;

const flagsOf = ({ notices, redFlags }: ReadContent): readonly Flag[] => notices ?? redFlags;
/** What the user must read before anything else on the page, most urgent first. */
export const warningsOf = (content: ReadContent): Flag[] => flagsOf(content).filter(({ level }) => level !== 'soon');
/** What needs an appointment and can wait for one. */
const soonFlagsOf = (content: ReadContent): Flag[] => flagsOf(content).filter(({ level }) => level === 'soon');

const lowMood = 'moodSupport';

/** Whether the page begins with lines of support. The one thing to do is then to call one of them. */
export const beginsWithSupport = (content: ReadContent): boolean =>
  soonFlagsOf(content).some(({ code }) => code === lowMood);

const isDeadline = (code: string): code is Deadline => Object.hasOwn(deadlines, code);
/** Soonest first. */
const soonTimes = Object.keys(deadlines).filter(isDeadline);

const callMaternity: Readonly<Record<Deadline, string>> = {
  today: seekCare.maternityTodayTitle,
  tomorrow: care.callMaternityTodayOrTomorrow,
  days: care.callMaternityNextFewDays,
  week: care.callMaternityWithinAWeek,
  twoWeeks: care.callMaternityNextWeekOrTwo,
  weeks: care.callMaternityNextFewWeeks,
};
const callOrBook: Readonly<Record<Deadline, string>> = {
  today: care.callDoctorToday,
  tomorrow: care.callDoctorTodayOrTomorrow,
  days: care.bookNextFewDays,
  week: care.bookWithinAWeek,
  twoWeeks: care.bookNextWeekOrTwo,
  weeks: care.bookNextFewWeeks,
};

/** Whom to call, and the earliest time of all notices. In pregnancy, the maternity team decides who sees the person. */
const soonTitle = (notices: readonly Flag[], routes: readonly string[] = []): string => {
  const by = soonTimes.find((time) => notices.some((notice) => notice.by === deadlines[time]));
  const isPregnant = routes.includes('pregnant');
  if (!by) return isPregnant ? care.callMaternity : redFlagTitles.soon;
  return (isPregnant ? callMaternity : callOrBook)[by];
};

export function SoonNotices({ content }: { content: ReadContent }) {
  const notices = soonFlagsOf(content).filter(({ code }) => code !== lowMood);
  // Earlier signs that a clinician has looked at since become a record.
  const records = content.checkedSigns ?? [];
  if (notices.length + records.length === 0) return null;
  const isBelowWarning = notices.length > 0 && warningsOf(content).length > 0;
  const title = isBelowWarning ? care.belowWarningTitle : soonTitle(notices, content.routes);
  return (
    <Notice tone="sun" title={notices.length > 0 ? title : words.earlierSignsTitle} icon={ClockIcon}>
      {isBelowWarning && content.notices === undefined && <p>{care.belowWarningSpecified}</p>}
      <ul>
        {notices.map((flag) => (
          <li key={flag.code}>
            <About flag={flag} />
            {flag.message}
          </li>
        ))}
        {records.map(({ code, label, message }) => (
          <li key={code}>
            <Label text={label} />
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What a notice is about: its label with the value, and what the user told us. An older result has this in its message. */
export const About = ({ flag: { heading, told } }: { flag: Flag }) => (
  <>
    {heading && <b>{heading} </b>}
    {told && `${told} `}
  </>
);

/** What a record is about. */
export const Label = ({ text }: { text: string }) => <b>{labelAlone(text)} </b>;

/** Low mood has its own kind words and telephone numbers, before any figure. */
export function Support({ content }: { content: ReadContent }) {
  const mood = soonFlagsOf(content).find(({ code }) => code === lowMood);
  return mood ? <HelpFirst mood={mood} content={content} /> : null;
}

/** A separate component, because the numbers of every place are loaded with it. */
function HelpFirst({ mood, content }: { mood: Flag; content: ReadContent }) {
  const { help } = usePlace();
  return (
    <Section title={care.supportTitle} className={styles.support}>
      {warningsOf(content).length > 0 && (
        <p>{content.notices === undefined ? care.supportBelowWarningSpecified : care.supportBelowWarning}</p>
      )}
      <p>{mood.message}</p>
      <SupportLines content={content} />
      <EmergencyNumbers lead={help.kind === 'unknown' ? danger.inWords : danger.withNumber} />
    </Section>
  );
}

/** When to call for help, made for this user, and whom else to call. */
export function CallForHelp({ content }: { content: ReadContent }) {
  const { whenToCall = [], supportLines = [] } = content;
  // A warning above is the one red box of the page, and has the numbers.
  const isBelowWarning = warningsOf(content).length > 0;
  return (
    <>
      {whenToCall.length > 0 && (
        <Section title={words.whenToCallTitle} className={isBelowWarning ? styles.until : styles.stop}>
          <List className={styles.signs} items={whenToCall} />
          {!isBelowWarning && <EmergencyNumbers />}
        </Section>
      )}
      {supportLines.length > 0 && !beginsWithSupport(content) && (
        <Section title={words.someoneToTalkTo}>
          <p className={styles.lead}>{supportLinesDangerCall}</p>
          <SupportLines content={content} />
        </Section>
      )}
    </>
  );
}

const danger = {
  withNumber: care.inDangerCall,
  inWords: care.inDangerCallLocal,
} as const;

/** The kinds of support lines of the place that this result calls for; empty if it calls for none. */
export const supportKinds = ({ supportLines = [], routes = [], sideNotes = [] }: ReadContent): readonly LineKind[] => {
  if (supportLines.length === 0) return [];
  const isEating = routes.includes('eatingRisk') || routes.includes('severeUnderweight');
  const mayBeMother = routes.includes('pregnant') || sideNotes.some(({ code }) => code === 'afterBirthLine');
  return [...(mayBeMother ? ['maternal' as const] : []), ...(isEating ? ['eating' as const] : []), 'crisis'];
};

/** The result names lines of several regions; the page has those of the place where the person is now. */
function SupportLines({ content }: { content: ReadContent }) {
  const kinds = supportKinds(content);
  return kinds.length > 0 && <TalkLines kinds={kinds} />;
}

/** Notes that name lines of one country. */
const aboutLines: ReadonlySet<string> = new Set(['supportLines', 'afterBirthLine']);

/** Leaves out the notes about lines of support if the page has the lines of the place as links. */
const notesOf = ({ sideNotes = [], supportLines = [] }: ReadContent) =>
  supportLines.length > 0 ? sideNotes.filter(({ code }) => !aboutLines.has(code)) : sideNotes;

/** Notes beside the plan that say what to do, when to call or what not to stop. They are never folded. */
export function SafetyNotes({ content }: { content: ReadContent }) {
  const notes = notesOf(content).filter(({ isOpen }) => isOpen);
  return notes.map(({ code, text }) => (
    <Sentence key={code} className={styles.note}>
      {text}
    </Sentence>
  ));
}

/** The other notes on single answers. */
export function FoldedNotes({ content }: { content: ReadContent }) {
  const notes = notesOf(content).filter(({ isOpen }) => !isOpen);
  return notes.map(({ code, text }) => <Sentence key={code}>{text}</Sentence>);
}
