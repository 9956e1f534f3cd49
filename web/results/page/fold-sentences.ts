import type { Recommendation } from '#shared/contract/result.ts';

type Classed = Pick<NonNullable<Recommendation['sentences']>[number], 'class' | 'text'>;

/** A text whose first sentences are shown while the rest is folded away. */
type FoldedText = { readonly open: string; readonly folded: string };

/** Sentences on what to do, when to call and what not to do are never folded. */
const mayBeFolded = ({ class: one }: Classed): boolean => one === 'what' || one === 'kind';

/** Shows at least one sentence, more while they fit into `mostWords`, and every sentence that may not be folded. */
export const foldSentences = (sentences: readonly Classed[], mostWords: number): FoldedText => {
  const open: string[] = [];
  const folded: string[] = [];
  let words = 0;
  for (const [at, sentence] of sentences.entries()) {
    words += sentence.text.split(/\s+/).length;
    const isOpen = at === 0 || (words <= mostWords && folded.length === 0) || !mayBeFolded(sentence);
    (isOpen ? open : folded).push(sentence.text);
  }
  return { open: open.join(' '), folded: folded.join(' ') };
};

/** A step with only the specification's fields is never folded. */
export const foldStep = ({ recommendation, sentences }: Recommendation, mostWords: number): FoldedText =>
  sentences ? foldSentences(sentences, mostWords) : { open: recommendation, folded: '' };

/** The sentences of a plan's item, without those in its step on the page's first card. What may not be folded is open. */
export const foldBelowStep = ({ recommendation, sentences = [] }: Recommendation, said: string): FoldedText => {
  const open = sentences.filter((sentence) => !mayBeFolded(sentence) && !said.includes(sentence.text));
  const folded = sentences.filter((sentence) => !open.includes(sentence) && !said.includes(sentence.text));
  const text = (some: readonly Classed[]) => some.map((one) => one.text).join(' ');
  return sentences.length === 0 ? { open: '', folded: recommendation } : { open: text(open), folded: text(folded) };
};
