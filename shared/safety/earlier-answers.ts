import type { Person } from '#shared/person/person.ts';
import { type RawAnswers, readPerson } from '#shared/person/read-person.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import { daysBetween } from '#shared/scoring/calendar.ts';
import * as pressure from '#words/blood-pressure.ts';
import * as records from '#words/records.ts';
import { type Assessment, assess } from './assess.ts';
import { routes } from './care-routes.ts';
import { levelOrder } from './levels.ts';
import { veryHighPressure } from './pressure-limits.ts';
import { readFacts } from './red-flag.ts';
import { pregnancyDanger } from './red-flags/pregnancy.ts';
import { type Notice, noticeOf, type RedFlagCode, redFlags } from './red-flags.ts';
import { statementOn } from './seen.ts';
import { act, type Sentence, textOf } from './sentence.ts';

// A page uses the answers to one quiz and the latest answers to the other. A sign of this moment or of the last 24 hours in an
// old answer must not be shown as if it were from today, and must not be lost either.

/** By the code of a red flag, the day (YYYY-MM-DD) on which a clinician had examined the person for it. */
export type CheckedSigns = readonly { readonly code: string; readonly on: string }[];

export type Dated = RawAnswers & { readonly quiz: Person['quiz']; readonly checkedSigns?: CheckedSigns | undefined };

/** Answers of today and yesterday count as of the same day: a quiz may be finished after midnight. */
const sameDayUpTo = 1;

/** The urgent flags whose message is about this moment. So is that of every emergency except a very low weight. */
const momentaryUrgent: ReadonlySet<RedFlagCode> = new Set<RedFlagCode>([
  'chestPainUrgent',
  'unwellCheck',
  'tiaRecent',
  'legClot',
  'breathlessNew',
  'palpitationsUrgent',
  'syncopeUnexplained',
]);

const isMomentary = ({ code, level }: Pick<Notice, 'code' | 'level'>): boolean =>
  (level === 'emergency' && code !== 'weightDanger') || momentaryUrgent.has(code);

/** The day of the other quiz's answers when they are older than yesterday's; null when they count as of today. */
export const olderDay = ({ quiz, today, longevityAnsweredOn, heartAnsweredOn }: RawAnswers): string | null => {
  const day = quiz === 'longevity' ? heartAnsweredOn : longevityAnsweredOn;
  return day !== undefined && isOlder(day, today) ? day : null;
};

/** Before yesterday. */
export const isOlder = (day: string, today: string): boolean => daysBetween(day, today) > sameDayUpTo;

/** Reads the person behind a page, and applies the safety rules to the answers to both quizzes, on the day of the page. */
export const assessDated = (dated: Dated): { readonly person: Person; readonly assessment: Assessment } => {
  const person = readPerson(dated);
  const own = assess(person);
  const day = olderDay(dated);
  if (day === null) return { person, assessment: withNotices(own, withFreshDanger(dated, own.notices)) };
  const ofThisQuiz = new Set(withoutOtherQuiz(dated).redFlags.map(({ code }) => code));
  const isOfOther = ({ code }: Notice) => !ofThisQuiz.has(code) && !isOwnPregnancySign(dated, code);
  const isChecked = (notice: Notice) =>
    isOfOther(notice) && isMomentary(notice) && isPast(dayChecked(notice, day, dated.checkedSigns), dated.today);
  const open = own.notices
    .filter((notice) => !isChecked(notice))
    .map((notice) => (isOfOther(notice) ? olderNotice(notice, day) : notice));
  const checkedSigns = own.notices.filter(isChecked).map((notice) => recordOf(notice, day, dated.checkedSigns));
  return { person, assessment: { ...withNotices(own, withFreshDanger(dated, open)), checkedSigns } };
};

/** Danger signs of today or yesterday count from either quiz, at any age and whatever the other quiz says. */
const withFreshDanger = (dated: Dated, notices: readonly Notice[]): readonly Notice[] => {
  if (!hasFreshDanger(dated)) return notices;
  const { code } = pregnancyDanger;
  const danger = noticeOf(pregnancyDanger, { ...readFacts(readPerson(dated)), isPregnant: true }, new Set());
  const others = notices.filter((notice) => notice.code !== code);
  const place = (notice: Notice) => redFlags.findIndex((flag) => flag.code === notice.code);
  return [...others, danger].sort((a, b) => place(a) - place(b));
};

