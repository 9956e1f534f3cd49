import { expect, test } from 'vitest';
import { declarationsOf, type Mutant, scoreOfSample } from '#tests/mutation/sampling.ts';

// What a sample of mutants says of a room that is too large to be mutated whole.

test('a sample holds only code: no type, no comment, no table without a function', () => {
  const text = [
    "import { a } from './a.ts';",
    'const table = [',
    '  1,',
    '];',
    '/** Adds',
    ' * one. */',
    'export const add = (x: number) => {',
    '  return x + 1;',
    '};',
    'type Fn = () => void;',
    'const same = (x: number) => x;',
  ].join('\n');
  expect(declarationsOf('b.ts', text)).toEqual([
    { file: 'b.ts', from: 7, to: 9 },
    { file: 'b.ts', from: 11, to: 11 },
  ]);
});

test('the score of a sample has the error of a ratio over the drawn declarations', () => {
  const mutants = (file: string, ...statuses: string[]): Mutant[] =>
    statuses.map((status) => ({ file, line: 2, change: '', status }));
  const found = [
    ...mutants('a.ts', 'Killed', 'Killed', 'Timeout', 'Survived', 'Ignored'),
    ...mutants('b.ts', ...Array<string>(6).fill('Killed')),
  ];
  const drawn = ['a.ts', 'b.ts'].map((file) => ({ file, from: 1, to: 3 }));
  // Two of four; 3 of 4 and 6 of 6 noticed are 0.6 away from 90 % each: sqrt(1/2 * 2 * 0.72 / 1) / 10.
  const { mutants: count, score, standardError } = scoreOfSample(drawn, 4, found);
  expect([count, score]).toEqual([10, 90]);
  expect(standardError).toBeCloseTo(10 * Math.sqrt(0.72), 9);
});
