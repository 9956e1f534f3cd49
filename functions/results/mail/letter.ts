import { accountMail } from '#functions/accounts/account-letters.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { pageAt } from '#functions/mail/page-at.ts';
import type { FigureCode, Recommendation, ResultContent } from '#shared/contract/result.ts';
import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { helpFor, inSentence } from '#shared/places/help.ts';
import { dialSpanYears, readAge } from '#shared/reading/biological-age.ts';
import { readRisk, scaleEndPercent } from '#shared/reading/cardiac-risk.ts';
import type { Range } from '#shared/reading/figures.ts';
import { deadlines } from '#shared/safety/levels.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import * as labels from '#words/labels.ts';
import { language } from '#words/language.ts';
import * as mailCare from '#words/mail-care.ts';
import * as mail from '#words/mails.ts';
import * as numbers from '#words/numbers.ts';
import * as words from '#words/results-mail.ts';

/** A scale made of table cells, because mail programs show neither SVG nor positioned elements. */
export type Bar = { cells: Cell[]; start: string; end: string };
/** Widths of `track` and `band` are percentages of the bar; `point` and `marker` have fixed widths. */
export type Cell = { kind: 'track' | 'band'; width: number } | { kind: 'point' | 'marker' };

type Stop = { at: number; kind: 'low' | 'point' | 'marker' | 'high' };

type AgeRead = { age: number; calendarAge: number; range: Range | null };

/** The bar of an age. `isCompared`: the engine compares the ages, so the ends have words. */
export const ageBar = (read: AgeRead, isCompared = true): Bar => {
  const place = (age: number) => share(age - read.calendarAge, -dialSpanYears, dialSpanYears);
  return {
    cells: cells([...stops(read.age, read.range, place), { at: 50, kind: 'marker' }]),
    start: isCompared ? labels.younger : '',
    end: isCompared ? labels.older : '',
  };
};

export const percentBar = (read: { percent: number; range: Range | null; end: number }): Bar => {
  const place = (percent: number) => share(percent, 0, read.end);
  return { cells: cells(stops(read.percent, read.range, place)), start: '0%', end: numbers.orMore(`${read.end}%`) };
};

/** The position of a value on a scale, in percent of its length. Values beyond an end are clamped to that end. */
const share = (value: number, from: number, to: number): number =>
  Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));

const stops = (value: number, range: Range | null, place: (value: number) => number): Stop[] => [
  { at: place(value), kind: 'point' },
  ...(range
    ? [
        { at: place(range.low), kind: 'low' as const },
        { at: place(range.high), kind: 'high' as const },
      ]
    : []),
];

const cells = (stops: Stop[]): Cell[] => {
  const sorted = stops.toSorted((a, b) => a.at - b.at);
  const drawn: Cell[] = [];
  let at = 0;
  let inRange = false;
  for (const stop of [...sorted, { at: 100, kind: 'end' as const }]) {
    const width = Math.round((stop.at - at) * 100) / 100;
    if (width > 0) drawn.push({ kind: inRange ? 'band' : 'track', width });
    if (stop.kind === 'point' || stop.kind === 'marker') drawn.push({ kind: stop.kind });
    if (stop.kind === 'low') inRange = true;
    if (stop.kind === 'high') inRange = false;
    at = stop.at;
  }
  return drawn;
};

export type LetterInput = {
  firstName: string;
  quizId: QuizId;
  content: ResultContent;
  resultUrl: string;
  /** An ISO instant, and the time zone that decides which day that was for the user. */
  submittedAt: string;
  timeZone?: string;
};

export type Headline = {
  label: string;
  figure: string;
  /** The lines under the figure: range, calendar age, level. */
  lines: string[];
  bar: Bar;
};

/** The content of the mail, for HTML and plain text: one thing to start with, the link, number and meaning. */
export type Letter = {
  /** Subject and preheader show on lock screens: no figure and no finding. */
  subject: string;
  preheader: string;
  title: string;
  /** Null in the quiet letter, which has no figure. */
  headline: Headline | null;
  /** Below a figure, the first paragraph is larger. */
  paragraphs: string[];
  button: string;
  start: Recommendation | null;
  others: Recommendation[];
  /** Whom to call in an emergency where the answers were given. */
  emergency: string;
  footer: string;
  resultUrl: string;
  dashboardUrl: string;
};

/** Deadlines that come before any appointment could be had. */
const ofDays: readonly (string | undefined)[] = [deadlines.today, deadlines.tomorrow, deadlines.days];
const ofLater: readonly (string | undefined)[] = [deadlines.week, deadlines.twoWeeks, deadlines.weeks];

/** Never later than the page says. 'When you have a quiet moment' would delay a step that names a day (SAFETY 5). */
const whenToRead = ({ standing, notices = [], heart, focus_areas }: ResultContent): string => {
  if (notices.some(({ level }) => level === 'emergency')) return words.readNoticeNow;
  if (standing === 'checkFirst') return words.readNoticeToday;
  const steps = [heart?.nextStep?.by, ...focus_areas.topRecommendations.map(({ by }) => by)];
  if (notices.some(({ by }) => ofDays.includes(by))) return words.readNoticeNamesDay;
  if (steps.some((by) => ofDays.includes(by))) return words.readStepsToday;
  if (notices.length > 0) return words.readNoticeFirst;
  if (steps.some((by) => ofLater.includes(by))) return words.readStepsSoon;
  return words.readWhenQuiet;
};

