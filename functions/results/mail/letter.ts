import type { ResultContent } from '#shared/contract/result.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { readAge } from '#shared/reading/biological-age.ts';
import { readRisk, scaleEndPercent } from '#shared/reading/cardiac-risk.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import { ageBar, type Bar, percentBar } from './bar.ts';
import type { Headline, Letter, LetterInput } from './letter-parts.ts';
import { quietLetter } from './quiet-letter.ts';

/**
 * Figures only where they are estimated and nothing else comes first. Beside a warning, and where an age or a risk was left
 * out on purpose or a pregnancy was told, the letter says neither figure nor reason: others may read a mail, and a page can say it with care.
 */
export const letterOf = (input: LetterInput): Letter => {
  const { standing, routes = [] } = input.content;
  const headline = standing === 'estimated' && !routes.includes('pregnant') ? headlineOf(input) : null;
  return headline ? figuresLetter(input, headline) : quietLetter(input);
};

const figuresLetter = (input: LetterInput, headline: Headline): Letter => {
  const { firstName, quizId, content, resultUrl } = input;
  const name = firstName.trim();
  const ready = `${quizId === productQuizId ? product.name : 'Cardiac Health'} results are ready`;
  const { startWith, focus_areas, notices = [] } = content;
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
    note: notices.length > 0 ? 'There is also a note for you on your results page. Please read it there.' : null,
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
  const bar = quizId === productQuizId ? barOfAge(content) : barOfRisk(content);
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
