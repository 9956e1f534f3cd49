import { checkedAnswers } from '#shared/contract/checked.ts';
import type { Checked, Headline } from '#shared/contract/headline.ts';
import { isRecord, numberOf, recordsOf, textOf } from './read-value.ts';

const standings = ['estimated', 'notEstimated', 'checkFirst'] as const;
const figures = ['figure', 'low', 'high', 'calendarAge'] as const;

/** Null for what is none. Figures are read only where they may be shown. */
export function readHeadline(value: unknown): Headline | null {
  if (!isRecord(value)) return null;
  const standing = standings.find((each) => each === value.standing);
  if (!standing) return null;
  const { correctedAt, hasSoonNotice } = value;
  const made = {
    engineVersion: textOf(value.engineVersion),
    ...(hasSoonNotice === true && { hasSoonNotice: true as const }),
    ...(typeof correctedAt === 'string' && { correctedAt }),
  };
  if (standing !== 'estimated') return { standing, ...made };
  const read = figures.flatMap((name) => {
    const figure = numberOf(value[name]);
    return figure === null ? [] : [[name, figure]];
  });
  return { standing, ...made, ...Object.fromEntries(read) };
}

/** Null for what is none. */
export function readChecked(value: unknown): Checked | null {
  if (!isRecord(value)) return null;
  const answer = checkedAnswers.find((each) => each === value.answer);
  const signs = recordsOf(value.signs).map(({ code, on }) => ({ code: textOf(code), on: textOf(on) }));
  if ((!answer && signs.length === 0) || typeof value.at !== 'string') return null;
  return { ...(answer && { answer }), at: value.at, ...(signs.length > 0 && { signs }) };
}
