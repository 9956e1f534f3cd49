import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../structure/read-imports.ts';
import { sourceFiles } from '../structure/source-files.ts';

// A cast tells the compiler what it cannot see. In shared each one stands here with its reason.
const castsByFile = {
  // A setting that a white label changes: its type has the other value too.
  'shared/product.ts': ["'coming-soon' as 'coming-soon' | 'on'"],
  // Each reader has checked its value against its own question; the compiler cannot follow that through a loop.
  'shared/quiz/clean-answers.ts': ['kept as CleanAnswersOf<Q>'],
};

test('shared has no cast without a reason', async () => {
  // TypeScript 7 has no parser to call yet, so this takes the one that dependency-cruiser has too.
  const { default: ts } = await import('typescript-6');
  const castsIn = (file: string): string[] => {
    const found: string[] = [];
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: import('typescript-6').Node): void => {
      const isCast = (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) || ts.isNonNullExpression(node);
      if (isCast) found.push(node.getText(source));
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  };
  const shared = sourceFiles().filter((file) => file.startsWith('shared/'));
  const found = shared.map((file) => [file, castsIn(file)] as const).filter(([, casts]) => casts.length > 0);
  expect(shared.length).toBeGreaterThan(100);
  expect(Object.fromEntries(found)).toEqual(castsByFile);
});
