import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/structure/read-imports.ts';

type Line = {
  checked: string;
  name?: string;
  number?: string | null;
  shown?: string;
  hours?: string | null;
  say?: string;
  but?: string;
  text?: string;
  web?: string;
  sms?: { number: string; body: string };
};
export type PlaceData = {
  name: string;
  emergency: string | null;
  alsoEmergency: readonly string[];
  checked: string;
  nonUrgent: Line | null;
  crisis?: readonly Line[];
  maternal?: Line | null;
  eating?: readonly Line[];
};

const read = (file: string) => JSON.parse(readFileSync(join(root, 'tests/vectors/places', file), 'utf8'));
const { countries }: { countries: Readonly<Record<string, PlaceData>> } = read('places.json');
const { zones, windows }: { zones: Readonly<Record<string, string>>; windows: { defaults: Record<string, string[]> } } =
  read('zones.json');

export { countries, windows, zones };

const isSure = (checked: string | undefined): boolean => checked === 'two sources';

/** With a number only if two sources have it; otherwise the sentence, if there is one. */
export const urgentLineOf = ({ nonUrgent: line }: PlaceData) => {
  if (!line) return null;
  const { number, shown, hours, say, but } = line;
  const words = { ...(say && { say }), ...(but && { but }) };
  if (isSure(line.checked) && number && shown) return { number, shown, ...(hours && { hours }), ...words };
  return say ? words : null;
};

const zonesByCountry = (): string =>
  [...Map.groupBy(Object.keys(zones).sort(), (zone) => zones[zone] ?? '')]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([country, names]) => `${country}:${names}`)
    .join('|');

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** What a page shows of a line to talk to somebody; null where neither two sources nor a web address stand behind it. */
const talkLineOf = ({ checked, name, number, shown, hours, but, text, web, sms }: Line) => {
  if (!name || !(isSure(checked) || web)) return null;
  const words = { ...(hours && { hours }), ...(but && { but }), ...(text && { text }), ...(web && { web }) };
  return { name, ...(number && { number }), ...(shown && { shown }), ...words, ...(sms && { sms }) };
};

/** By kind, as `shared/places/talk-lines.ts` reads them; without the kinds for which the place has no line. */
const talkLinesOf = ({ maternal, crisis = [], eating = [] }: PlaceData) => {
  const kinds = { maternal: maternal ? [maternal] : [], crisis, eating };
  return Object.fromEntries(
    Object.entries(kinds)
      .map(([kind, lines]) => [kind, lines.flatMap((line) => talkLineOf(line) ?? [])] as const)
      .filter(([, lines]) => lines.length > 0),
  );
};

/** As the formatter leaves it: one member a line. */
const written = (value: unknown, indent: string): string => {
  const inner = `${indent}  `;
  const lines = (members: readonly string[]) => members.map((member) => `${inner}${member},\n`).join('');
  if (Array.isArray(value)) return `[\n${lines(value.map((one) => written(one, inner)))}${indent}]`;
  if (typeof value !== 'object' || value === null) return quoted(String(value));
  const members = Object.entries(value).map(([key, member]) => `${key}: ${written(member, inner)}`);
  return `{\n${lines(members)}${indent}}`;
};

/** The text of `shared/places/talk-table.ts`. */
export const talkTable = (): string => {
  const rows = Object.entries(countries).flatMap(([code, place]) => {
    const lines = talkLinesOf(place);
    return Object.keys(lines).length > 0 ? [`  ${code}: ${written(lines, '  ')},`] : [];
  });
  return `// Written by \`npm run places\` from tests/vectors/places, which has the sources.

/** To talk to somebody: by country, only lines that two sources confirm, and web addresses. */
export const talkTable = {
${rows.join('\n')}
} as const;
`;
};

/** The text of `shared/places/table.ts`. */
export const placesTable = (): string => {
  const sure = Object.entries(countries).filter(([, { checked }]) => isSure(checked));
  const numbers = sure
    .map(([code, { name, emergency, alsoEmergency }]) => `${code}${[emergency, ...alsoEmergency]} ${name}`)
    .join('|');
  const doubtful = Object.entries(windows.defaults)
    .map(([zone, group]) => `${zone}:${group}`)
    .join('|');
  const lines = Object.entries(countries).flatMap(([code, place]) => {
    const line = urgentLineOf(place);
    const members = Object.entries(line ?? {}).map(([key, text]) => `    ${key}: ${quoted(text)},`);
    return line ? [[`  ${code}: {`, ...members, '  },'].join('\n')] : [];
  });
  return `// Written by \`npm run places\` from tests/vectors/places, which has the sources. One string each, because that packs and loads best.

/** Country, emergency number, others that work too, name: only where two sources confirm the number. */
export const numberText =
  ${quoted(numbers)};

/** Country and its time zones, with old names. */
export const zoneText =
  ${quoted(zonesByCountry())};

/** Zones that Windows also gives to computers elsewhere, with the countries where they may stand. */
export const doubtfulText =
  ${quoted(doubtful)};

/** Whom to call for what cannot wait and is no emergency. */
export const urgentLines = {
${lines.join('\n')}
} as const;
`;
};
