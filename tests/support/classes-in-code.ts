import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as TypeScript from 'typescript-6';
import { root, sourceFiles } from '#tests/structure/read-imports.ts';

/** The functions of `shared/safety/sentence.ts` that give a sentence its class. */
const classes = new Set(['what', 'act', 'aid', 'call', 'dont', 'typing', 'kind']);

/** A sentence as 'room.name', with a class that code gives it. */
export type Said = { readonly sentence: string; readonly class: string };

/** Every sentence that code gives a class directly, such as `act(words.breathAct)`. */
export const classesInCode = async (): Promise<Said[]> => {
  const ts = await parser();
  return sourceFiles()
    .filter((file) => file.startsWith('shared/') && file.endsWith('.ts'))
    .flatMap((file) => saidIn(ts, readFileSync(join(root, file), 'utf8')));
};

// TypeScript 7 does not export a parser yet.
const parser = async () => (await import('typescript-6')).default;
type Ts = Awaited<ReturnType<typeof parser>>;

/** The rooms of words that a file imports, by the names that it gives them. */
export const roomsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/import \* as (\w+) from '#(?:feature-)?words\/([\w/-]+)\.ts';/g)].map(
      ([, alias = '', room = '']) => [alias, room],
    ),
  );

const saidIn = (ts: Ts, text: string): Said[] => {
  const rooms = roomsIn(text);
  if (rooms.size === 0) return [];
  const said: Said[] = [];
  const visit = (node: TypeScript.Node, given: string | null): void => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const room = rooms.get(node.expression.text);
      if (room && given) said.push({ sentence: `${room}.${node.name.text}`, class: given });
      return;
    }
    const called = ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : '';
    ts.forEachChild(node, (child) => visit(child, classes.has(called) ? called : given));
  };
  visit(ts.createSourceFile('code.ts', text, ts.ScriptTarget.Latest, true), null);
  return said;
};
