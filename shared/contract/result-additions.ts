import type { RedFlagNotice } from './red-flag.ts';

/**
 * What engine 2 adds to a result. Every field is optional for whoever reads it: a result of engine 1, and one with the
 * specification's fields alone, are shown without them. Texts are whole sentences; a page, a mail and a print only
 * place them.
 */
export type ResultAdditions = {
  /** Which questionnaire the answers belong to, such as '2.1'. */
  quizVersion?: string;
  /**
   * Which of three pages this is. `estimated`: the number first. `notEstimated`: a kind heading and the reason stand in
   * the number's place. `checkFirst`: an emergency or urgent notice stands first and a number is folded, in words.
   */
  standing?: 'estimated' | 'notEstimated' | 'checkFirst';
  /** The first sentence of the page's first card: what the number means, or why there is none. */
  heading?: string;
  /** The paragraphs under it. With a biological age the first one says what the number does not count. */
  meaning?: string[];
  /** In words, for `checkFirst`: the figure that is folded away. Absent when nothing is estimated. */
  foldedFigure?: string;
  routes?: string[];
  /** Red flags as notices, most urgent first, and whether emergency numbers stand beside them. */
  notices?: Notice[];
  /** The list under 'Until you have been seen'. */
  untilSeen?: string[];
  /** When to call for help, made for this person (routes without an estimate). */
  whenToCall?: string[];
  supportLines?: SupportLine[];
  /** Kind words that go with single answers and routes (alcohol, sleep, gut, eating). */
  sideNotes?: CodedText[];
  caveats?: CodedText[];
  /** The code of the recommendation to start with; it is also the first of `topRecommendations`. */
  startWith?: string | null;
  /** Longevity: what all recommendations together would give. */
  together?: string | null;
  /** What was not answered or not measured, and what it would change; most telling first. */
  missing?: { id: string; label: string; text: string }[];
  /** 'What these numbers mean': one paragraph a figure. */
  figures?: { label: string; value: string; text: string }[];
  heart?: HeartParts;
};

export type Notice = RedFlagNotice & { label: string; isEmergency: boolean };
export type CodedText = { code: string; text: string };
/** `tel` is what a phone dials ('988'), absent for a web address. */
export type SupportLine = { region: string; name: string; contact: string; hours: string; tel?: string };

/** What stands beside a heart result. Percentages have one decimal, ages whole years. */
export type HeartParts = {
  /** 'Of 100 women with answers like yours, about 3 …': both halves, always. */
  sentence?: string;
  /** How many of a hundred people are coloured; 0 below half a percent. */
  peopleOf100?: number | null;
  rangeOpen?: 'high' | 'low' | null;
  /** The published limits in percent, in order, with their words; `isYours` marks the person's level, if graded. */
  levels?: { code: string; label: string; from: number; isYours: boolean }[];
  /** Total risk, heart failure, 30 years, heart age: title, what it means, the figure and its range in words. */
  further?: { code: string; title: string; text: string; value: string; range?: string }[];
  /** The number that would narrow the range most, if any narrows it by half a percentage point or more. */
  oneNumber?: { name: string; title: string; text: string } | null;
  /** Questions to read out to a clinician, in the person's voice. */
  ask?: { code: string; question: string; goal?: string; source: string }[];
  nextStep?: { code: string; title: string; text: string; by?: string };
};

/** What engine 2 adds to one recommendation. */
export type RecommendationAdditions = {
  /** The action in a few words; `recommendation` says how. */
  title?: string;
  /** 'Your age would be 43, likely 35 to 52, if only this answer were different.' Absent when no number is shown. */
  effect?: string;
  wouldBe?: number | null;
  /** 'From 16 studies put together in 2022.' */
  evidenceLine?: string;
  /** Ids in the result's `sources`. */
  sourceIds?: string[];
  /** How good the evidence is, in words. */
  grade?: string;
  /** `care` is a next step that a route or a warning asks for. */
  kind?: 'habit' | 'clinician' | 'care';
};
