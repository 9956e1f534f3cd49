import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bootstrap } from '#infra/aws/ops/bootstrap.ts';
import { type Command, readGiven, stageOf } from '#infra/aws/ops/command.ts';
import { erase } from '#infra/aws/ops/erase.ts';
import { exportPersonCommand } from '#infra/aws/ops/export-person.ts';
import { journeys } from '#infra/aws/ops/journeys.ts';
import { logs } from '#infra/aws/ops/logs.ts';
import { noteMailEventCommand } from '#infra/aws/ops/note-mail-event.ts';
import { parked } from '#infra/aws/ops/parked.ts';
import { plan } from '#infra/aws/ops/plan.ts';
import { redrive } from '#infra/aws/ops/redrive.ts';
import { release } from '#infra/aws/ops/release.ts';
import { rescoreCommand } from '#infra/aws/ops/rescore.ts';
import { restore } from '#infra/aws/ops/restore.ts';
import { rotateWebhookKey } from '#infra/aws/ops/rotate-webhook-key.ts';
import { trace } from '#infra/aws/ops/trace.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const page = read('docs/operations.md');
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;

const commands: readonly Command[] = [
  bootstrap,
  erase,
  exportPersonCommand,
  journeys,
  logs,
  noteMailEventCommand,
  parked,
  plan,
  redrive,
  release,
  rescoreCommand,
  restore,
  rotateWebhookKey,
  trace,
];
const commandOf = new Map(commands.map((command) => [command.word, command]));

/** The scripts that read their options by themselves, with those that the page may show. */
const others: Readonly<Record<string, readonly string[]>> = {
  deploy: ['--stage', '--confirm'],
  diff: ['--stage'],
  destroy: ['--stage', '--confirm'],
  doctor: ['--stage'],
  cost: [],
  'docs:corrections': [],
  'docs:stages': [],
};

/** What a runbook shows besides our own commands: tools that every checkout has. */
const tools = [/^npm ci$/, /^npx cdk bootstrap( aws:\/\/<account>\/us-east-1)?$/, /^git checkout <[a-z ]+>$/];

/** Each command in a block or between backticks, without its comment. */
const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
const lines = blocks.flatMap((block) => block.split('\n')).map(withoutComment);
const shown = [
  ...lines.flatMap((line) => line.split(' && ')),
  ...[...page.matchAll(/`(npm run [^`]+)`/g)].map(([, text = '']) => withoutComment(text)),
].filter((line) => line !== '');

function withoutComment(line: string): string {
  return line.replace(/\s+#.*$/, '').trim();
}

const wordsOf = (line: string) => (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));

describe('docs/operations.md', () => {
  test('shows our own commands, and no shell to paste', () => {
    expect(shown.length).toBeGreaterThan(20);
    const foreign = shown.filter((line) => !line.startsWith('npm run ') && !tools.some((tool) => tool.test(line)));
    expect(foreign).toEqual([]);
  });

  test.each([...new Set(shown.filter((line) => line.startsWith('npm run ')))])('%s is taken as it stands', (line) => {
    const [, , word = '', ...rest] = wordsOf(line.replace(/ > [\w.]+$/, ''));
    expect(Object.keys(scripts)).toContain(word);
    const typed = rest.filter((each) => each !== '--silent' && each !== '--');
    const command = commandOf.get(word);
    if (command) {
      const given = readGiven(command, typed);
      if (command.options.stage && typed.length > 0 && !given.has('url'))
        expect(stageOf(command, given)).toMatch(/^(dev|staging|prod)$/);
      return;
    }
    const options = typed.filter((each) => each.startsWith('--'));
    expect(others[word] ?? []).toEqual(expect.arrayContaining(options));
  });

  test.each(commands)('$word: its examples are taken, it has a script, and tests run it', ({ word, examples }) => {
    const command = commandOf.get(word);
    for (const example of examples)
      expect(
        () => command && readGiven(command, wordsOf(example.replace(/^npm run \S+ (--silent )?-- | > [\w.]+$/g, ''))),
      ).not.toThrow();
    const file = `infra/aws/ops/${word}.ts`;
    expect(scripts[word]).toBe(`node infra/run.mjs ${file}`);
    const tests = globSync('tests/integration/operator/*.test.ts').map(read);
    expect(tests.some((text) => text.includes(`#${file}`))).toBe(true);
  });
});
