import type { RedFlagNotice } from '#shared/contract/red-flag.ts';
import type { Recommendation } from '#shared/contract/result.ts';
import { product } from '#shared/product.ts';
import { careNotice, redFlagTitles } from '#shared/reading/notices.ts';
import type { MailFacts } from './mail-facts.ts';

/** The mail for programs and people that prefer plain text. */
export const textMail = (facts: MailFacts): string => {
  const { headline } = facts;
  const blocks = [
    product.name,
    ...facts.warnings.map(redFlag),
    facts.greeting,
    [`${headline.label}: ${headline.figure}`, ...headline.lines].join('\n'),
    [facts.lead, facts.summary].filter(Boolean).join(' '),
    `View Results: ${facts.resultUrl}`,
    facts.plan.length > 0 ? underlined('Key action plan') : null,
    ...facts.plan.map(recommendation),
    ...facts.soon.map(redFlag),
    `${underlined(careNotice.title)}\n${careNotice.text}`,
    `${facts.origin} For information only: this is not a diagnosis.\nYour dashboard: ${facts.dashboardUrl}`,
  ];
  return `${blocks.filter((block) => block !== null && block !== '').join('\n\n')}\n`;
};

const redFlag = ({ level, message }: RedFlagNotice): string => `${redFlagTitles[level].toUpperCase()}\n${message}`;

const recommendation = ({ area, userAnswer, recommendation }: Recommendation, at: number): string =>
  [`${at + 1}. ${area}`, userAnswer ? `   Your answer: ${userAnswer}` : null, `   ${recommendation}`]
    .filter((line) => line !== null)
    .join('\n');

const underlined = (title: string): string => `${title}\n${'-'.repeat(title.length)}`;
