import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { resultsMail } from '#functions/results/mail/results-mail.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { ResultView } from '#web/results/result-view.tsx';
import { warningsOf } from './result-texts.ts';

const submittedAt = '2026-01-15T12:00:00.000Z';

/** A results page as the browser gets it, with every fold. */
const pageMarkup = (quizId: QuizId, content: ResultContent): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ResultView
        result={{ submissionId: asSubmissionId('01JC0000000000000000000000'), quiz_id: quizId, submittedAt, content }}
        onRetake={() => {}}
      />
    </MemoryRouter>,
  );

const entities = { '&#x27;': "'", '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&amp;': '&' };

/** The words of markup that a user reads. */
export const wordsOf = (markup: string): string => {
  const bare = markup
    .replace(/<style>[\s\S]*?<\/style>|<title>.*?<\/title>|<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]+>/g, ' ');
  const decoded = Object.entries(entities).reduce((text, [entity, letter]) => text.replaceAll(entity, letter), bare);
  return decoded.replace(/\s+/g, ' ').trim();
};

/** Each paragraph, heading and item of markup alone, so that a title does not run into the sentence after it. */
export const textsIn = (markup: string): string[] =>
  markup
    .replace(/<(?:style|title|head)[\s\S]*?<\/(?:style|title|head)>/g, ' ')
    .split(/<\/?(?:p|li|h\d|dt|dd|td|th|tr|summary|legend|label|button|div|section|article|ul|ol|small|br)[^>]*>/)
    .map(wordsOf);

/**
 * What is open before anything is pressed: without folds, and without the notice that covers an emergency at first. A step of the
 * plan says in the button of its fold what to do.
 */
export const openOf = (markup: string): string => {
  let open = markup.replace(/<dialog[\s\S]*?<\/dialog>/g, ' ');
  for (let before = ''; before !== open; ) {
    before = open;
    open = open.replace(/(<li[^>]*>)?<details(?:(?!<details)[\s\S])*?<\/details>/g, (fold, item) =>
      item ? (/<summary[\s\S]*<\/summary>/.exec(fold)?.[0] ?? '') : ' ',
    );
  }
  return open;
};

export type Rendered = {
  readonly name: string;
  readonly quizId: QuizId;
  readonly content: ResultContent;
  readonly markup: string;
  readonly page: string;
  readonly mail: MailWords;
  /** The words of the mail's subject, HTML and plain text. */
  readonly mailTexts: readonly string[];
};

export type Answered = {
  readonly longevity: unknown;
  readonly heart: unknown;
  readonly today: string;
  /** The day of the answers to the other quiz, YYYY-MM-DD, where it is an earlier one. */
  readonly otherOn?: string | undefined;
};

/** The page and the mail of one user's quiz. */
export const rendered = (name: string, quizId: QuizId, { longevity, heart, today, otherOn }: Answered): Rendered => {
  const common = { quizId, today, firstName: 'Ines' };
  const ofHeart = { ...common, answers: heart, longevityAnswers: longevity, longevityAnsweredOn: otherOn };
  const ofLongevity = { ...common, answers: longevity, cardiacAnswers: heart, cardiacAnsweredOn: otherOn };
  const content = composeResult(quizId === cardiacQuizId ? ofHeart : ofLongevity);
  const resultUrl = 'https://health.example/results/01JC0000000000000000000000';
  const mail = resultsMail({ firstName: 'Ines', quizId, content, resultUrl, submittedAt });
  const markup = pageMarkup(quizId, content);
  const mailTexts = [mail.subject, wordsOf(mail.html), mail.text.replace(/\s+/g, ' ')];
  return { name: `${name}, ${quizId}`, quizId, content, markup, page: wordsOf(markup), mail, mailTexts };
};

export const bothQuizzes = [productQuizId, cardiacQuizId] as const;

/** A text without its warnings, which other tests measure, and without the names of sources, which are not ours. */
export const withoutWarnings = (text: string, content: ResultContent): string =>
  [...warningsOf(content), ...content.sources.flatMap(({ citation, short }) => [citation, short])].reduce(
    (rest, part) => rest.replaceAll(part.replace(/\s+/g, ' '), ' · '),
    text,
  );
