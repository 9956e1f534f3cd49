import type * as TypeScript from 'typescript-6';
import type { Language } from '#shared/contract/language.ts';
import { inflesz } from './reading-es.ts';

// What a machine can hold of a translation: the same sentences by name, the same values and tags in each, the same numbers and
// times, a negation where there is one, and no English left. What a sentence means is for people to read.

/** A sentence of a file of words, in one language. */
export type Sentence = {
  /** The names of its arguments; null if it has none. */
  readonly takes: readonly string[] | null;
  /** What is put into it, in order, as the code says it: `count`, `listOf(names)`. */
  readonly values: readonly string[];
  /** Every wording: more than one only of a plural. */
  readonly wordings: readonly string[];
};

const parser = async () => (await import('typescript-6')).default;
type Parser = Awaited<ReturnType<typeof parser>>;

/** The sentences of a file, by their names. */
export const sentencesOf = async (text: string): Promise<ReadonlyMap<string, Sentence>> => {
  const ts = await parser();
  const source = ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, Sentence>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) found.set(name.getText(), sentenceOf(ts, initializer));
  }
  return found;
};

const sentenceOf = (ts: Parser, word: TypeScript.Expression): Sentence => {
  const values: string[] = [];
  const wordings: string[] = [];
  const isPlural = (part: TypeScript.Node): part is TypeScript.CallExpression =>
    ts.isCallExpression(part) && part.expression.getText() === 'plural';
  const read = (part: TypeScript.Node): void => {
    if (ts.isStringLiteralLike(part)) wordings.push(part.text);
    else if (ts.isTemplateExpression(part)) {
      wordings.push([part.head.text, ...part.templateSpans.map(({ literal }) => literal.text)].join('…'));
      for (const { expression } of part.templateSpans)
        if (isPlural(expression)) read(expression);
        else values.push(expression.getText());
    } else if (isPlural(part)) {
      values.push(`#${part.arguments[0]?.getText()}`);
      ts.forEachChild(part.arguments[1] ?? part, (property) => {
        if (ts.isPropertyAssignment(property)) read(property.initializer);
      });
    }
  };
  const isFunction = ts.isArrowFunction(word);
  read(isFunction ? word.body : word);
  const takes = isFunction ? word.parameters.map(({ name }) => name.getText()) : null;
  return { takes, values, wordings };
};

type Rules = {
  /** Finds a word that denies. */
  readonly denies: RegExp;
  /** Finds each word that only another language has. */
  readonly foreign: RegExp;
  /** The words that it writes like English: names, and what was borrowed. A label of others is not translated. */
  readonly same: RegExp;
  /** Times and number words, in English and in this language. A text has each as often as its translation. */
  readonly times: readonly { readonly name: string; readonly own: RegExp; readonly other: RegExp }[];
  /** How easy sentences are by a formula of the language, and how easy running text must be at least. */
  readonly reading: { readonly ease: (sentences: readonly string[]) => number; readonly least: number };
};

const english = {
  denies:
    /\b(?:no|not|cannot|never|none|nothing|nobody|no one|neither|nor|without|non-|\w+n’t|un(?:likely|able|known|confirmed|planned|usual))\b/i,
} satisfies Partial<Rules>;

const inWords = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

const timesOf = (table: Readonly<Record<string, string>>): Rules['times'] =>
  Object.entries(table).map(([name, other]) => ({ name, own: inWords(name), other: inWords(other) }));

export const spanish: Rules = {
  denies:
    /(?<!\p{L})(?:no|nunca|jamás|ningun[oa]|ningún|nada|nadie|ni|tampoco|sin|im(?:probable|posible)|in(?:usual|consciente)|des(?:conocid[oa]s?|conoce)|excepto|salvo)(?!\p{L})/iu,
  foreign:
    /(?<!\p{L})(?:the|and|or|of|your|you|with|is|are|this|that|from|for|not|what|when|how|if|we|it|to|in|on|at|have|has|was|be|by|an|any|see|more|than|about|doctor’s|heart|health)(?!\p{L})/giu,
  same: /(?<!\p{L})(?:alcohol|diabetes|error|Healthline|LDL|mmHg|NHS|no|prediabetes|SNS|total)(?!\p{L})/giu,
  times: timesOf({
    'emergency number now': 'ahora mismo (?:a[^.,:;]* o )?al número local de emergencias',
    // "All at once" is suddenly.
    '(?<!all )at once|straight away|right away': 'de inmediato',
    today: 'hoy',
    'today or tomorrow': 'hoy o mañana',
    '(?:in|over) the next few days': 'en los próximos días',
    'within a week': 'en menos de una semana',
    'in the next week or two': 'en las próximas una o dos semanas',
    'in the next few weeks': 'en las próximas semanas',
    '(?:at|for) your next (?:visit|appointment)': '(?:en|para) su próxima cita',
    minutes: 'minutos',
    half: 'medi[oa]|mitad',
    'two|twice|both|double': 'dos|doble',
    three: 'tres',
    four: 'cuatro',
    five: 'cinco',
    six: 'seis',
    seven: 'siete',
    eight: 'ocho',
    nine: 'nueve',
    ten: 'diez',
  }),
  reading: { ease: inflesz, least: 65 },
};

