import type * as TypeScript from 'typescript-6';

// Finds what a visitor reads where it should not stand: in code. Words belong into `shared/words/en` or into the words of a
// feature, so that an editor, a clinician and a translator each read them in one place.

type Ts = typeof TypeScript.default;

/** Words in code: where they stand, what kind of code holds them, and the words. */
export type Found = {
  readonly line: number;
  readonly text: string;
  readonly node: TypeScript.Node;
  /** The property that holds the words, if they stand in one. */
  readonly property: string | null;
};

/** Attributes and properties whose values are shown or read aloud as they are. */
const shown = /^(?:alt|aria-(?:description|label)|button|heading|label|placeholder|subject|term|text|title)$/;

/** Attributes whose values are read by the browser alone. */
const codeAttributes = new Set(['className', 'd', 'points', 'preserveAspectRatio', 'sizes', 'transform', 'viewBox']);

/** Calls whose text reaches an operator or an engineer, or is only the purpose of a hash. */
const operatorCalls =
  /^(?:.*\.(?:closest|matches|querySelector(?:All)?)|createH(?:ash|mac)\(.*\)\.update|console\.\w+|\w*[lL]og(?:\.\w+)?|new \w*(?:Error|Exception)|super|hash|invariant|css|expect)$/;

/** Properties of a declaration that the description of the API or the operator's alarms quote, and names of publications. */
const operatorProperties = new Set([
  'citation',
  'description',
  'detail',
  'hurts',
  'reason',
  'summary',
  'whoIsAffected',
  "'content-type'",
  "'cache-control'",
]);

/** Two words with a space between them, one of them in lower case. A few words without a capital or a mark are a code, and so is a list of addresses. */
const isSentence = (text: string): boolean =>
  /\p{L}{2,}[,.:;?!’]* \p{L}/u.test(text) &&
  /(?:^|[\s(“])\p{Ll}{2,}/u.test(text) &&
  !/^\p{Ll}+(?: \p{Ll}+){0,4}$/u.test(text) &&
  !/^(?:\S+\.\p{Ll}+ ?)+$/u.test(text);

const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** Every piece of text in this file that a visitor may read. `named` may be `.ts` or `.tsx`. */
export const wordsIn = async (named: string, code: string): Promise<Found[]> => {
  // TypeScript 7 does not export a parser yet, so this uses TypeScript 6, as dependency-cruiser does.
  const { default: ts } = await import('typescript-6');
  const source = ts.createSourceFile(named, code, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (isForOthers(ts, node)) return;
    const text = textOf(ts, node);
    if (text !== null && !isKey(ts, node) && (isShown(ts, node) ? hasWord(text) : isSentence(text)))
      found.push({
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        text: text.trim(),
        node,
        property: propertyOf(ts, node),
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** The name of a property where it is given or read: a key of data, such as a group in a file of figures. */
const isKey = (ts: Ts, node: TypeScript.Node): boolean => {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  return ts.isElementAccessExpression(parent) && parent.argumentExpression === node;
};

const propertyOf = (ts: Ts, { parent }: TypeScript.Node): string | null =>
  ts.isPropertyAssignment(parent) ? parent.name.getText() : null;

/** The text of a literal, with a mark for each value in it; null for any other code. */
const textOf = (ts: Ts, node: TypeScript.Node): string | null => {
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, ' ');
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  // Of a template of HTML only what stands between the tags.
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    .join('…')
    .replaceAll(/<[^<>]*>|&\w+;/g, ' ');
};

/** A single word that a visitor reads, and no code: 'Saving…', or 'Score' as the value of an attribute. */
const isLabel = (ts: Ts, node: TypeScript.Node): boolean => {
  const text = textOf(ts, node) ?? '';
  return /\p{Ll}…$/u.test(text) || (ts.isJsxAttribute(node.parent) && /^\p{Lu}\p{Ll}/u.test(text));
};

/** Code that no visitor reads, with all that is in it. */
const isForOthers = (ts: Ts, node: TypeScript.Node): boolean => {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isThrowStatement(node)) return true;
  if (ts.isCallExpression(node)) return operatorCalls.test(node.expression.getText());
  if (ts.isNewExpression(node)) return operatorCalls.test(`new ${node.expression.getText()}`);
  if (ts.isJsxAttribute(node)) return codeAttributes.has(node.name.getText());
  if (ts.isVariableDeclaration(node)) return /Description$/.test(node.name.getText());
  return ts.isPropertyAssignment(node) && operatorProperties.has(node.name.getText());
};

/** Whether this text reaches the page as it stands, so that a single word counts. */
const isShown = (ts: Ts, node: TypeScript.Node): boolean => {
  if (ts.isJsxText(node)) return true;
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent))
    return shown.test(parent.name.getText()) || isLabel(ts, node);
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? isShown(ts, parent) : true;
  if (ts.isParenthesizedExpression(parent)) return isShown(ts, parent);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(ts, parent);
  if (!ts.isBinaryExpression(parent) || parent.right !== node) return false;
  const { kind } = parent.operatorToken;
  const isChoice = kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.QuestionQuestionToken;
  return isChoice && isShown(ts, parent);
};
