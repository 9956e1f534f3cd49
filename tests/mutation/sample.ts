import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '#tests/support/random.ts';
import { type Declaration, declarationsOf, isNotNoticed, linesOf, type Mutant, scoreOfSample } from './sampling.ts';

/**
 * `npm run test:mutation:sample -- --room shared/heart --lines 400 --seed 1`: mutates declarations of a large room, drawn at
 * random until they have this many lines, and estimates the room's score with its standard error. Parameters after a second `--`
 * are passed to Stryker. `--print` names the lines and runs nothing.
 */
const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: {
    room: { type: 'string' },
    lines: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    print: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (!values.room) throw new Error('Name folders or files with --room, such as shared/heart, with commas between them.');

const filesIn = (room: string): string[] =>
  room.endsWith('.ts')
    ? [room]
    : readdirSync(join(root, room), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .toSorted();

const declarationsIn = (room: string): Declaration[] =>
  filesIn(room).flatMap((file) => declarationsOf(file, readFileSync(join(root, file), 'utf8')));

/** In random order, until there are enough lines. */
const draw = (all: readonly Declaration[], lines: number, seed: number): Declaration[] => {
  let room = lines;
  return seeded(seed)
    .shuffled(all)
    .filter((one) => {
      const fits = room > 0;
      room -= linesOf(one);
      return fits;
    });
};

type Report = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly ReportedMutant[] }>>;
};
type ReportedMutant = {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number } };
};

const readMutants = (): Mutant[] => {
  const report: Report = JSON.parse(readFileSync(join(root, 'test-results/mutation.json'), 'utf8'));
  return Object.entries(report.files).flatMap(([file, { mutants }]) =>
    mutants.map(({ mutatorName, replacement = '', status, location }) => ({
      file,
      line: location.start.line,
      change: `${mutatorName}: ${replacement.split('\n')[0]}`,
      status,
    })),
  );
};

const all = values.room.split(',').flatMap(declarationsIn);
const drawn = draw(all, Number(values.lines), Number(values.seed));
const ranges = drawn.map(({ file, from, to }) => `${file}:${from}-${to}`);
console.log(
  `${drawn.length} of ${all.length} declarations of ${values.room}, seed ${values.seed}:\n${ranges.join('\n')}`,
);
if (!values.print) {
  const args = ['stryker', 'run', 'stryker.config.json', '--mutate', ranges.join(','), ...positionals];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  const mutants = readMutants();
  for (const one of mutants.filter(isNotNoticed)) console.log(`${one.status} ${one.file}:${one.line} ${one.change}`);
  const timeouts = mutants.filter(({ status }) => status === 'Timeout').length;
  const { mutants: count, score, standardError } = scoreOfSample(drawn, all.length, mutants);
  console.log(`${count} mutants, ${timeouts} timeouts, ${score.toFixed(1)} ± ${standardError.toFixed(1)} % noticed`);
}
