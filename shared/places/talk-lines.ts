import type { LineKind } from '#shared/safety/help-lines.ts';
import * as supportLines from '#words/support-lines.ts';
import type { Help } from './help.ts';
import { talkTable } from './talk-table.ts';

/** A line for people who need to talk. With `sms` it has a number for text messages; without any number it is a web address. */
export type TalkLine = {
  readonly name: string;
  /** The digits to dial. */
  readonly number?: string;
  readonly shown?: string;
  readonly hours?: string;
  readonly but?: string;
  /** Whether it also reads text messages, and whether the number is named: '1737', or the same number as above. */
  readonly texts?: 'number' | 'sameNumber';
  readonly web?: string;
  readonly sms?: { readonly number: string; readonly body: string };
};

/** For every other country, and where the place is not known. */
export const anyCountry: TalkLine = { name: supportLines.otherCountries, web: 'findahelpline.com' };

type LinesOfPlace = Readonly<Partial<Record<LineKind, readonly TalkLine[]>>>;

/** The lines of the place, in the order to call them; empty where it has no confirmed line. */
export const talkLines = (help: Help, kinds: readonly LineKind[]): readonly TalkLine[] => {
  if (help.kind !== 'one') return [];
  const table: Readonly<Record<string, LinesOfPlace>> = talkTable;
  const ofPlace = table[help.place.country] ?? {};
  const lines = kinds.flatMap((kind) => ofPlace[kind] ?? []);
  // In the United Kingdom the first line for people after a birth is also one of the lines for everyone.
  return lines.filter(({ name }, at) => lines.findIndex((line) => line.name === name) === at);
};
