export type Tone = 'good' | 'bad' | 'open';

/** One thing that came of a check: in a word or two, and why. */
export type Words = { readonly tone: Tone; readonly verdict: string; readonly why: string };