const hasFreshDanger = (dated: Dated): boolean => {
  const { longevity, heart } = reportedDanger(dated);
  const isOld = olderDay(dated) !== null;
  return dated.quiz === 'heart' ? heart || (longevity && !isOld) : longevity || (heart && !isOld);
};

const isOwnPregnancySign = (dated: Dated, code: RedFlagCode): boolean =>
  code === 'pregnancyDanger' && reportedDanger(dated)[dated.quiz];

const reportedDanger = (dated: Dated): Readonly<Record<Person['quiz'], boolean>> => {
  const { longevity, heart } = readPerson(dated);
  return { longevity: longevity.pregnancyNow === 'yesSigns', heart: heart.pregnancyNow === 'yesSigns' };
};

/** The longevity answers that the heart rules need to know the person. Its answers about mood and weight are not among them. */
const lastingAnswers = ['birthdate', 'gender', 'ethnicity', 'smoking', 'exerciseFrequency', 'exerciseIntensity'];

/** What this quiz's own answers raise. The heart rules still read the lasting answers. */
const withoutOtherQuiz = (dated: Dated): Assessment => {
  if (dated.quiz === 'longevity') return assess(readPerson({ ...dated, heart: {} }));
  const known = typeof dated.longevity === 'object' && dated.longevity !== null ? Object.entries(dated.longevity) : [];
  const lasting = Object.fromEntries(known.filter(([id]) => lastingAnswers.includes(id)));
  return assess(readPerson({ ...dated, longevity: lasting }));
};

const isPast = (on: string | undefined, today: string): boolean => on !== undefined && on <= today;

/** The notice as it reads days after the answer: with the day, and as a sign of that moment. */
export const olderNotice = (notice: Notice, day: string): Notice => {
  const { code, label } = notice;
  if (code === 'bpVeryHigh') return { ...notice, ...inSentences([...oldPressure, ...callsOf(notice)]), toldOn: day };
  if (!isMomentary(notice)) return { ...notice, toldOn: day };
  const on = dayWords(day);
  return {
    ...notice,
    level: 'urgent',
    // As the message says.
    seenBy: 'today',
    message: code === 'chestPainNow' ? records.olderChestPain(on) : records.olderSign(on, label),
    toldOn: day,
    mayBeClosed: true,
  };
};

/** A pressure of weeks ago says what to do now, not what it meant then. */
const oldPressure: readonly Sentence[] = [
  { id: 'bpVeryHigh.old.1', ...act(pressure.bpVeryHighOlderMeasureAct) },
  {
    id: 'bpVeryHigh.old.2',
    ...act(pressure.bpVeryHighOlderStillHighAct(veryHighPressure.sbp, veryHighPressure.dbp)),
  },
];

const callsOf = ({ sentences }: Notice): readonly Sentence[] => sentences.filter(({ class: one }) => one === 'call');

const inSentences = (sentences: readonly Sentence[]): Pick<Notice, 'sentences' | 'message'> => ({
  sentences,
  message: textOf(sentences),
});

/** No examination closes what rests on a value, nor one before the answer. */
const dayChecked = (notice: Notice, day: string, checked: CheckedSigns = []): string | undefined =>
  statementOn({ ...notice, toldOn: day }, day, checked)?.on;

const recordOf = (notice: Notice, day: string, checked: CheckedSigns | undefined) => ({
  code: notice.code,
  label: notice.label,
  message: records.checkedSign(dayWords(day), dayWords(dayChecked(notice, day, checked) ?? day)),
});

/** The assessment with these notices, most serious first, and the route that follows from them. */
const withNotices = (own: Assessment, notices: readonly Notice[]): Assessment => {
  const sorted = [...notices].sort((a, b) => levelOrder.indexOf(a.level) - levelOrder.indexOf(b.level));
  const isCareFirst = sorted.some(({ level }) => level !== 'soon');
  const stays = (code: (typeof own.routes)[number]) => own.routes.includes(code);
  return {
    redFlags: sorted.map(({ code, level }) => ({ code, level })),
    routes: routes.map(({ code }) => code).filter((code) => (code === 'waitForCare' ? isCareFirst : stays(code))),
    notices: sorted,
  };
};
