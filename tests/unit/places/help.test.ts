import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allPlaces, type Help, helpFor, inSentence, type UrgentLine, urgentLineFor } from '#shared/places/help.ts';
import { anyCountry, talkLines } from '#shared/places/talk-lines.ts';
import { notices } from '#shared/safety/notices.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { untilSeen } from '#shared/words/care.ts';
import { root } from '#tests/structure/read-imports.ts';
import { countries, placeFiles, urgentLineOf, windows, zones } from '#tests/support/places-table.ts';
import { runs } from '#tests/support/random.ts';
import { screens } from '#tests/support/reading.ts';
import { inAnEmergency } from '#web/about/about-page.tsx';
import { countryNames as englishNames } from '#words/country-names.ts';
import { notEmergency } from '#words/emergency.ts';
import { countryNames as spanishNames } from '../../../shared/words/es/country-names.ts';

const at = (zone: string | undefined, more: { chosen?: string; isWindows?: boolean } = {}): Help =>
  helpFor({ chosen: more.chosen ?? null, zone, isWindows: more.isWindows ?? false });
const numberOf = (help: Help) => (help.kind === 'one' ? help.place.emergency : help.kind);

test('the data obey their own rules', () => {
  const said = execFileSync(process.execPath, [join(root, 'tests/vectors/places/check.mjs')], { encoding: 'utf8' });
  expect(said).toMatch(/\d+ passed, 0 failed/);
});

test.each(placeFiles)('$path is that of the data (npm run places)', ({ path, text }) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text());
});

test('every time zone leads to the number of its country if two sources confirm it, and otherwise to words', () => {
  for (const [zone, country] of Object.entries(zones)) {
    const { checked, emergency } = countries[country] ?? expect.fail(country);
    expect(numberOf(at(zone)), zone).toBe(checked === 'two sources' ? emergency : 'unknown');
  }
});

test('no sentence contains an emergency number, because the page shows the place’s own next to it', () => {
  const sentences = [
    notEmergency,
    inAnEmergency,
    ...untilSeen,
    ...notices.map(({ words }) => textOf(words)),
    ...screens.flatMap(({ text, subtext = '', why = '' }) => [text, subtext, why]),
  ];
  expect(sentences.filter((sentence) => /\b(?:911|999|112|988)\b/.test(sentence))).toEqual([]);
});

// Written by hand, not taken from the table.
test.each([
  ['Europe/London', '999'],
  ['America/New_York', '911'],
  ['Australia/Sydney', '000'],
  ['Asia/Kolkata', '112'],
  ['Asia/Calcutta', '112'],
  ['America/Sao_Paulo', '192'],
  ['Asia/Tokyo', '119'],
  ['Europe/Zurich', '144'],
  ['Pacific/Auckland', '111'],
])('in %s the number is %s', (zone, number) => {
  expect(numberOf(at(zone))).toBe(number);
});

describe('no large number is a guess', () => {
  test.each([undefined, '', 'UTC', 'Etc/GMT+5', 'EST5EDT', '+05:30', 'Mars/Olympus', 'Africa/Mogadishu'])(
    'in %s',
    (zone) => {
      expect(at(zone)).toEqual({ kind: 'unknown' });
    },
  );

  test('for any text that is not a time zone', () => {
    fc.assert(
      fc.property(fc.string(), (zone) => {
        fc.pre(!Object.hasOwn(zones, zone));
        expect(at(zone)).toEqual({ kind: 'unknown' });
      }),
      { numRuns: runs(500) },
    );
  });

  test('on Windows, in a zone that it gives to several countries, each is listed, that of the zone first', () => {
    for (const [zone, group] of Object.entries(windows.defaults)) {
      const sure = group.filter((country) => countries[country]?.checked === 'two sources');
      const help = at(zone, { isWindows: true });
      if (sure.length > 1)
        expect(help, zone).toMatchObject({ kind: 'several', places: sure.map((country) => ({ country })) });
      else expect(help.kind, zone).not.toBe('several');
      expect(at(zone).kind, zone).not.toBe('several');
    }
  });
});

test('a choice wins over the clock, even over that of Windows, and another country gets words', () => {
  expect(numberOf(at('Asia/Bangkok', { chosen: 'VN', isWindows: true }))).toBe('115');
  expect(numberOf(at('Europe/London', { chosen: 'AU' }))).toBe('000');
  expect(numberOf(at('Europe/London', { chosen: 'other' }))).toBe('unknown');
});

test('every country of the list can be chosen, and has a number', () => {
  const places = allPlaces();
  expect(places).toHaveLength(Object.values(countries).filter(({ checked }) => checked === 'two sources').length);
  for (const place of places) {
    expect(at(undefined, { chosen: place.country })).toEqual({ kind: 'one', place });
    expect(place.emergency).toMatch(/^\d{2,5}$/);
    expect(inSentence(place)).toContain(place.name);
  }
});