const rulesByLanguage: Partial<Readonly<Record<Language, Rules>>> = { es: spanish };

/** What a machine holds of the translations into a language. Each one must have a row, or nothing would be held. */
export const rulesOf = (code: Language): Rules => {
  const rules = rulesByLanguage[code];
  if (!rules) throw new Error(`tests/support/translations.ts has no rules for ${code}. Write its row, as that of es.`);
  return rules;
};

const tags = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => text.match(/<\/?[a-z]+>/g) ?? []))].toSorted();
/** In order: 80 over 130 is not 130 over 80. */
export const numbersIn = (texts: readonly string[]) => texts.flatMap((text) => text.match(/\d[\d,.:/-]*\d|\d/g) ?? []);
const differ = (a: readonly string[], b: readonly string[]) => a.join('|') !== b.join('|');

const plain = (text: string): string => text.replace(/<\/?[a-z]+>/g, ' ');

/** Sentence by sentence, where both have equally many; else all of it at once. */
const pairsOf = (from: Sentence, to: Sentence): (readonly [string, string])[] => {
  const [own, other] = [from, to].map(({ wordings }) =>
    wordings.flatMap((wording) => plain(wording).split(/(?<=[.?!][”")]?)\s+/)),
  );
  if (own?.length === other?.length) return (own ?? []).map((sentence, at) => [sentence, other?.[at] ?? '']);
  return [[plain(from.wordings.join(' ')), plain(to.wordings.join(' '))]];
};

const negations = (own: string, other: string, { denies }: Rules): string[] => {
  const isDenied = english.denies.test(own);
  if (isDenied === denies.test(other)) return [];
  return [isDenied ? 'denies no more' : 'denies only here'];
};

/** The English words in a text. What stands in quotation marks may be English. */
export const foreignIn = (text: string, { foreign }: Rules): string[] =>
  text.replace(/“[^”]*”/gu, ' ').match(foreign) ?? [];

const hasOwnWords = (wording: string, { same }: Rules): boolean => /\p{L}/u.test(wording.replace(same, ''));

/** Everything in which a translation is not the English sentence, in words. */
export const differences = (from: Sentence, to: Sentence, language: Rules): string[] => {
  const found: string[] = [];
  const note = (what: string, a: readonly string[], b: readonly string[]) => {
    if (differ(a, b)) found.push(`${what}: ${a.join(' ') || 'none'} is ${b.join(' ') || 'none'}`);
  };
  note('takes', from.takes ?? ['nothing'], to.takes ?? ['nothing']);
  note('values', from.values, to.values);
  note('tags', tags(from.wordings), tags(to.wordings));
  note('numbers', numbersIn(from.wordings), numbersIn(to.wordings));
  const all = plain(from.wordings.join(' '));
  const text = plain(to.wordings.join(' '));
  found.push(...new Set(pairsOf(from, to).flatMap(([own, other]) => negations(own, other, language))));
  for (const { name, own, other } of language.times) {
    const [here, there] = [all.match(own) ?? [], text.match(other) ?? []];
    if (here.length !== there.length) found.push(`${name}: ${here.length} is ${there.length}`);
  }
  const left = foreignIn(text, language);
  if (left.length > 0) found.push(`English is left: ${left.join(' ')}`);
  const untranslated = to.wordings.filter(
    (wording) => from.wordings.includes(wording) && hasOwnWords(wording, language),
  );
  if (untranslated.length > 0) found.push(`is the English: ${untranslated.join(' ')}`);
  if (to.wordings.some((wording) => wording.trim() === '')) found.push('empty');
  return found;
};
