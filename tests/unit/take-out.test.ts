import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeOut, withDependents } from '#tests/without-feature/take-out.ts';

// What `npm run test:features` does to a copy of the project, tried on a small one.

const projectOf = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'take-out-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return { folder, read: (file: string) => readFileSync(join(folder, file), 'utf8') };
};

test('a feature is taken out with its folders on every floor, its rows and its lines in the documents, and nothing else', () => {
  const { folder, read } = projectOf({
    'shared/features/chat/feature.ts': 'export const routes = {};',
    'shared/features/tea/feature.ts': 'export const routes = {};',
    'tests/unit/features/chat/chat.test.ts': '',
    'web/quiz/chat.ts': 'export const chat = 1;\n',
    'shared/features/all.ts': `import * as chat from './chat/feature.ts';
import * as tea from './tea/feature.ts';

export const features = {
  'chat': chat,
  tea,
};
export const routes = {
  ...chat.routes,
  ...tea.routes,
};
export const all = [...chat.pages, ...tea.pages];
`,
    'web/features/places.ts': `import { chatPlace, otherPlace } from './chat/places.ts';

export const places = {
  'a chat': chatPlace,
  beside: otherPlace,
};
`,
    'docs/security.md': '| tea | `shared/features/tea/feature.ts` |\n| chat | `shared/features/chat/feature.ts` |\n',
  });
  takeOut(folder, ['chat']);
  expect(existsSync(join(folder, 'shared/features/chat'))).toBe(false);
  expect(existsSync(join(folder, 'tests/unit/features/chat'))).toBe(false);
  expect(read('shared/features/tea/feature.ts')).toBe('export const routes = {};');
  expect(read('web/quiz/chat.ts')).toBe('export const chat = 1;\n');
  expect(read('shared/features/all.ts').replaceAll(/\s+/g, ' ')).toBe(
    "import * as tea from './tea/feature.ts'; export const features = { tea, }; " +
      'export const routes = { ...tea.routes, }; export const all = [...tea.pages]; ',
  );
  expect(read('web/features/places.ts').replaceAll(/\s+/g, ' ')).toBe(' export const places = { }; ');
  expect(read('docs/security.md')).toBe('| tea | `shared/features/tea/feature.ts` |\n');
});

test('a feature without a folder is a misspelt one', () => {
  const { folder } = projectOf({ 'shared/features/tea/feature.ts': '' });
  expect(() => takeOut(folder, ['cofee'])).toThrow('cofee');
});

test('a feature goes with those that need it, and with those that need them', () => {
  const all = { tea: { needs: [] }, milk: { needs: ['tea'] }, sugar: { needs: ['milk'] }, chat: { needs: [] } };
  expect(withDependents(['tea'], all)).toEqual(['tea', 'milk', 'sugar']);
  expect(withDependents(['sugar', 'chat'], all)).toEqual(['sugar', 'chat']);
});
