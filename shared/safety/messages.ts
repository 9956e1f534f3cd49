import type { RedFlagLevel } from '#shared/contract/result.ts';
import type { Facts } from './facts.ts';
import type { Deadline } from './levels.ts';
import type { RedFlag } from './red-flag.ts';
import { type RedFlagCode, redFlags } from './red-flags.ts';

/** One raised flag in the words of one person. */
export type Notice = {
  readonly code: RedFlagCode;
  readonly level: RedFlagLevel;
  readonly label: string;
  readonly message: string;
  /** By when the rules ask to be seen; null above the level soon: that is today. */
  readonly by: Deadline | null;
  /** By when the message asks: sooner than the rules for some values in pregnancy. */
  readonly shownBy: Deadline | null;
  /** YYYY-MM-DD, of an older answer of the other quiz; the message then names the day. */
  readonly toldOn?: string;
  /** Such an answer about one moment, which an examination can close. */
  readonly mayBeClosed?: boolean;
};

const flags: ReadonlyMap<RedFlagCode, RedFlag<RedFlagCode>> = new Map(redFlags.map((flag) => [flag.code, flag]));

const flagOf = (code: RedFlagCode): RedFlag<RedFlagCode> => {
  const flag = flags.get(code);
  if (!flag) throw new Error(`The red flag ${code} has no wording. Each one in red-flags.ts has.`);
  return flag;
};

/** The words of a red flag for a person to whom no variant applies. */
export const messageOf = (code: RedFlagCode): string => flagOf(code).message;

/** The heading over the message. */
export const labelOf = (code: RedFlagCode): string => flagOf(code).label;

/** A raised flag in the words that fit this person: those of its first variant that applies, else its own. */
export const noticeOf = (flag: RedFlag<RedFlagCode>, facts: Facts): Notice => {
  const { code, level, label } = flag;
  if (flag.level !== 'soon') return { code, level, label, message: flag.message, by: null, shownBy: null };
  const { message, by } = flag.variants?.find(({ applies }) => applies(facts)) ?? flag;
  const pregnant = facts.isPregnant ? flag.inPregnancy : undefined;
  return { code, level, label, message: pregnant?.message(facts) ?? message, by, shownBy: pregnant?.by ?? by };
};
