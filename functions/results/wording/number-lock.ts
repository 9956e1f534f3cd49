import { type FactualSection, pointsBack } from './facts.ts';
import type { SectionKind } from './sections.ts';
import { isFactWord, isFreeWord } from './vocabulary-v1.ts';

/**
 * Decides whether a section in the model's words may reach a person. It may say figures and findings only by copying the
 * engine's phrases or sentences letter by letter (number, name and unit in one piece). Those are cut out first; what is left must
 * be plain words of a known list, in which there is no number, unit, comparison, verdict or negation, and beside a figure
 * words of a very short one. So a number can be neither altered nor added, in any spelling or script, and nothing can be
 * claimed about one.
 */
export type Refusal =
  | 'length'
  | 'characters'
  | 'sentence-missing'
  | 'capital'
  | 'word'
  | 'beside-a-fact'
  | 'unfinished';

/** Null: accepted. */
export const refuseWording = (section: FactualSection, text: string): Refusal | null => {
  if (text.length < shortest || text.length > longest[section.kind] + section.text.length) return 'length';
  if (!section.kept.every((sentence) => text.includes(sentence))) return 'sentence-missing';
  if (/[§¤¶]/.test(text)) return 'characters';
  const rest = leftover(section, text);
  if (!plainCharacters.test(rest) || gluedStop.test(rest)) return 'characters';
  // Every sentence of the model's ends with a full stop, also before one of the engine's.
  if (!/[.§]$/.test(rest) || /[^.§ ] *§/.test(rest)) return 'unfinished';
  const clauses = rest.split(/[.§]/).map((clause) => clause.trim());
  if (!clauses.every((clause) => /^([A-Z¤¶][^A-Z]*)?$/.test(clause))) return 'capital';
  if (clauses.flatMap(wordsOf).some((word) => !isFreeWord(word))) return 'word';
  return clauses.some(misleads) || pointsAstray(section, text) ? 'beside-a-fact' : null;
};

/**
 * 'This is a strong side of yours' says so of whatever stands before it: that may be a figure, the result, the engine's
 * words or nothing at all, but no free words.
 */
const pointsAstray = (section: FactualSection, text: string): boolean => {
  const verdict = section.sentences.find((sentence) => pointsBack.test(sentence));
  if (!verdict) return false;
  const before = text.split(verdict).slice(0, -1);
  return before.some((part) => {
    const clause = leftover(section, part).trim().replace(/\.$/, '').split(/[.§]/).at(-1) ?? '';
    return wordsOf(clause).some((word) => !isFactWord(word));
  });
};

const leftover = ({ sentences, phrases, labels }: FactualSection, text: string): string =>
  cutOut(cutOut(cutOut(text, sentences, sentenceMark), phrases, phraseMark), labels, labelMark);

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
/** A label counts as a word, so it may stand anywhere in a sentence. */
const labelMark = '¶';

/** No digits, no markup, no symbols, no other script, nothing invisible; no question that would put a figure in doubt. */
const plainCharacters = /^[A-Za-z ,.'’§¤¶-]*$/;
/** 'example.com' runs on without a blank. */
const gluedStop = /\.[A-Za-z]/;

/** Longest first, so that a phrase inside another one does not break it. Glued to a letter, digit or sign it does not count. */
const cutOut = (text: string, pieces: string[], mark: string): string =>
  [...pieces]
    .sort((a, b) => b.length - a.length)
    .reduce((left, piece) => left.replace(standingAlone(piece), mark), text);

const standingAlone = (piece: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}%.,–'’-])${escaped(piece)}(?![\\p{L}\\p{N}%–'’-]|[.,]\\p{N})`, 'gu');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z]+(?:'[a-z]+)?/g) ?? [];

/** Named, it binds a clause like a figure: nobody may be told that it is another's, will change, or does not count. */
const ourOwn = /\b(answers?|results?|summary|summaries|sections?|pages?|pictures?)\b/;

/** What may follow a figure: anything else could be read as its unit. */
const afterFact = new Set('and with in here for as today is to on overall this that based so'.split(' '));

const misleads = (clause: string): boolean => {
  const followers = [...clause.matchAll(/¤[^a-z¤]*([a-z'’]+)?/g)].map(([, word]) => word);
  if (followers.some((word) => word !== undefined && !afterFact.has(word))) return true;
  const isBound = followers.length > 0 || ourOwn.test(clause.toLowerCase());
  return isBound && wordsOf(clause).some((word) => !isFactWord(word));
};
