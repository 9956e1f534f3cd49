import type * as TypeScript from 'typescript-6';

// The rules for files of words. Each sentence is one export: a string, or a function whose body is one template or one
// `plural(…)`. Other code selects a sentence by its name. So translators get whole sentences, and other code contains no English
// grammar.

/** A statement that breaks a rule. */
type Rule = { readonly line: string; readonly why: string };

/** What a file of words may import: the forms of the language, the product's name, and other words. */
const imports = /^(\.\/[a-z-]+\.ts|#words\/(?:language|list|plural)\.ts|#shared\/product\.ts)$/;

// TypeScript 7 does not export a parser yet, so this uses TypeScript 6, as dependency-cruiser does.
const parse = async (text: string) => {
  const { default: ts } = await import('typescript-6');
  return { ts, source: ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true) };
};

/** Every statement that is not one whole sentence, with the reason. */
export const brokenRules = async (text: string): Promise<Rule[]> => {
  const { ts, source } = await parse(text);
  return source.statements.flatMap((statement) => {
    const why = reasonAgainst(ts, statement);
    return why === null ? [] : [{ line: statement.getText(), why }];
  });
};

/** The sentences without arguments, by their names. */
export const sentencesIn = async (text: string): Promise<{ readonly name: string; readonly text: string }[]> => {
  const { ts, source } = await parse(text);
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isStringLiteralLike(initializer) ? [{ name: name.getText(), text: initializer.text }] : [],
    );
  });
};

type Ts = Awaited<ReturnType<typeof parse>>['ts'];

const reasonAgainst = (ts: Ts, statement: TypeScript.Statement): string | null => {
  if (ts.isImportDeclaration(statement)) {
    const from = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
    return imports.test(from) ? null : `${from} is no word`;
  }
  if (!ts.isVariableStatement(statement)) return 'not an exported word';
  if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return 'not exported';
  for (const { initializer } of statement.declarationList.declarations) {
    const why = initializer ? reasonAgainstWord(ts, initializer) : 'no value';
    if (why !== null) return why;
  }
  return null;
};

const reasonAgainstWord = (ts: Ts, word: TypeScript.Expression): string | null => {
  if (!ts.isArrowFunction(word))
    return ts.isStringLiteralLike(word) || ts.isTemplateExpression(word) ? reasonAgainstPart(ts, word) : 'not a string';
  const { body } = word;
  const isPlural = ts.isCallExpression(body) && body.expression.getText() === 'plural';
  return ts.isTemplateExpression(body) || isPlural ? reasonAgainstPart(ts, body) : 'not one template or one plural';
};

/** Checks one part of a sentence: its text, an argument, or a form of the language. Null if it is allowed. */
const reasonAgainstPart = (ts: Ts, part: TypeScript.Expression): string | null => {
  if (ts.isStringLiteralLike(part)) return part.text.includes("'") ? 'a straight apostrophe' : null;
  if (ts.isIdentifier(part)) return null;
  if (ts.isPropertyAccessExpression(part)) return reasonAgainstPart(ts, part.expression);
  if (ts.isTemplateExpression(part)) return reasonAgainstTemplate(ts, part);
  if (!ts.isCallExpression(part) || part.expression.getText() !== 'plural') return `computes: ${part.getText()}`;
  const [count, wordings] = part.arguments;
  if (!count || !wordings || !ts.isObjectLiteralExpression(wordings)) return 'plural without its wordings';
  return firstReason([
    reasonAgainstPart(ts, count),
    ...wordings.properties.map((one) =>
      ts.isPropertyAssignment(one) ? reasonAgainstPart(ts, one.initializer) : `no wording: ${one.getText()}`,
    ),
  ]);
};

const reasonAgainstTemplate = (ts: Ts, template: TypeScript.TemplateExpression): string | null => {
  const texts = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  if (texts.some((text) => text.includes("'"))) return 'a straight apostrophe';
  return firstReason(
    template.templateSpans.map(({ expression }, at) => {
      const isList = ts.isCallExpression(expression) && expression.expression.getText() === 'listOf';
      if (!isList) return reasonAgainstPart(ts, expression);
      return texts[at]?.endsWith(': ') ? null : 'a list that does not stand after a colon';
    }),
  );
};

const firstReason = (reasons: readonly (string | null)[]): string | null =>
  reasons.find((reason) => reason !== null) ?? null;
