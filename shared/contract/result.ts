import * as z from 'zod/mini';
import { factorField, quizIds } from '#shared/derived-names.ts';
import { submissionIdText } from './schemas/id-schemas.ts';

// What our engine adds to the specified result, to be spread into its schemas below. Every field is optional for a reader: a result
// with the specification's fields alone is shown without them. Texts are whole sentences; a page, a mail and a print only place
// them.

const text = z.string();
const maybeText = z.optional(text);
const texts = z.optional(z.array(text));
const codedTexts = z.optional(z.array(z.object({ code: text, text })));
/** `isOpen`: never folded away, because it says when to call for help or what not to do. */
const sideNotes = z.optional(z.array(z.object({ code: text, text, isOpen: z.optional(z.boolean()) })));

/** A sentence of a step or of a reason. Only those of the classes `what` and `kind` may be folded away. */
const sentence = z.object({
  id: text,
  class: z.enum(['what', 'act', 'aid', 'call', 'dont', 'typing', 'kind']),
  text,
});

const notice = z.object({
  code: text,
  level: z.enum(['emergency', 'urgent', 'soon']),
  message: text,
  label: text,
  /** The label with the value that raised it, to be printed in bold before the message: 'Very high blood pressure: 186/112.' */
  heading: maybeText,
  /** The chosen answers that raised it, and the day of an older answer or test: 'You told us: I fainted in the last 4 weeks.' */
  told: maybeText,
  isEmergency: z.boolean(),
  /** By when to be seen, in words: 'Within a week'. Absent above the level soon, whose heading says it. */
  by: maybeText,
  /** The latest day for an urgent notice; absent at the other levels, and where another notice of the page names the time. */
  seenBy: z.optional(z.enum(['today', 'tomorrow'])),
  /** The day of the answer (YYYY-MM-DD), where it is an older one of the other quiz; `message` then names the day. */
  toldOn: maybeText,
});

/** What stands beside a heart result. Percentages have one decimal, ages whole years. */
const heart = z.object({
  /** 'About 3 in 100 women with answers like yours …': both halves, always. */
  sentence: maybeText,
  /** How many of a hundred people are coloured; 0 below half a percent. */
  peopleOf100: z.optional(z.nullable(z.number())),
  rangeOpen: z.optional(z.nullable(z.enum(['high', 'low']))),
  /** The published limits in percent, in order, with their words; `isYours` marks the person's level, if graded. */
  levels: z.optional(z.array(z.object({ code: text, label: text, from: z.number(), isYours: z.boolean() }))),
  /** Total risk, heart failure, 30 years, heart age: title, what it means, the figure and its range in words. */
  further: z.optional(z.array(z.object({ code: text, title: text, text, value: text, range: maybeText }))),
  /** The number that would narrow the range most, if any narrows it by half a percentage point or more. */
  oneNumber: z.optional(z.nullable(z.object({ name: text, title: text, text }))),
  /** Questions to read out to a clinician, in the person's voice. */
  ask: z.optional(z.array(z.object({ code: text, question: text, goal: maybeText, source: text }))),
  nextStep: z.optional(
    z.object({
      code: text,
      title: text,
      text,
      /** By when; never later than the soonest notice of the page. */
      by: maybeText,
      /** What to ask on the same visit: one line under the step. */
      sameVisit: maybeText,
    }),
  ),
  /** Said in the place of the level where no word of comfort may stand. */
  withheldGrade: maybeText,
});

/** The other one of two results of the same answers: the one that was wrong, or the one that took its place. */
const otherResult = z.object({
  /** ISO instant of the correction. */
  at: text,
  /** What was wrong, in a sentence for the person. */
  reason: text,
  /** Its id, to be asked for like a submission's. */
  id: text,
  engineVersion: text,
});

