import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

// Sentences for a person and names of sources, in tables of data. `tests/unit/safety/words.test.ts` and the tests of words
// compare them with the reference letter by letter, so such a mutant says nothing about the code, and each of them costs
// a run of all tests. Only texts are passed over: a function or a number in the same table is mutated.
const textFields = new Set(['message', 'label', 'text', 'advice', 'sources', 'evidence']);

const isText = (node) =>
  node.type === 'StringLiteral' ||
  (node.type === 'ArrayExpression' && node.elements.every((element) => isText(element)));

const texts = {
  shouldIgnore: ({ node }) =>
    node.type === 'ObjectProperty' && textFields.has(node.key.name) && isText(node.value)
      ? 'A text in a table of data: compared with the reference.'
      : undefined,
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts-of-tables', texts)];
