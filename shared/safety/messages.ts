import type { RedFlagNotice } from '#shared/contract/red-flag.ts';
import type { RaisedFlag } from './assess.ts';
import { type RedFlagCode, redFlags } from './red-flags.ts';

type Wording = { readonly label: string; readonly message: string };

const wordings: ReadonlyMap<RedFlagCode, Wording> = new Map(
  redFlags.map(({ code, label, message }) => [code, { label, message }]),
);

const wordingOf = (code: RedFlagCode): Wording => {
  const wording = wordings.get(code);
  if (!wording) throw new Error(`The red flag ${code} has no wording. Each one in red-flags.ts has.`);
  return wording;
};

/** What the person reads for one red flag. */
export const messageOf = (code: RedFlagCode): string => wordingOf(code).message;

/** The heading over the message. */
export const labelOf = (code: RedFlagCode): string => wordingOf(code).label;

/** A raised flag with its words, as results carry it. */
export const noticeOf = ({ code, level }: RaisedFlag): RedFlagNotice => ({ code, level, message: messageOf(code) });
