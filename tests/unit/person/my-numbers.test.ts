import { describe, expect, test } from 'vitest';
import { bandValues } from '#shared/person/band-values.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { round } from '#shared/scoring/rounding.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

type Vector = {
  readonly name: string;
  readonly answers: unknown;
  readonly longevityAnswers: unknown;
  readonly output: { readonly myNumbers?: unknown; readonly caveats?: unknown };
};

type Reference = {
  readonly today: string;
  readonly cardiac_health: readonly (Omit<Vector, 'name'> & { readonly id: string })[];
  readonly edge_cases: Readonly<Record<string, Omit<Vector, 'name'>>>;
};
const reference: Reference = readVectors('random-vectors-exact');
const { today } = reference;

const vectors: readonly Vector[] = [
  ...reference.cardiac_health.map((vector) => ({ ...vector, name: vector.id })),
  ...Object.entries(reference.edge_cases).map(([name, vector]) => ({ ...vector, name })),
];

/** The output that METHODS 10.4 allows: only given numbers, with edges rounded to their decimals. */
const shown = (answers: unknown, longevity: unknown) => {
  const { myNumbers } = readPerson({ heart: answers, longevity, today });
  if (myNumbers === null) return {};
  const rounded = (id: string, x: number | null) => (x === null ? null : round(x, id === 'a1c' ? 2 : 1));
  const given = Object.entries(myNumbers.numbers).filter(([, number]) => number !== null);
  const entries = given.map(([id, number]) => [
    id,
    { ...number, low: rounded(id, number?.low ?? null), high: rounded(id, number?.high ?? null) },
  ]);
  return { myNumbers: Object.fromEntries(entries), caveats: myNumbers.caveats };
};

describe('exact numbers', () => {
  test.each(vectors)('of $name are read as in the reference', ({ answers, longevityAnswers, output }) => {
    const { myNumbers, caveats } = output;
    expect(shown(answers, longevityAnswers)).toEqual(myNumbers === undefined ? {} : { myNumbers, caveats });
  });

  const read = (heart: Record<string, unknown>) => readPerson({ heart, longevity: {}, today: '2026-01-15' });

  test('replace the chosen band, with and without a recent blood test', () => {
    const chosen = { labsAvailable: 'yes', ldlBand: '100to129' };
    expect(read({ ...chosen, ldlCholesterol: '190' }).heart.ldlBand).toBe('190plus');
    expect(read({ ...chosen, ldlCholesterol: '189.9' }).heart.ldlBand).toBe('160to189');
    expect(read({ labsAvailable: 'no', ldlCholesterol: '190' }).heart.ldlBand).toBe('190plus');
  });

  test('make the band unknown if they are older than three years, except for the safety rules', () => {
    const old = { labsAvailable: 'yes', ldlBand: '190plus', ldlCholesterol: '120', labDate: '2023-01-14' };
    expect(read(old).heart.ldlBand).toBe('unknown');
    expect(read(old).heartForSafety.ldlBand).toBe('190plus');
    expect(read({ ...old, labDate: '2023-01-15' }).heart.ldlBand).toBe('100to129');
  });

  test('of Lp(a) never expire', () => {
    expect(read({ lpa: '125', labDate: '2001-01-01' }).heart.lpaKnown).toBe('high');
    expect(read({ lpa: '124.9', labDate: '2001-01-01' }).heart.lpaKnown).toBe('normal');
  });

  test('count as a blood test for the safety rules, except Lp(a) and those that are only stored', () => {
    expect(read({ labsAvailable: 'no', egfr: '80' }).heartForSafety.labsAvailable).toBe('yes');
    expect(read({ labsAvailable: 'no', lpa: '80' }).heartForSafety.labsAvailable).toBe('no');
    expect(read({ labsAvailable: 'no', uacr: '80' }).heartForSafety.labsAvailable).toBe('no');
    expect(read({ labsAvailable: 'no', egfr: '2' }).heartForSafety.labsAvailable).toBe('no');
  });

  test('of total cholesterol must be above HDL and LDL, and above the lower edge of a chosen band', () => {
    const use = (heart: Record<string, unknown>) => read(heart).myNumbers?.numbers.totalCholesterol?.use;
    const hdlBand = { labsAvailable: 'yes', hdlBand: '80plus' };
    expect(bandValues.hdlBand['80plus'].low).toBe(80);
    expect(use({ ...hdlBand, totalCholesterol: '80' })).toBe('impossible');
    expect(use({ ...hdlBand, totalCholesterol: '80.1' })).toBe('exact');
    expect(use({ ...hdlBand, totalCholesterol: '80', hdlCholesterol: '79' })).toBe('exact');
    expect(use({ totalCholesterol: '150', ldlCholesterol: '150' })).toBe('impossible');
    expect(use({ totalCholesterol: '150', ldlCholesterol: '149' })).toBe('exact');
  });

  test('ask for a second look when the parts exceed the total by more than a tenth', () => {
    const caveats = (ldl: string) =>
      read({ totalCholesterol: '200', hdlCholesterol: '70', ldlCholesterol: ldl }).myNumbers?.caveats;
    expect(caveats('150')).toEqual([]);
    expect(caveats('151')).toEqual(['checkTyping']);
  });

  test.each(['2024-02-30', 'yesterday', 20240115, '2026-01-16'])(
    'count as recent with the impossible date %s',
    (labDate) => {
      const { myNumbers } = read({ a1c: '6', labDate });
      expect(myNumbers?.numbers.a1c?.use).toBe('exact');
      expect(myNumbers?.caveats).toEqual(['checkTyping']);
    },
  );
});
