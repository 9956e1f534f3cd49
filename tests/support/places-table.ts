import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/structure/read-imports.ts';

type Line = {
  checked: string;
  number?: string | null;
  shown?: string;
  hours?: string | null;
  say?: string;
  but?: string;
};
export type PlaceData = {
  name: string;
  emergency: string | null;
  alsoEmergency: readonly string[];
  checked: string;
  nonUrgent: Line | null;
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
    return line
      ? [
          `  ${code}: { ${Object.entries(line)
            .map(([key, text]) => `${key}: ${quoted(text)}`)
            .join(', ')} },`,
        ]
      : [];
  });
  return `// Written by \`npm run places\` from tests/vectors/places, which has the sources. One string each, because that packs and loads best.
// biome-ignore-all format: a line an entry

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
