/** A text whose first sentences are shown while the rest is folded away. */
export type ShortText = { readonly open: string; readonly folded: string };

/** Sentences about emergency numbers, today, harm, or stopping a medicine are never folded away (CHANGES-2.2, C10). */
const neverFolded =
  /emergency|\b(?:911|999|112|988)\b|\btoday\b|\b(?:do not|don’t|never) (?:stop|use|start|change)\b|all at once|\bharm/i;

export const isNeverFolded = (text: string): boolean => neverFolded.test(text);

const sentencesOf = (text: string): string[] => text.replace(/([.?!]”?)\s+(?=[\p{Lu}“])/gu, '$1\n').split('\n');

/** Shows at least one sentence, more while they fit into `mostWords`, and every sentence that may not be folded. */
export const shortText = (text: string, mostWords: number): ShortText => {
  const sentences = sentencesOf(text);
  const open: string[] = [];
  const folded: string[] = [];
  let words = 0;
  for (const [at, sentence] of sentences.entries()) {
    words += sentence.split(/\s+/).length;
    const isOpen = at === 0 || (words <= mostWords && folded.length === 0) || isNeverFolded(sentence);
    (isOpen ? open : folded).push(sentence);
  }
  return { open: open.join(' '), folded: folded.join(' ') };
};