/**
 * The emergency number, with its country because a mail may be read elsewhere; words where no number is confirmed. The time zone is
 * that of the answers, because a country that the user chose on a device never left it.
 */
const emergencyIn = (timeZone: string | undefined): string => {
  const help = helpFor({ chosen: null, zone: timeZone, isWindows: false });
  return help.kind === 'one'
    ? mailCare.emergencyInCall(help.place.emergency, inSentence(help.place))
    : mailCare.emergencyOr112Call;
};

/** Names no figure, no kind of quiz and no reason for that. It only says when to read the results. */
const quietLetter = ({ firstName, content, resultUrl, timeZone }: LetterInput): Letter => {
  const name = firstName.trim();
  return {
    subject: mail.resultsReady,
    preheader: words.logInToSee,
    title: mail.resultsReady,
    headline: null,
    paragraphs: [name ? mail.helloTo(name) : mail.hello, words.resultsWait, whenToRead(content)],
    button: words.logInToSeeButton,
    start: null,
    others: [],
    emergency: emergencyIn(timeZone),
    footer: labels.information,
    resultUrl,
    dashboardUrl: pageAt(resultUrl, '/dashboard'),
  };
};

/** Tells the user that a result of theirs was wrong. Others may see the mail, so it names no figure, quiz, person or reason. */
export const correctionMail = ({ siteUrl, timeZone }: { siteUrl: string; timeZone?: string | undefined }): MailWords =>
  accountMail({
    subject: words.correctedSubject,
    preheader: mail.readAgain,
    paragraphs: [mail.hello, words.corrected, words.correctedRead, words.correctedShow],
    button: { label: words.openMyResults, url: pageAt(siteUrl, '/dashboard') },
    afterwards: [mailCare.ifUnwellCall, emergencyIn(timeZone)],
    foot: {
      text: words.correctedWhy,
    },
  });

/**
 * The letter of a result. The one thing to start with and the link come first, the figures below. With a notice, with an age or
 * risk left out on purpose, or with a reported pregnancy, the letter gives neither figure nor reason: others may read a mail, and
 * the page can say it with care.
 */
export const letterOf = (input: LetterInput): Letter => {
  const { standing, notices = [], routes = [] } = input.content;
  const isFree = notices.length === 0 && !routes.includes('pregnant');
  const headline = standing === 'estimated' && isFree ? headlineOf(input) : null;
  return headline ? figuresLetter(input, headline) : quietLetter(input);
};

const figuresLetter = (input: LetterInput, headline: Headline): Letter => {
  const { firstName, quizId, content, resultUrl, timeZone } = input;
  const name = firstName.trim();
  const { title, shortTitle = title } = quizRecordOf(quizId);
  const ready = words.quizResultsReady(shortTitle);
  const { startWith, focus_areas } = content;
  const plan = focus_areas.topRecommendations;
  const start = plan.find(({ code }) => code === startWith) ?? null;
  return {
    subject: ready,
    preheader: start ? words.summaryAndStart : words.summaryInside,
    title: name ? words.quizResultsReadyFor(name, shortTitle) : ready,
    headline,
    paragraphs: meaningOf(content),
    button: labels.viewResults,
    start,
    others: plan.filter((item) => item !== start),
    emergency: emergencyIn(timeZone),
    footer: footerOf(input),
    resultUrl,
    dashboardUrl: pageAt(resultUrl, '/dashboard'),
  };
};

/** What the number means and leaves out comes first, as on the page. */
const meaningOf = ({ heading = '', meaning = [], summaryParagraph }: ResultContent): string[] =>
  [heading, ...meaning, summaryParagraph].filter(Boolean);

/** The headline in the words of the page; null when the page has no figure. */
const headlineOf = ({ quizId, content }: LetterInput): Headline | null => {
  const { figures = [], overall_summary } = content;
  const [main] = figures;
  const figureOf = (code: FigureCode) => figures.find((figure) => figure.code === code)?.value;
  const bar = barOf[quizRecordOf(quizId).figure.unit](content);
  if (!main || !bar) return null;
  const [range, level] = [figureOf('likelyRange'), figureOf('riskLevel')];
  const { chronologicalAge } = overall_summary;
  const lines = [
    [range && words.likely(range), chronologicalAge != null && words.yourAgeIs(chronologicalAge)],
    [level && words.riskLevelIs(level)],
  ].map((sentences) => sentences.filter(Boolean).join(' '));
  return { label: main.label, figure: main.value, lines: lines.filter(Boolean), bar };
};

const barOfAge = ({ overall_summary }: ResultContent): Bar | null => {
  const reading = readAge(overall_summary);
  if (reading === null || reading.calendarAge === null) return null;
  return ageBar({ ...reading, calendarAge: reading.calendarAge }, overall_summary.headline !== undefined);
};

const barOfRisk = ({ overall_summary }: ResultContent): Bar | null => {
  const reading = readRisk(overall_summary);
  return reading && percentBar({ ...reading, end: scaleEndPercent });
};

const barOf = { years: barOfAge, percent: barOfRisk } as const;

const footerOf = ({ content, submittedAt, timeZone }: LetterInput): string => {
  const day = dayText(dayInZone(new Date(submittedAt), timeZone));
  const footer = content.wording.by === 'model' ? words.workedOutWithAi : words.workedOut;
  return footer(day, content.engine.version);
};

/** For example '21 November 2026'. */
const dayText = (day: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
