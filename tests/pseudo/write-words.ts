import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript-6';
import { projectDir } from '#tests/support/processes.ts';
import { languages } from './languages.ts';

// The pseudo-language `zz` is made of the English words: each letter with an accent, 40 % longer, in brackets. What a page shows
// without accents does not come from the words' files.

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

/** Tags and the place of a number in a plural, which stay as they are. */
const kept = /<\/?[a-z]+>|#/gi;

/** A text in the pseudo-language, without brackets. */
const pseudo = (text: string): string => {
  let from = 0;
  let written = '';
  for (const { 0: part, index } of text.matchAll(kept)) {
    written += withAccents(text.slice(from, index)) + part;
    from = index + part.length;
  }
  return written + withAccents(text.slice(from));
};

const withAccents = (text: string): string => [...text].map((letter) => letters.get(letter) ?? letter).join('');

const plainLetters = new Map([...letters].map(([letter, written]) => [written, letter]));

/** A text in the pseudo-language as it is in English, and one in English as it is: both without square brackets. */
export const inEnglish = (text: string): string =>
  [...text.replaceAll(/[[\]]| ~{5}/g, '')].map((letter) => plainLetters.get(letter) ?? letter).join('');

/** As long as 40 % of the text, in words that a line can break between. */
const filler = (text: string): string => ' ~~~~~'.repeat(Math.ceil((text.length * 0.4) / 6));

/** How a list is joined comes from `Intl`, which does not know the pseudo-language. */
const ownForms: Readonly<Record<string, string>> = {
  'list.ts': `const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const listOf = (items: readonly string[]): string =>
  list.formatToParts(items).map(({ type, value }) => (type === 'literal' ? value.replace('and', 'áñđ') : value)).join('');
`,
  'alternatives.ts': `const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });
export const alternativesOf = (items: readonly string[]) =>
  list.formatToParts(items).map((part) => (part.type === 'literal' ? { ...part, value: part.value.replace('or', 'óŕ') } : part));
`,
};

/** It has no sentence: it follows from the language's name. */
const isForm = (name: string): boolean => name === 'plural.ts';

const { zz } = languages;
const ownName = `export const language = '${zz.tag}';
export const languageCode = 'zz';
export const pathPrefix: string = '${zz.prefix}';
`;

/** Writes the words of the pseudo-language into `dist/words/zz`, where `#words/…` finds them under the condition `zz`. */
export async function writePseudoWords(): Promise<void> {
  const to = join(projectDir, 'dist/words/zz');
  await rm(to, { recursive: true, force: true });
  for (const [from, name] of await files()) {
    const text = await readFile(from, 'utf8');
    await mkdir(dirname(join(to, name)), { recursive: true });
    await writeFile(join(to, name), ownForms[name] ?? (isForm(name) ? text : pseudoFile(text)));
  }
  await writeFile(join(to, 'language.ts'), ownName);
}

/** Every file of words, with its name in the pseudo-language's folder: that of `#words/…` or `#feature-words/…`. */
const files = async (): Promise<(readonly [from: string, name: string])[]> => {
  const core = join(projectDir, 'shared/words/en');
  const features = join(projectDir, 'shared/features');
  const ofCore = (await readdir(core)).map((name) => [join(core, name), name] as const);
  const ofFeatures = globSync('**/words/en.ts', { cwd: features }).map(
    (file) => [join(features, file), `features/${dirname(dirname(file))}.ts`] as const,
  );
  return [...ofCore, ...ofFeatures];
};

/** A sentence; or each of the names that stand in one string, as those of the countries do. */
const inBrackets = (text: string): string =>
  text
    .split('|')
    .map((name) => `[${pseudo(name)}${filler(name)}]`)
    .join('|');

/** A file of words with each sentence in the pseudo-language. */
export function pseudoFile(text: string): string {
  const source = ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true);
  const changes: { from: number; to: number; text: string }[] = [];
  const change = (node: ts.Node, opening: string, closing: string, written: string) => {
    const inside = escaped(written);
    changes.push({ from: node.getStart(), to: node.getEnd(), text: `${opening}${inside}${closing}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) change(node, '`', '`', inBrackets(node.text));
    else if (ts.isTemplateHead(node)) change(node, '`', '${', `[${pseudo(node.text)}`);
    else if (ts.isTemplateMiddle(node)) change(node, '}', '${', pseudo(node.text));
    else if (ts.isTemplateTail(node)) change(node, '}', '`', `${pseudo(node.text)}${filler(node.text)}]`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return changes
    .toSorted((a, b) => b.from - a.from)
    .reduce((written, { from, to, text }) => written.slice(0, from) + text + written.slice(to), text);
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
