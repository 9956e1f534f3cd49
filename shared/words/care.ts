import type { RedFlagNotice, Notice as ShownNotice, SideNote, SupportLine } from '#shared/contract/result.ts';
import type { Person } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { checkedFirst, type Deadline, deadlines } from '#shared/safety/levels.ts';
import { noticesFor } from '#shared/safety/notices.ts';
import { type Facts, readFacts } from '#shared/safety/red-flag.ts';
import type { Notice } from '#shared/safety/red-flags.ts';
import { act, call, dont, kind, type Words, what } from '#shared/safety/sentence.ts';
import { maternalLine, supportLines } from '#shared/safety/support-lines.ts';
import * as maternity from '#words/maternity.ts';
import * as mood from '#words/mood.ts';
import * as rows from '#words/rows.ts';
import * as seekCare from '#words/seek-care.ts';
import * as lines from '#words/support-lines.ts';
import * as weight from '#words/weight.ts';
import { withOneTime } from './one-time.ts';
import { curly } from './phrases.ts';

/** The person who gave the answers, as the safety rules see them. */
export type ToldBy = { readonly person: Person; readonly facts: Facts; readonly routes: readonly RouteCode[] };
/** How a notice begins: its label with the value, and the answers that raised it. */
export type AboutNotice = { readonly heading: string; readonly told: string | null };
/** A parameter, because it quotes questions of the heart quiz, which this folder does not import. */
export type NameNotice = (notice: Notice, told: ToldBy) => AboutNotice;

/** The notices, care routes and support lines that the safety rules require. They are the same on both quizzes' pages. */
export const careOf = ({ notices, routes }: Assessment, person: Person, nameNotice: NameNotice) => {
  const facts = readFacts(person);
  const shown = withOneTime(notices).map((notice) =>
    shownNotice(notice, nameNotice(notice, { person, facts, routes })),
  );
  return {
    redFlags: shown.map(({ code, level, heading, told, message }) => ({
      code,
      level,
      message: [heading, told, message].filter(Boolean).join(' '),
    })),
    routes: [...routes],
    notices: shown,
    supportLines: supportContacts(routes),
  };
};

/** A notice on a screen without a result: what it is about, then its message. */
export type NamedNotice = RedFlagNotice & Pick<ShownNotice, 'heading' | 'told' | 'seenBy'>;

/** The notices of one screen. Their answers may be from several days. Each says what it is about, and only one time is named. */
export const namedNotices = (
  raised: readonly (Pick<ToldBy, 'person' | 'routes'> & { readonly notice: Notice })[],
  nameNotice: NameNotice,
): NamedNotice[] => {
  const shown = withOneTime(raised.map(({ notice }) => notice));
  return raised.flatMap(({ person, routes }, at) => {
    const notice = shown[at];
    if (!notice) return [];
    const about = nameNotice(notice, { person, facts: readFacts(person), routes });
    const { code, level, heading, told, message, seenBy } = shownNotice(notice, about);
    return [{ code, level, message, heading, told, seenBy }];
  });
};

/** A notice as pages, mails and prints show it. */
const shownNotice = (notice: Notice, { heading, told }: AboutNotice): ShownNotice => {
  const { code, level, label, message, by, seenBy, toldOn } = notice;
  return {
    code,
    level,
    heading: curly(heading),
    ...(told ? { told: curly(told) } : {}),
    message: curly(message),
    label: curly(label),
    isEmergency: level === 'emergency',
    ...(by ? { by: deadlines[by] } : {}),
    ...(seenBy ? { seenBy } : {}),
    ...(toldOn ? { toldOn } : {}),
  };
};

/** The list under 'Until you have been seen', whatever the warning is. */
export const untilSeen: readonly string[] = [
  seekCare.untilSeenRestDont,
  seekCare.untilSeenMedicinesDont,
  seekCare.untilSeenDrivingDont,
  seekCare.untilSeenCall,
];

/** Support lines for this person; empty when no route needs them. They are never the only help that a page offers. */
const supportContacts = (routes: readonly RouteCode[]): SupportLine[] => {
  if (routes.includes('eatingRisk') || routes.includes('severeUnderweight')) return [...forEating, ...forAll];
  if (!routes.includes('lowMood')) return [];
  return routes.includes('pregnant') ? [withTel(maternalLine), ...forAll] : [...forAll];
};

/** The lines that the notice `eatingLines` of `shared/safety` points to, where the place is not known. */
const forEating: readonly SupportLine[] = [
  {
    region: 'UK',
    name: lines.eatingUk,
    contact: 'beateatingdisorders.org.uk',
    hours: lines.eatingUkWays,
  },
  { region: 'US', name: lines.eatingUs, contact: 'anad.org', hours: lines.eatingUsWays },
];

/** The digits to dial, when the contact is a phone number. */
const dialled = (contact: string): string | undefined => /\d[\d -]*\d/.exec(contact)?.[0].replaceAll(/[ -]/g, '');

const withTel = (line: SupportLine): SupportLine => {
  const tel = dialled(line.contact);
  return { ...line, ...(tel ? { tel } : {}) };
};

const forAll: readonly SupportLine[] = supportLines.map(withTel);

const harm = call(mood.maternityHarmCall);

/** Sentences for single answers and routes. The foot of each page already says `notEmergency`. */
export const sideNotesFor = (read: Parameters<typeof noticesFor>[0]): SideNote[] =>
  noticesFor(read)
    .filter(({ code }) => code !== 'notEmergency')
    .map(({ text, ...note }) => ({ ...note, text: curly(text) }));

export const checkedFirstBy = (isEmergency: boolean): string =>
  isEmergency ? checkedFirst.now : checkedFirst.asNoticed;

export const lowWeightWhenSeen: readonly Words[] = [act(weight.whenSeenAct), what(weight.whenSeenWhat)];

/** Rows of the category breakdown without a score. */
export const unscoredRow = {
  label: rows.unscoredLabel,
  told: rows.unscoredTold,
  sentence: rows.unscoredWhy,
} as const;
export const unknownRow = {
  label: rows.unknownLabel,
  sentence: rows.unknownWhy,
} as const;

const common = kind(mood.maternityCommonKind);

/** Low mood in pregnancy and in the six weeks after a birth. */
export const supportInPregnancy: readonly Words[] = [act(maternity.moodAct), common, harm];

/** The same for a page with a warning. It names no day, because only the warning may name one. */
export const supportInPregnancyLater: readonly Words[] = [act(maternity.moodWithWarningAct), common, harm];

/** NICE NG209 and ACOG 807, from memory. It names no day if a warning or a notice names an earlier one. */
export const smokingHelpInPregnancy = (openBy: Deadline | null): readonly Words[] => {
  const isSooner = openBy === 'tomorrow' || openBy === 'days';
  return [
    act(isSooner ? maternity.stopSmokingService : maternity.stopSmokingServiceThisWeek),
    act(maternity.smokingNicotineAct),
    dont(maternity.smokingTabletsDont),
    dont(maternity.smokingTabletsTakenDont),
    kind(maternity.smokingKind),
  ];
};