export const resultAdditions = {
  /** On a corrected result: the earlier one, which can still be read. */
  replaces: z.optional(otherResult),
  /** On an earlier result that was wrong: the one that took its place. */
  replacedBy: z.optional(otherResult),
  /** Which questionnaire the answers belong to, such as '2.1'. */
  quizVersion: maybeText,
  /** The language of every sentence here, by its name in the table of languages; English where it is absent. */
  language: maybeText,
  /**
   * Which of three pages this is. `estimated`: the number first. `notEstimated`: a kind heading and the reason stand in
   * the number's place. `checkFirst`: an emergency or urgent notice stands first and a number is folded, in words.
   */
  standing: z.optional(z.enum(['estimated', 'notEstimated', 'checkFirst'])),
  /** The first sentence of the page's first card: what the number means, or why there is none. */
  heading: maybeText,
  /** The paragraphs under it. With a biological age the first one says what the number does not count. */
  meaning: texts,
  /** Why there is no number, sentence by sentence: the first of `meaning`, of which a page may fold some away. */
  reason: z.optional(z.array(sentence)),
  /** In words, for `checkFirst`: the figure that is folded away. Absent when nothing is estimated. */
  foldedFigure: maybeText,
  routes: texts,
  /** Red flags as notices, most urgent first, and whether emergency numbers stand beside them. */
  notices: z.optional(z.array(notice)),
  /** Older signs of the other quiz that a clinician has looked at since: a record, not a warning. */
  checkedSigns: z.optional(z.array(z.object({ code: text, label: text, message: text }))),
  /** The list under 'Until you have been seen'. */
  untilSeen: texts,
  /** When to call for help, made for this person (routes without an estimate). */
  whenToCall: texts,
  /** `tel` is what a phone dials ('988'), absent for a web address. */
  supportLines: z.optional(z.array(z.object({ region: text, name: text, contact: text, hours: text, tel: maybeText }))),
  /** Kind words that go with single answers and routes (alcohol, sleep, gut, eating). */
  sideNotes,
  caveats: codedTexts,
  /** The code of the recommendation to start with; it is also the first of `topRecommendations`. */
  startWith: z.optional(z.nullable(text)),
  /** Longevity: what all recommendations together would give. */
  together: z.optional(z.nullable(text)),
  /** What was not answered or not measured, and what it would change; most telling first. */
  missing: z.optional(z.array(z.object({ id: text, label: text, text }))),
  /** 'What these numbers mean': one paragraph a figure. `code` says which figure it is, in every language. */
  figures: z.optional(z.array(z.object({ code: maybeText, label: text, value: text, text }))),
  heart: z.optional(heart),
};

/** What our engine adds to one recommendation. */
const recommendationAdditions = {
  /** `recommendation`, sentence by sentence. */
  sentences: z.optional(z.array(sentence)),
  /** The action in a few words; `recommendation` says how. */
  title: maybeText,
  /** 'Your age would be 43, likely 35 to 52, if only this answer were different.' Absent when no number is shown. */
  effect: maybeText,
  /** By when, where a time matters; never later than the soonest notice of the page. */
  by: maybeText,
  /** What to ask on the same visit: one line under the item. */
  sameVisit: maybeText,
  wouldBe: z.optional(z.nullable(z.number())),
  /** 'From 16 studies put together in 2022.' */
  evidenceLine: maybeText,
  /** Ids in the result's `sources`. */
  sourceIds: texts,
  /** How good the evidence is, in words. */
  grade: maybeText,
  /** `care` is a next step that a route or a warning asks for. */
  kind: z.optional(z.enum(['habit', 'clinician', 'care'])),
};

// A result on its way out of the server: what is not listed here stays inside. Fields may be added, never removed or
// renamed (section 3 of the specification). The types of `result.ts` are derived from this.

const numberOrNull = z.nullable(z.number());
const maybeNumber = z.optional(numberOrNull);

const overallSummary = z.object({
  // The first quiz.
  /** One decimal, shown as a whole number. Null when no age could be estimated. */
  biologicalAge: maybeNumber,
  biologicalAgeLow: maybeNumber,
  biologicalAgeHigh: maybeNumber,
  chronologicalAge: maybeNumber,
  /** 1-99: the share of same-sex peers with a higher modelled death rate; 50 = average. */
  [factorField]: maybeNumber,
  /** Words for the comparison, such as 'Younger than your years'. */
  headline: maybeText,
  /** 0-1: the share of the scored questions that were answered. */
  answeredShare: z.optional(z.number()),
  // The cardiac quiz.
  /** Percent with one decimal; null = not estimated, never 0. */
  cardiacRiskScore: maybeNumber,
  cardiacRiskScoreLow: maybeNumber,
  cardiacRiskScoreHigh: maybeNumber,
  /** Words for people: 'Low', 'Borderline', 'Intermediate', 'High', 'Existing heart condition', 'Not estimated'. */
  riskDescriptor: maybeText,
  cardiacRiskProfile: maybeText,
  riskCode: maybeText,
  confidence: z.optional(z.enum(['high', 'medium', 'low'])),
  notEstimatedReason: maybeText,
});

