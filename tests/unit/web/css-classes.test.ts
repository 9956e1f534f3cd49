import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '#tests/structure/read-imports.ts';

// The type of a CSS module maps any name to text, so the compiler finds neither a class that no style sheet defines nor
// one that no page uses any more. This test reads the classes from both sides.

/** Classes whose name is computed. The type of `tone` lists them. */
const computed: Readonly<Record<string, readonly string[]>> = {
  'web/quiz/growing/care-notices.tsx: styles[tone]': ['stop', 'hold', 'soon'],
};

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const sheets = globSync('web/**/*.module.css', { cwd: root }).map((file) => file.replaceAll('\\', '/'));

/** The classes of a module: those in its selectors, except those in `:global(…)`. */
const definedIn = (css: string): Set<string> => {
  const selectors = withoutComments(css)
    .replaceAll(/url\([^)]*\)|"[^"]*"|:global\((?:[^()]|\([^()]*\))*\)/g, '')
    .match(/[^{};]+(?=\{)/g);
  const names = (selectors ?? []).flatMap((selector) => selector.match(/\.-?[A-Za-z_][\w-]*/g) ?? []);
  return new Set(names.map((name) => name.slice(1)));
};

type Use = { file: string; sheet: string; name: string };

// TypeScript 7 has no parser that can be called yet, so this uses the one that dependency-cruiser uses too.
const { default: ts } = await import('typescript-6');

const usesIn = (file: string): Use[] => {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const sheetOf = new Map<string, string>();
  const found: Use[] = [];
  const namesIn = (node: import('typescript-6').Identifier): readonly string[] => {
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent)) return [parent.name.text];
    if (!ts.isElementAccessExpression(parent)) return [node.text];
    const { argumentExpression: name } = parent;
    return ts.isStringLiteral(name) ? [name.text] : (computed[`${file}: ${parent.getText()}`] ?? [parent.getText()]);
  };
  const visit = (node: import('typescript-6').Node): void => {
    if (ts.isImportDeclaration(node)) {
      const path = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
      const local = node.importClause?.name?.text;
      if (!local || !path.endsWith('.module.css')) return;
      sheetOf.set(local, path.startsWith('#') ? path.slice(1) : relative(root, resolve(root, dirname(file), path)));
      return;
    }
    const isName =
      (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) || ts.isJsxAttribute(node.parent);
    if (ts.isIdentifier(node) && !isName) {
      const sheet = sheetOf.get(node.text);
      if (sheet) for (const name of namesIn(node)) found.push({ file, sheet, name });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
};

const uses = sourceFiles()
  .filter((file) => file.startsWith('web/'))
  .flatMap(usesIn);

test('the style sheets of the pages are read', () => {
  // Without any feature there are 56, with 491 uses.
  expect(sheets.length).toBeGreaterThanOrEqual(56);
  expect(uses.length).toBeGreaterThanOrEqual(491);
  expect(uses.map(({ sheet }) => sheet).filter((sheet) => !existsSync(join(root, sheet)))).toEqual([]);
  expect(
    definedIn(
      '.a, .b > :is(.c, p):hover { x: url(d.svg) } :global(.e) .f { } /* .g {} */ @media (x: 1.5em) { .h { } }',
    ),
  ).toEqual(new Set(['a', 'b', 'c', 'f', 'h']));
});

test('each class that a page names is defined in its style sheet', () => {
  const defined = new Map(sheets.map((sheet) => [sheet, definedIn(textOf(sheet))]));
  const unknown = uses.filter(({ sheet, name }) => !defined.get(sheet)?.has(name));
  expect(unknown.map(({ file, sheet, name }) => `${file}: ${name} is not in ${sheet}`)).toEqual([]);
});

test('each class of a style sheet is named by a page', () => {
  const used = new Set(uses.map(({ sheet, name }) => `${sheet} .${name}`));
  const unused = sheets.flatMap((sheet) => [...definedIn(textOf(sheet))].map((name) => `${sheet} .${name}`));
  expect(unused.filter((each) => !used.has(each))).toEqual([]);
});
