import type { FactualSection } from './facts.ts';
import type { SectionKind } from './sections.ts';
import { isFreeWord, reservedWords } from './vocabulary-v1.ts';

/**
 * Decides whether a section in the model's words may reach a person. It may say figures and findings only by copying the
 * engine's phrases or sentences letter by letter (number, name and unit in one piece). Those are cut out first; what is left must
 * be plain words of a known list, in which there is no number, unit, comparison, verdict or negation. So a number can be
 * neither altered nor added, in any spelling or script, and nothing can be claimed about one.
 */
export type Refusal = 'length' | 'characters' | 'advice-missing' | 'word' | 'beside-a-fact' | 'unfinished';

/** Null: accepted. */
export const refuseWording = (section: FactualSection, text: string): Refusal | null => {
  if (text.length < shortest || text.length > longest[section.kind] + section.text.length) return 'length';
  const advice = section.kind === 'recommendation' ? section.sentences.slice(0, 1) : [];
  if (!advice.every((sentence) => text.includes(sentence))) return 'advice-missing';
  if (text.includes(sentenceMark) || text.includes(phraseMark)) return 'characters';
  const rest = cutOut(cutOut(text, section.sentences, sentenceMark), section.phrases, phraseMark);
  if (!plainCharacters.test(rest) || gluedStop.test(rest)) return 'characters';
  if (!/[.?§]\s*$/.test(rest)) return 'unfinished';
  const own = ownWords(section);
  const clauses = rest.split(/[.?:;§]/).map((clause) => clause.toLowerCase());
  return clauses.map((clause) => refuseClause(clause, own)).find((refusal) => refusal !== null) ?? null;
};

const refuseClause = (clause: string, own: ReadonlySet<string>): Refusal | null => {
  const holdsFact = clause.includes(phraseMark);
  // Beside a fact not even the engine's own words are free: one of them may be a unit.
  const alsoFree = holdsFact ? nothing : own;
  if (!wordsOf(clause).every((word) => isFreeWord(word, alsoFree))) return 'word';
  return holdsFact && misleads(clause) ? 'beside-a-fact' : null;
};

const nothing: ReadonlySet<string> = new Set();

const shortest = 20;
/** Characters beyond the engine's own text, by kind. */
const longest: Record<SectionKind, number> = {
  intro: 300,
  summary: 400,
  explanation: 300,
  'plan-intro': 200,
  recommendation: 250,
  outro: 250,
};

/** What stands where an engine's sentence or phrase was cut out. A text that brings these along is refused. */
const sentenceMark = '§';
const phraseMark = '¤';

/** No digits, no markup, no symbols, no other script, nothing invisible. */
const plainCharacters = /^[A-Za-z ,.;:?'’()§¤-]*$/;
/** 'example.com' and '…).next' run on without a blank. */
const gluedStop = /[.:;?)][A-Za-z(]/;

/** Longest first, so that a phrase inside another one does not break it. Glued to a letter, digit or sign it does not count. */
const cutOut = (text: string, pieces: string[], mark: string): string =>
  [...pieces]
    .sort((a, b) => b.length - a.length)
    .reduce((left, piece) => left.replace(standingAlone(piece), mark), text);

const standingAlone = (piece: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}%.,–'’-])${escaped(piece)}(?![\\p{L}\\p{N}%–'’-]|[.,]\\p{N})`, 'gu');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** The engine's words for this very section are free as well, unless they are of the kind that is never free. */
const ownWords = ({ text, phrases }: FactualSection): Set<string> =>
  new Set(
    wordsOf([text, ...phrases].join(' ').toLowerCase()).filter((word) => word.length > 2 && !reservedWords.has(word)),
  );

const wordsOf = (text: string): string[] => text.replaceAll('’', "'").match(/[a-z]+(?:'[a-z]+)?/g) ?? [];

/**
 * In one clause with a figure: words that would move it to another person, time or degree of certainty, or make it a
 * condition or a wish. Plain counting words are not in the list of free words at all.
 */
const misleading = new Set(
  (
    'will would could should may might must shall can if unless until than but however instead although though whether ' +
    'was were had became become becomes been friend family partner neighbour people person other another someone they them ' +
    'their tomorrow tonight yesterday add adds plus minus times almost nearly about around only even just still yet ' +
    'off out through hope try improve change swap reach aim target goal'
  ).split(' '),
);

/** What may follow a figure: anything else could be read as its unit. */
const afterFact = new Set('and with in here for as which today is to from on overall this that based so'.split(' '));

const misleads = (clause: string): boolean => {
  const followers = [...clause.matchAll(/¤[^a-z¤]*([a-z']+)?/g)].map(([, word]) => word);
  return (
    followers.some((word) => word !== undefined && !afterFact.has(word)) ||
    wordsOf(clause).some((word) => misleading.has(word))
  );
};
