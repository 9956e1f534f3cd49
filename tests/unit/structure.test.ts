import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readImports } from '../structure/read-imports.ts';

// The rules of .dependency-cruiser.cjs against small projects that break them, because a rule with a wrong path never
// complains.

const street = mkdtempSync(join(tmpdir(), 'structure-'));
afterAll(() => rmSync(street, { recursive: true, force: true }));

const packages = ['zod/mini/index.js', 'zod/index.js', '@aws-sdk/client-sqs/index.js', '@noble/hashes/sha2.js'];

/** The names of the rules that these files break. */
async function broken(files: Record<string, string>): Promise<string[]> {
  const baseDir = mkdtempSync(join(street, 'house-'));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(baseDir, path)), { recursive: true });
    writeFileSync(join(baseDir, path), text);
  };
  for (const folder of ['shared', 'functions', 'infra', 'web', 'tests']) put(`${folder}/empty.ts`, 'export {};');
  for (const path of packages) put(`node_modules/${path}`, 'export const nothing = 0;');
  const dependencies = { zod: '4.0.0', '@aws-sdk/client-sqs': '3.0.0', '@noble/hashes': '2.0.0' };
  put('package.json', JSON.stringify({ type: 'module', imports: { '#shared/*': './shared/*' }, dependencies }));
  for (const [path, text] of Object.entries(files)) put(path, text);
  const { summary } = await readImports(baseDir);
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

const type = 'export type A = 1;';
const value = 'export const a = 1;';

test.each<[rule: string, files: Record<string, string>]>([
  ['no-cycle-of-files', { 'infra/a.ts': "import './b.ts';", 'infra/b.ts': "import './a.ts';" }],
  [
    'no-cycle-of-files',
    {
      'web/a.ts': "import type { B } from './b.ts'; export type A = B;",
      'web/b.ts': "import type { A } from './a.ts';",
    },
  ],
  [
    'no-cycle-of-folders',
    {
      'web/quiz/a.ts': "import '../shell/a.ts';",
      'web/shell/a.ts': value,
      'web/shell/b.ts': "await import('../quiz/b.ts');",
      'web/quiz/b.ts': value,
    },
  ],
  [
    'no-cycle-of-folders',
    {
      'web/features/places.ts': "import './move/a.ts';",
      'web/features/move/a.ts': "import '../../shell/a.ts';",
      'web/quiz/a.ts': "import '../features/places.ts'; import '../shell/a.ts';",
      'web/shell/a.ts': value,
      'web/shell/b.ts': "import '../quiz/b.ts';",
      'web/quiz/b.ts': value,
    },
  ],
  ['shared-imports-only-itself', { 'shared/a.ts': "import '../web/empty.ts';" }],
  ['shared-imports-only-itself', { 'shared/a.ts': "import 'node:fs';" }],
  [
    'shared-rooms-stand-on-each-other',
    { 'shared/heart/plan/a.ts': "import '../../longevity/words/a.ts';", 'shared/longevity/words/a.ts': value },
  ],
  [
    'shared-rooms-stand-on-each-other',
    { 'shared/person/a.ts': "import type { A } from '../heart/a.ts';", 'shared/heart/a.ts': type },
  ],
  ['shared-rooms-stand-on-each-other', { 'shared/words/en/a.ts': "import '../a.ts';", 'shared/words/a.ts': value }],
  ['shared-rooms-stand-on-each-other', { 'shared/any-new-room/a.ts': "import '../empty.ts';" }],
  ['schemas-stay-in-the-contract', { 'shared/quiz/a.ts': "import 'zod/mini/index.js';" }],
  ['hashing-seals-results-only', { 'shared/quiz/a.ts': "import '@noble/hashes/sha2.js';" }],
  ['functions-import-shared-only', { 'functions/a.ts': "import '../infra/empty.ts';" }],
  [
    'handlers-know-no-adapter',
    { 'functions/accounts/a.ts': "import type { A } from '../adapters/a.ts';", 'functions/adapters/a.ts': type },
  ],
  [
    'handlers-know-no-adapter',
    { 'functions/submissions/a.ts': "import '../adapters/a.ts';", 'functions/adapters/a.ts': value },
  ],
  ['handlers-know-no-adapter', { 'functions/any-new-room/a.ts': "import '@aws-sdk/client-sqs/index.js';" }],
  ['handlers-know-no-adapter', { 'functions/results/a.ts': "import '@aws-sdk/client-sqs/index.js';" }],
  ['edge-knows-no-domain', { 'functions/edge/a.ts': "import '../results/a.ts';", 'functions/results/a.ts': value }],
  ['adapters-know-no-entry', { 'functions/adapters/a.ts': "import '../entry/a.ts';", 'functions/entry/a.ts': value }],
  ['web-imports-shared-only', { 'web/a.ts': "import '../functions/empty.ts';" }],
  ['web-has-no-schema-library', { 'web/a.ts': "import 'zod/mini/index.js';" }],
  [
    'web-takes-types-from-schemas',
    {
      'web/a.ts': "import { a } from '#shared/contract/schemas/schemas.ts';",
      'shared/contract/schemas/schemas.ts': value,
    },
  ],
  ['ui-knows-no-screen', { 'web/ui/a.ts': "import '../home/a.ts';", 'web/home/a.ts': value }],
  [
    'infra-imports-entries-and-limits',
    { 'infra/a.ts': "import '../functions/adapters/a.ts';", 'functions/adapters/a.ts': value },
  ],
  ['infra-imports-entries-and-limits', { 'infra/a.ts': "import '../tests/empty.ts';" }],
  [
    'core-knows-no-feature',
    { 'web/quiz/a.ts': "import type { A } from '../features/move/a.ts';", 'web/features/move/a.ts': type },
  ],
  [
    'core-knows-no-feature',
    { 'tests/support/a.ts': "import '../../shared/features/any/a.ts';", 'shared/features/any/a.ts': value },
  ],
  [
    'core-knows-no-feature',
    { 'web/more-places.ts': "import './features/move/a.ts';", 'web/features/move/a.ts': value },
  ],
  [
    'handlers-know-no-adapter',
    { 'functions/links/a.ts': "import '../features/endpoints.ts';", 'functions/features/endpoints.ts': value },
  ],
  [
    'web-takes-types-from-schemas',
    { 'web/a.ts': "import { a } from '#shared/features/schemas.ts';", 'shared/features/schemas.ts': value },
  ],
  [
    'feature-knows-what-it-needs',
    { 'web/features/any/a.ts': "import '../../../shared/features/move/a.ts';", 'shared/features/move/a.ts': value },
  ],
  [
    'feature-knows-what-it-needs',
    { 'web/features/move/a.ts': "import '../any/a.ts';", 'web/features/any/a.ts': value },
  ],
  [
    'handlers-know-no-adapter',
    { 'functions/features/any/a.ts': "import './adapters.ts';", 'functions/features/any/adapters.ts': value },
  ],
  [
    'handlers-know-no-adapter',
    { 'functions/results/a.ts': "import '../features/stores.ts';", 'functions/features/stores.ts': value },
  ],
  ['no-full-zod', { 'infra/a.ts': "import 'zod/index.js';" }],
  ['no-barrel', { 'infra/a.ts': "import './b/index.ts';", 'infra/b/index.ts': value }],
  ['nothing-missing', { 'infra/a.ts': "import './no-such-file.ts';" }],
])('the rule %s is broken by %o', async (rule, files) => {
  expect(await broken(files)).toEqual([rule]);
});

