import * as z from 'zod/mini';
import type { RecommendationAdditions, ResultAdditions } from './result-additions.ts';

// The shapes of `result-additions.ts`, field by field, to be spread into the schemas of `result-schema.ts`.

const text = z.string();
const maybeText = z.optional(text);
const texts = z.optional(z.array(text));
const codedTexts = z.optional(z.array(z.object({ code: text, text })));

const notice = z.object({
  code: text,
  level: z.enum(['emergency', 'urgent', 'soon']),
  message: text,
  label: text,
  isEmergency: z.boolean(),
});

const heart = z.object({
  sentence: maybeText,
  peopleOf100: z.optional(z.nullable(z.number())),
  rangeOpen: z.optional(z.nullable(z.enum(['high', 'low']))),
  levels: z.optional(z.array(z.object({ code: text, label: text, from: z.number(), isYours: z.boolean() }))),
  further: z.optional(z.array(z.object({ code: text, title: text, text, value: text, range: maybeText }))),
  oneNumber: z.optional(z.nullable(z.object({ name: text, title: text, text }))),
  ask: z.optional(z.array(z.object({ code: text, question: text, goal: maybeText, source: text }))),
  nextStep: z.optional(z.object({ code: text, title: text, text, by: maybeText })),
});

export const resultAdditions = {
  quizVersion: maybeText,
  standing: z.optional(z.enum(['estimated', 'notEstimated', 'checkFirst'])),
  heading: maybeText,
  meaning: texts,
  foldedFigure: maybeText,
  routes: texts,
  notices: z.optional(z.array(notice)),
  untilSeen: texts,
  whenToCall: texts,
  supportLines: z.optional(z.array(z.object({ region: text, name: text, contact: text, hours: text, tel: maybeText }))),
  sideNotes: codedTexts,
  caveats: codedTexts,
  startWith: z.optional(z.nullable(text)),
  together: z.optional(z.nullable(text)),
  missing: z.optional(z.array(z.object({ id: text, label: text, text }))),
  figures: z.optional(z.array(z.object({ label: text, value: text, text }))),
  heart: z.optional(heart),
};
resultAdditions satisfies Record<keyof ResultAdditions, z.ZodMiniType>;

export const recommendationAdditions = {
  title: maybeText,
  effect: maybeText,
  wouldBe: z.optional(z.nullable(z.number())),
  evidenceLine: maybeText,
  sourceIds: texts,
  grade: maybeText,
  kind: z.optional(z.enum(['habit', 'clinician', 'care'])),
};
recommendationAdditions satisfies Record<keyof RecommendationAdditions, z.ZodMiniType>;
