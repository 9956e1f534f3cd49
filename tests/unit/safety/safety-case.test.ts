import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { maternalLine, supportLines } from '#shared/safety/support-lines.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const page = read('docs/safety-case.md');

type Row = {
  readonly number: string;
  readonly hazard: string;
  readonly control: string;
  readonly tests: string;
};

/** The cells of the lines that begin with a number. */
const numbered = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([number = '']) => /^\d+$/.test(number));

/** Keyed by the number and the hazard, so that a row of one table cannot match another row of the other. */
const testsOf = new Map(
  numbered(read('tests/lab/review/hazard-tests.md')).map(([number, hazard, tests = '']) => [
    `${number} ${hazard}`,
    tests,
  ]),
);

/** The rows of the hazard log, each with its tests. */
const rows: readonly Row[] = numbered(page).map(([number = '', hazard = '', , , , control = '']) => ({
  number,
  hazard,
  control,
  tests: testsOf.get(`${number} ${hazard}`) ?? '',
}));

const testsNamedIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title }));
const filesNamedIn = (cell: string) => [...cell.matchAll(/`([^`]+\/[^`]+)`/g)].map(([, file = '']) => file);

describe('the safety case', () => {
  test('has all 31 hazards', () => {
    expect(rows.map(({ number }) => Number(number)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 31 }, (_, i) => i + 1),
    );
    expect([...testsOf.keys()]).toEqual(rows.map(({ number, hazard }) => `${number} ${hazard}`));
  });

  test.each(rows)('hazard $number names a test, or says why there is none', ({ control, tests }) => {
    const isOpen = /^comes with /.test(tests) && control.includes('Later: ');
    expect(testsNamedIn(tests).length > 0 || isOpen || tests === 'none').toBe(true);
    expect(filesNamedIn(control).length > 0 || isOpen || tests === 'none').toBe(true);
  });

  const named = rows.flatMap(({ number, tests }) => testsNamedIn(tests).map((one) => ({ number, ...one })));
  test.each(named)('hazard $number: $file has the test "$title"', ({ file, title }) => {
    expect(read(file)).toContain(title);
  });

  const controls = rows.flatMap(({ number, control }) => filesNamedIn(control).map((file) => ({ number, file })));
  test.each(controls)('hazard $number: its control $file exists', ({ file }) => {
    expect(existsSync(new URL(file, root))).toBe(true);
  });

  test('the yearly review asks for the table of emergency numbers and every support line', () => {
    const review = read('.github/ISSUE_TEMPLATE/yearly-safety-review.md');
    expect(review).toContain('tests/vectors/places');
    for (const { contact } of [...supportLines, maternalLine]) expect(review).toContain(contact);
  });
});