test('the names of countries are those of the data, in English', () => {
  for (const { country, name } of allPlaces()) expect(name, country).toBe(countries[country]?.name);
});

// The expected names were written by hand, so that a file in another order fails.
test('another language has a name for each of them, in the same order', () => {
  const english = englishNames.split('|');
  const spanish = spanishNames.split('|');
  const inSpanish = (name: string) => spanish[english.indexOf(name)];
  expect(spanish).toHaveLength(english.length);
  expect(spanish.every((name) => /^\p{L}{2}/u.test(name))).toBe(true);
  expect(['Andorra', 'United Kingdom', 'Hong Kong', 'Palestine', 'United States', 'Zambia'].map(inSpanish)).toEqual([
    ...['Andorra', 'Reino Unido', 'Hong Kong', 'Palestina', 'Estados Unidos', 'Zambia'],
  ]);
});

test('the list of countries has the order of a dictionary', () => {
  const names = allPlaces().map(({ name }) => name);
  expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Albania'));
  expect(names.indexOf('Zambia')).toBe(names.length - 1);
});

test.each([
  ['GB', 'the United Kingdom'],
  ['NL', 'the Netherlands'],
  ['FK', 'the Falkland Islands'],
  ['IE', 'Ireland'],
  ['VA', 'Vatican City'],
])('%s reads as %s in a sentence', (chosen, words) => {
  const help = at(undefined, { chosen });
  expect(help.kind === 'one' && inSentence(help.place)).toBe(words);
});

/** The line as the data write it, with its hours inside a sentence. */
const asInData = ({ say, call, open, but }: UrgentLine) => {
  const hours = open && open.charAt(0).toLowerCase() + open.slice(1, -1);
  return {
    ...(call && { number: call.number, shown: call.shown }),
    ...(hours && { hours }),
    say,
    ...(but && { but }),
  };
};

test('an urgent line has a number only if two sources confirm it, and every other place gets a sentence', () => {
  for (const [country, place] of Object.entries(countries)) {
    const line = urgentLineFor(at(undefined, { chosen: country }));
    expect(line.call === undefined || place.nonUrgent?.checked === 'two sources', country).toBe(true);
    expect(line.say, country).toBeTruthy();
    const known = place.checked === 'two sources' ? urgentLineOf(place) : null;
    if (known) expect(asInData(line), country).toEqual(known);
  }
  expect(urgentLineFor(at('Europe/London')).call?.number).toBe('111');
  expect(urgentLineFor(at('America/New_York')).call).toBeUndefined();
  expect(urgentLineFor({ kind: 'unknown' }).call).toBeUndefined();
});

describe('whom to talk to', () => {
  // Written by hand, not taken from the table.
  test.each([
    ['Europe/London', ['Samaritans', 'Shout', 'NHS 111, mental health option']],
    ['America/New_York', ['988 Suicide & Crisis Lifeline']],
    ['Europe/Berlin', ['TelefonSeelsorge']],
    ['Europe/Copenhagen', []],
    ['UTC', []],
  ])('in %s', (zone, names) => {
    expect(talkLines(at(zone), ['crisis']).map(({ name }) => name)).toEqual(names);
  });

  test('after a birth the line for it comes first, but only if the place has one', () => {
    const first = (zone: string) => talkLines(at(zone), ['maternal', 'crisis'])[0]?.name;
    expect(first('America/New_York')).toBe('National Maternal Mental Health Hotline');
    expect(first('Europe/London')).toBe('NHS 111, mental health option');
    expect(first('Europe/Berlin')).toBe('TelefonSeelsorge');
    expect(talkLines(at('Europe/London'), ['maternal', 'crisis']).map(({ name }) => name)).toHaveLength(3);
  });

  test('every number belongs to the place that is asked for, has two sources, and is not replaced by a web address', () => {
    for (const [country, { checked, maternal, crisis = [], eating = [] }] of Object.entries(countries)) {
      if (checked !== 'two sources') continue;
      const known = [...(maternal ? [maternal] : []), ...crisis, ...eating];
      const shown = talkLines(at(undefined, { chosen: country }), ['maternal', 'crisis', 'eating']);
      for (const { name, number, web } of shown) {
        const line = known.find((one) => one.name === name && (one.number ?? undefined) === number);
        expect(line, `${country}: ${name}`).toBeDefined();
        expect(web === undefined ? line?.checked : 'two sources', name).toBe('two sources');
      }
    }
    expect(anyCountry.number).toBeUndefined();
  });
});

test('a line that reads text messages without a word to send has a number for them', () => {
  for (const { country } of allPlaces()) {
    const lines = talkLines(at(undefined, { chosen: country }), ['maternal', 'crisis', 'eating']);
    for (const { texts, number } of lines) if (texts) expect(number, country).toBeDefined();
  }
});