test('a project without violations breaks no rule', async () => {
  const files = {
    'web/a.ts': "import type { A } from '#shared/contract/schemas/schemas.ts'; export type B = A;",
    'shared/contract/schemas/schemas.ts': `import 'zod/mini/index.js'; ${type}`,
    'shared/scoring/engine.ts': "import '@noble/hashes/sha2.js';",
    'shared/safety/notices.ts': "import '../words/en/notices.ts';",
    'shared/words/en/notices.ts': value,
    'shared/words/care.ts': "import './en/notices.ts'; import '../safety/notices.ts';",
    'functions/accounts/register.ts': type,
    'functions/adapters/users.ts':
      "import type { A } from '../accounts/register.ts'; import '@aws-sdk/client-sqs/index.js';",
    'shared/features/any/schemas.ts': "import 'zod/mini/index.js'; export const a = 1;",
    'shared/features/all.ts': "import './any/schemas.ts';",
    'functions/features/endpoints.ts': "import './any/ports.ts';",
    'web/features/places.ts': "import './any/a.ts';",
    'web/features/any/a.ts': "import '../../shell/a.ts';",
    'web/shell/a.ts': "import '../quiz/b.ts';",
    'web/quiz/b.ts': value,
    'web/quiz/a.ts': "import '../features/places.ts';",
    'functions/features/any/ports.ts': "import './adapters.ts'; import '../../../shared/features/any/schemas.ts';",
    'functions/features/any/adapters.ts': "import '@aws-sdk/client-sqs/index.js';",
    'tests/unit/features/any/a.ts': "import '../../../../functions/features/any/ports.ts';",
    'functions/entry/register.ts': "import '../accounts/register.ts'; import '../adapters/users.ts';",
    'infra/local/lambda.ts': "await import('../../functions/entry/register.ts');",
  };
  expect(await broken(files)).toEqual([]);
});