const category = z.object({
  id: text,
  title: text,
  descriptor: text,
  /** 0-100, or null (shown as 'Not enough answers'). */
  score: numberOrNull,
  explanationParagraph: text,
  /** On a row with good points: how many steps of the plan are about it. They stand in the place of the points. */
  planSteps: z.optional(z.number()),
});

const recommendation = z.object({
  /** Stable: a question id or a scenario code. */
  code: text,
  area: text,
  /** The label of the chosen option, or value and unit. Never free text. */
  userAnswer: maybeText,
  recommendation: text,
  /** Longevity: years of effective age; absent when there is no number to show. */
  years: z.optional(z.number()),
  /** Cardiac scenarios. */
  percentagePoints: z.optional(z.number()),
  ...recommendationAdditions,
});

const lifesEssential8 = z.object({
  components: z.array(z.object({ id: text, title: text, score: z.number() })),
  composite: numberOrNull,
});

/**
 * Numbers and sentences are always the engine's. `model` names the slots in which a model chose another of the offered
 * sentences.
 */
const wording = z.discriminatedUnion('by', [
  z.object({ by: z.literal('engine') }),
  z.object({ by: z.literal('model'), modelId: text, promptVersion: text, sections: z.array(text) }),
]);

const resultContentSchema = z.object({
  intro: text,
  overall_summary: overallSummary,
  summaryParagraph: text,
  category_breakdown: z.array(category),
  focus_areas: z.object({ introParagraph: text, topRecommendations: z.array(recommendation) }),
  outro: text,
  // Added fields.
  redFlags: z.array(z.object({ code: text, level: z.enum(['emergency', 'urgent', 'soon']), message: text })),
  /** Longevity: what each answer added (+) or took off (-), in years of effective age, largest effect first. */
  contributions: z.array(z.object({ questionId: text, label: text, years: z.number() })),
  /** Cardiac only. */
  lifesEssential8: z.optional(lifesEssential8),
  riskEnhancers: z.optional(z.array(z.object({ code: text, label: text }))),
  /** Cardiac, when estimated: percentages with one decimal. `totalCvd30` only for ages 30-59. */
  otherRisks: z.optional(z.object({ ascvd10: numberOrNull, heartFailure10: numberOrNull, totalCvd30: numberOrNull })),
  /** What the numbers in this very result rest on. */
  sources: z.array(z.object({ id: text, short: text, citation: text, url: maybeText })),
  engine: z.object({ version: text, hash: text }),
  wording,
  ...resultAdditions,
});

export const resultSchema = z.object({
  submissionId: submissionIdText,
  quiz_id: z.literal(quizIds),
  /** ISO instant. */
  submittedAt: text,
  content: resultContentSchema,
});

type Fields<Shape extends Record<string, z.ZodMiniType>> = z.output<z.ZodMiniObject<Shape>>;

export type ResultAdditions = Fields<typeof resultAdditions>;

export type Notice = NonNullable<ResultAdditions['notices']>[number];
export type CodedText = NonNullable<ResultAdditions['caveats']>[number];
export type SideNote = NonNullable<ResultAdditions['sideNotes']>[number];
export type SupportLine = NonNullable<ResultAdditions['supportLines']>[number];
export type OtherResult = NonNullable<ResultAdditions['replaces']>;
/** The figures that our engine makes. The mail finds those that it repeats by their codes. */
export type FigureCode = 'biologicalAge' | 'likelyRange' | 'factor' | 'risk' | 'riskLevel' | 'basis' | 'essentials';
export type CodedFigure = NonNullable<ResultAdditions['figures']>[number] & { code: FigureCode };
export type HeartParts = NonNullable<ResultAdditions['heart']>;

/** The body of GET /api/results/get. */
export type Result = z.output<typeof resultSchema>;

export type ResultContent = Result['content'];
export type OverallSummary = ResultContent['overall_summary'];
export type CategoryItem = ResultContent['category_breakdown'][number];
export type Recommendation = ResultContent['focus_areas']['topRecommendations'][number];
export type Contribution = ResultContent['contributions'][number];
export type Source = ResultContent['sources'][number];

export type RedFlagNotice = ResultContent['redFlags'][number];
export type RedFlagLevel = RedFlagNotice['level'];
