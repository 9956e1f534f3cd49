import { expect, test } from 'vitest';
import { pseudoFile } from '#tests/pseudo/write-words.ts';

test('each sentence has accents, is longer and stands in brackets; names, numbers and links stay', () => {
  const words = [
    "import { plural } from './plural.ts';",
    "export const saved = 'Saved, <link>see it</link>.';",
    'export const hoursAgo = (n: number) => plural(n, { one: `1 hour ago`, other: `# hours ago` });',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
    'export const hello = (name: string) => `Hello ${name}, \\`you\\``;',
  ];
  expect(pseudoFile(words.join('\n')).split('\n')).toEqual([
    "import { plural } from './plural.ts';",
    'export const saved = `[Šáṽéđ, <link>šéé íţ</link>. ~~~~~ ~~~~~]`;',
    'export const hoursAgo = (n: number) => plural(n, { one: `[1 ĥóúŕ áĝó ~~~~~]`, other: `[# ĥóúŕš áĝó ~~~~~]` });',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
    'export const hello = (name: string) => `[Ĥéĺĺó ${name}, \\`ýóú\\` ~~~~~]`;',
  ]);
});
