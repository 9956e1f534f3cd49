/**
 * What a sentence of a notice, a step or a note is for. Only `what` and `kind` may be folded, shortened or moved below; when
 * something has to give way, the order of what stays is: call, aid, act, dont, typing, what, kind. In a step that is a habit,
 * `act` is the action, and `what` is a way to do it or a reason.
 */
export type SentenceClass =
  /** What the sign means. */
  | 'what'
  /** What to do, and by when. */
  | 'act'
  /** First help, now. */
  | 'aid'
  /** When to call whom. */
  | 'call'
  /** What not to stop, use or drive. */
  | 'dont'
  /** Correct the number. */
  | 'typing'
  /** Kindness. */
  | 'kind';

export type Words<Class extends SentenceClass = SentenceClass> = { readonly class: Class; readonly text: string };
export type Sentence = Words & {
  /** Unique among all notices. */
  readonly id: string;
};

const ofClass =
  <const Class extends SentenceClass>(kind: Class) =>
  (text: string): Words<Class> => ({ class: kind, text });

export const what = ofClass('what');
export const act = ofClass('act');
export const aid = ofClass('aid');
export const call = ofClass('call');
export const dont = ofClass('dont');
export const typing = ofClass('typing');
export const kind = ofClass('kind');

/** Sentences one after the other; what does not apply is left out. */
export const wordsOf = (...parts: readonly (Words | readonly Words[] | false | null | undefined)[]): readonly Words[] =>
  parts.flatMap((part) => part || []);

/** Whether a sentence must stay open, where it was written. */
export const isNeverFolded = ({ class: one }: Pick<Words, 'class'>): boolean => one !== 'what' && one !== 'kind';

export const textOf = (sentences: readonly Pick<Words, 'text'>[]): string =>
  sentences.map(({ text }) => text).join(' ');
