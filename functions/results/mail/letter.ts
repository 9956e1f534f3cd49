import { accountMail } from '#functions/accounts/mail/account-letter.ts';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import { quizRecordOf } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { readAge } from '#shared/reading/biological-age.ts';
import { readRisk, scaleEndPercent } from '#shared/reading/cardiac-risk.ts';
import { deadlines } from '#shared/safety/levels.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import { ageBar, type Bar, percentBar } from './bar.ts';
import type { Headline, Letter, LetterInput } from './letter-parts.ts';

/** A note asks for an appointment: it says by when, and a mail names no other time. */
const whenToRead = ({ notices = [] }: ResultContent): string =>
  notices.length > 0
    ? 'There is a note for you at the top. Please read it first.'
    : 'Please read them when you have a quiet moment.';

/** Without a figure, the kind of quiz, or any reason for that. It only says when to read the results. */
const quietLetter = ({ firstName, content, resultUrl }: LetterInput): Letter => {
  const name = firstName.trim();
  const isWarned = content.standing === 'checkFirst' || content.notices?.some(({ by }) => by === deadlines.tomorrow);
  return {
    subject: 'Your results are ready',
    preheader: 'Log in to see them.',
    title: 'Your results are ready',
    headline: null,
    paragraphs: [
      name ? `Hello ${name},` : 'Hello,',
      'the results of your quiz are waiting in your account.',
      isWarned ? 'Please read the note at the top today.' : whenToRead(content),
    ],
    button: 'Log in to see them',
    start: null,
    others: [],
    footer: 'For information only: the results are not a diagnosis.',
    resultUrl,
    dashboardUrl: new URL('/dashboard', resultUrl).href,
  };
};

/** Tells somebody that a result of theirs was wrong. It may be read over a shoulder: no figure, no quiz, no name, no reason. */
export const correctionMail = ({ siteUrl }: { siteUrl: string }): MailWords =>
  accountMail({
    subject: 'We have corrected a result of yours',
    preheader: 'Please log in and read it again.',
    title: 'We have corrected a result of yours',
    paragraphs: [
      'Hello,',
      'we made a mistake. A result that we gave you was wrong, and we are sorry. We have put it right.',
      'Please log in and read it again: something that matters in it has changed. It tells you what was wrong. The old one is still there too.',
      'Did you show the old one to a doctor, or give them a link? Then please show them the new one.',
    ],
    button: { label: 'Open my results', url: new URL('/dashboard', siteUrl).href },
    code: null,
    afterwards: ['If you feel unwell, do not wait for a page: call a doctor, or your emergency number.'],
    foot: {
      text: `You get this mail once, because you took a quiz with a ${product.name} account that has this address.`,
    },
  });

/**
 * The one thing and the link first, the figures below. Beside a notice, and where an age or a risk was left out on purpose or a pregnancy
 * was told, the letter says neither figure nor reason: others may read a mail, and a page can say it with care.
 */
export const letterOf = (input: LetterInput): Letter => {
  const { standing, notices = [], routes = [] } = input.content;
  const isFree = notices.length === 0 && !routes.includes('pregnant');
  const headline = standing === 'estimated' && isFree ? headlineOf(input) : null;
  return headline ? figuresLetter(input, headline) : quietLetter(input);
};

const figuresLetter = (input: LetterInput, headline: Headline): Letter => {
  const { firstName, quizId, content, resultUrl } = input;
  const name = firstName.trim();
  const { title, shortTitle = title } = quizRecordOf(quizId);
  const ready = `${shortTitle} results are ready`;
  const { startWith, focus_areas } = content;
  const plan = focus_areas.topRecommendations;
  const start = plan.find(({ code }) => code === startWith) ?? null;
  return {
    subject: `Your ${ready}`,
    preheader: start ? 'Your summary, and one thing to start with.' : 'Your summary is inside.',
    title: name ? `${name}, your ${ready}` : `Your ${ready}`,
    headline,
    paragraphs: meaningOf(content),
    button: 'View Results',
    start,
    others: plan.filter((item) => item !== start),
    footer: footerOf(input),
    resultUrl,
    dashboardUrl: new URL('/dashboard', resultUrl).href,
  };
};

/** What the number means and leaves out comes first, as on the page. */
const meaningOf = ({ heading = '', meaning = [], summaryParagraph }: ResultContent): string[] =>
  [heading, ...meaning, summaryParagraph].filter(Boolean);

/** In the words of the page. Null when the page has no figure. */
const headlineOf = ({ quizId, content }: LetterInput): Headline | null => {
  const { figures = [], overall_summary } = content;
  const [main] = figures;
  const figureOf = (label: string) => figures.find((figure) => figure.label === label)?.value;
  const bar = barOf[quizRecordOf(quizId).figure.unit](content);
  if (!main || !bar) return null;
  const [range, level] = [figureOf('Likely range'), figureOf('Risk Level')];
  const { chronologicalAge } = overall_summary;
  const lines = [
    [range && `Likely ${range}.`, chronologicalAge != null && `Your calendar age is ${chronologicalAge}.`],
    [level && `Risk Level: ${level}.`],
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
  const chosen = content.wording.by === 'model' ? ' An AI chose some of the sentences among those that we wrote.' : '';
  const method = `Worked out from the answers you gave on ${day}, with method ${content.engine.version}.`;
  return `${method}${chosen} For information only: the results are not a diagnosis.`;
};

/** '21 November 2026'. */
const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
