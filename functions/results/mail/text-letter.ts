import type { Recommendation } from '#shared/contract/result.ts';
import { product } from '#shared/product.ts';
import { careNotice } from '#shared/reading/notices.ts';
import type { Letter } from './letter-parts.ts';

/** The mail for programs and people that prefer plain text. */
export const textLetter = (letter: Letter): string => {
  const { headline, start, others } = letter;
  const blocks = [
    product.name,
    letter.title,
    start && underlined('One thing to start with'),
    start && action(start, 1),
    ...(headline ? [link(letter)] : []),
    headline && [`${headline.label}: ${headline.figure}`, ...headline.lines].join('\n'),
    ...letter.paragraphs,
    ...(headline ? [] : [link(letter)]),
    others.length > 0 ? underlined('Then, one at a time') : null,
    ...others.map((item, at) => action(item, at + (start ? 2 : 1))),
    `${underlined(careNotice.title)}\n${careNotice.text}`,
    `${letter.footer}\nYour dashboard: ${letter.dashboardUrl}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};

const link = ({ button, resultUrl }: Letter): string => `${button}: ${resultUrl}`;

const action = ({ area, title = area, userAnswer, recommendation, effect }: Recommendation, number: number): string =>
  [
    `${number}. ${title}`,
    userAnswer && `   Your answer: ${userAnswer}`,
    `   ${[recommendation, effect].filter(Boolean).join(' ')}`,
  ]
    .filter(Boolean)
    .join('\n');

const underlined = (title: string): string => `${title}\n${'-'.repeat(title.length)}`;
