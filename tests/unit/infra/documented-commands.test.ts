import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCall } from '#infra/aws/ops/command.ts';
import { commands as load, main } from '#infra/aws/ops/main.ts';
import { literally } from '#tests/support/literally.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const page = read('docs/operations.md');
const table = read('infra/aws/ops/main.ts');
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;

const commands = await Promise.all(
  Object.entries(load).map(async ([name, command]) => ({ name, command: await command() })),
);
const commandOf = new Map(commands.map(({ name, command }) => [name, command]));

/** Other commands that a runbook may show: tools that every checkout has. */
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
  test('shows our own commands, and no shell code to paste', () => {
    expect(shown.length).toBeGreaterThan(20);
    const foreign = shown.filter((line) => !line.startsWith('npm run ') && !tools.some((tool) => tool.test(line)));
    expect(foreign).toEqual([]);
  });

  test.each([...new Set(shown.filter((line) => line.startsWith('npm run ')))])('%s is accepted as written', (line) => {
    const [, , ...words] = wordsOf(line.replace(/ > [\w.]+$/, '')).filter((word) => !['--silent', '--'].includes(word));
    const [script = '', name = '', ...typed] = words;
    expect(Object.keys(scripts)).toContain(script);
    if (script !== 'ops' || name === '') return expect(typed).toEqual([]);
    const command = commandOf.get(name);
    if (!command) throw new Error(`There is no command ${name}.`);
    const given = readCall({ ...command, passesOn: undefined } as never, typed);
    if (command.options.stage && typed.length > 0 && !given.has('url') && given.text('stage') !== '…')
      expect(given.stage).toMatch(/^(dev|staging|prod)$/);
  });

  test.each(commands)('$name: its examples are accepted, and tests run it', ({ name, command }) => {
    expect(command.word).toBe(name);
    for (const example of command.examples) {
      const [, , , ...typed] = wordsOf(example.replace(/ > [\w.]+$/, '')).filter((word) => !/^--(silent)?$/.test(word));
      expect(example).toMatch(new RegExp(`^npm run (--silent )?ops -- ${name}( |$)`));
      expect(() => readCall(command, typed.slice(1))).not.toThrow();
    }
    const tests = globSync(['tests/integration/operator/*.test.ts', 'tests/unit/infra/*.test.ts']).map(read);
    const [, file] = new RegExp(`\\b${name}'?: async [^\n]*import\\('\\./([\\w/-]+\\.ts)'`).exec(table) ?? [];
    const isStarted = (text: string) => text.includes("'infra/aws/ops/main.ts', script") && text.includes(`'${name}'`);
    expect(tests.some((text) => text.includes(`#infra/aws/ops/${file}`) || isStarted(text))).toBe(true);
  });
});

describe('npm run ops', () => {
  const printed = async (...typed: string[]) => {
    const lines: string[] = [];
    const terminal = { print: (line: string) => void lines.push(line), ask: async () => '', pause: async () => {} };
    const code = await main(typed, { ...terminal, now: () => new Date(0) });
    return { code, text: lines.join('\n') };
  };

  test('without a command lists every command with what it does', async () => {
    const { code, text } = await printed();
    expect(code).toBe(0);
    for (const { name, command } of commands)
      expect(text).toMatch(new RegExp(`^  ${name} +${literally(command.does)}$`, 'm'));
    expect(await printed('--help')).toEqual({ code, text });
  });

  test.each(commands)('$name --help says what it accepts, and calls no account', async ({ name, command }) => {
    const { code, text } = await printed(name, '--help');
    expect(code).toBe(0);
    for (const option of Object.keys(command.options)) expect(text).toContain(`--${option}`);
  });

  test.each(['deploi', 'constructor', '--stage'])('%s is not a command, and does nothing', async (word) => {
    await expect(printed(word)).rejects.toThrow(`There is no command ${word}. npm run ops lists them.`);
  });
});
