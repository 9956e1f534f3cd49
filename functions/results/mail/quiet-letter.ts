import type { ResultContent } from '#shared/contract/result.ts';
import { deadlines } from '#shared/safety/levels.ts';
import type { Letter, LetterInput } from './letter-parts.ts';

/** A note asks for an appointment: it says by when, and a mail names no other time. */
const whenToRead = ({ notices = [] }: ResultContent): string =>
  notices.length > 0
    ? 'There is a note for you at the top. Please read it first.'
    : 'Please read them when you have a quiet moment.';

/** Without a figure, the kind of quiz, or any reason for that. It only says when to read the results. */
export const quietLetter = ({ firstName, content, resultUrl }: LetterInput): Letter => {
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
