import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript-6';
import type { Words } from '#shared/safety/sentence.ts';
import { root } from '#tests/structure/read-imports.ts';
import { roomsIn } from '#tests/support/classes-in-code.ts';

// Which sentences each flag says, by their names. A flag knows their words alone, and numbers stand in some of those. So the names
// are read in the code of red-flag-words, and found by the list of words that the flag has from there.

/** The names of a flag's label and sentences: 'pulse.pulseFastWhat'. A variant has no label of its own. */
export type SaidNames = { readonly label: string | null; readonly sentences: readonly string[] };

type Found = Map<readonly Words[], SaidNames>;

/** What one file says. `built` has the values that its code builds. */
const readFile = (text: string, built: Readonly<Record<string, unknown>>, found: Found): void => {
  const rooms = roomsIn(text);
  const constants = new Map<string, ts.Expression>();
  /** All names in a piece of code, also by way of constants of the file. */
  const namesIn = (code: ts.Node): string[] => {
    if (ts.isPropertyAccessExpression(code) && ts.isIdentifier(code.expression)) {
      const room = rooms.get(code.expression.text);
      return room ? [`${room}.${code.name.text}`] : [];
    }
    const constant = ts.isIdentifier(code) && constants.get(code.text);
    if (constant) return namesIn(constant);
    const names: string[] = [];
    ts.forEachChild(code, (child) => void names.push(...namesIn(child)));
    return names;
  };
  const nameOf = (code: ts.Expression): string => {
    const [name, ...others] = namesIn(code);
    if (!name || others.length > 0) throw new Error(`Not one sentence: ${code.getText()}`);
    return name;
  };
  const read = (code: ts.Expression, value: unknown, label: string | null): void => {
    if (ts.isArrayLiteralExpression(code)) {
      found.set(value as readonly Words[], { label, sentences: code.elements.map(nameOf) });
    } else if (ts.isObjectLiteralExpression(code)) {
      const members = code.properties.filter(ts.isPropertyAssignment);
      const own = members.find(({ name }) => name.getText() === 'label');
      for (const { name, initializer } of members)
        read(initializer, (value as Record<string, unknown>)[name.getText()], own ? nameOf(own.initializer) : null);
    }
  };
  for (const statement of ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer) continue;
      const code = ts.isAsExpression(initializer) ? initializer.expression : initializer;
      constants.set(name.getText(), code);
      if (name.getText() in built) read(code, built[name.getText()], null);
    }
  }
};

const found: Found = new Map();
const folder = join(root, 'shared/safety/red-flag-words');
for (const file of globSync('*.ts', { cwd: folder }))
  readFile(
    readFileSync(join(folder, file), 'utf8'),
    await import(`../../../shared/safety/red-flag-words/${basename(file, '.ts')}.ts`),
    found,
  );

/** The names of a list of words that a flag or one of its variants has. */
export const namesOf = (words: readonly Words[]): SaidNames => {
  const names = found.get(words);
  if (!names) throw new Error(`These words are not from shared/safety/red-flag-words: ${words[0]?.text}`);
  return names;
};
