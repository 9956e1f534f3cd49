import type { Recommendation } from '#shared/contract/result.ts';
import { hasRoute } from '#shared/heart/findings/heart-case.ts';
import { hasLowEgfr } from '#shared/heart/findings/risk-enhancers.ts';
import type { Speaker } from '#shared/words/sentences.ts';
import type { HeartFacts } from './heart-facts.ts';
import { notEstimatedWords } from './not-estimated.ts';
import { openWords } from './risk-words.ts';

/** One space between what is there; nothing for what is not. */
export const paragraph = (...sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter((sentence): sentence is string => Boolean(sentence)).join(' ');

/** 'a', 'a and b', 'a, b and c'. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** What the person chose, in the words of the screen. */
export const quoted = (label: string): string => `“${label}”`;

/** Questionnaires and bibliography are written with straight apostrophes; a page has curly ones. */
export const curly = (text: string): string => text.replaceAll("'", '’');

/** A first name as a greeting can take it: one line, not endless. */
const longestName = 40;
const thanks = (firstName: string | undefined): string => {
  const name = curly((firstName ?? '').replace(/\s+/g, ' ').trim().slice(0, longestName));
  return name ? `Thank you, ${name}.` : 'Thank you.';
};

/** The paragraphs where true sentences are left to choose from. Beside a warning there is no choice. */

export const introOf = (facts: HeartFacts, firstName: string | undefined, { say }: Speaker): string => {
  if (facts.isCareFirst) return paragraph(thanks(firstName), noticeFirst(facts));
  return paragraph(
    thanks(firstName),
    say(
      'intro',
      { id: 'answers', text: 'This is what your answers say about your heart.' },
      { id: 'talk', text: 'Here is what your answers say about your heart, to take to a clinician.' },
      { id: 'steps', text: 'Here is what your answers say about your heart, and the steps that fit them.' },
    ),
  );
};

const noticeFirst = ({ isEmergency }: HeartFacts): string =>
  isEmergency
    ? 'Before anything else, please read the notice at the top: one of your answers needs care now.'
    : 'Please read the notice at the top first: one of your answers should be looked at today or tomorrow.';

/** Kind reasons in one text, for whoever shows no paragraphs. */
export const notEstimatedReason = (facts: HeartFacts): string | null => {
  const words = notEstimatedWords(facts);
  return words && paragraph(...words.meaning);
};

export const summaryOf = (facts: HeartFacts, { say }: Speaker): string => {
  if (facts.isCareFirst) return 'The notice at the top comes first. No figure outweighs it.';
  const { score } = facts;
  if (score.eligibility !== 'ok') return 'This page gives no percentage. It says what to do next.';
  return say(
    'summary',
    { id: 'groups', text: 'This compares groups of people. It cannot say what will happen to you.' },
    { id: 'not-fate', text: 'A figure like this compares groups of people. It does not say what will happen to you.' },
  );
};

/** What must be said beside the figure. Never the model's to choose. */
export const cautionsOf = (facts: HeartFacts): string[] => {
  const { score, isLdlVeryHigh } = facts;
  if (score.eligibility !== 'ok') return [];
  const cautions = [
    isLdlVeryHigh &&
      'With an LDL of 190 mg/dL (4.9 mmol/L) or more, the percentage is not the guide. Please have it treated, whatever the figure says.',
    score.confidence === 'low' &&
      'It rests on averages for your age, because your blood pressure and some cholesterol values are not known. So we do not grade it.',
    score.confidence === 'medium' &&
      score.clamped.length === 0 &&
      'A part of it rests on averages for your age, because some values are not known.',
    clampedOf(facts),
    hasLowEgfr(facts.one) && 'The equation rests on few people with such a kidney value.',
    isHighByAge(facts) && 'At your age most people are in this level; the appointment is about what suits you.',
  ];
  return cautions.filter((caution) => caution !== false);
};

/** From 75 on age alone makes the level high; not said where something else speaks. */
const isHighByAge = ({ score, one, openBy }: HeartFacts): boolean =>
  (score.age ?? 0) >= 75 &&
  score.riskDescriptor === 'high' &&
  openBy === null &&
  !one.hasDiabetes &&
  !one.smokesNow &&
  !one.hasKidneyDisease;

const inputNames = {
  sbp: 'blood pressure',
  totalChol: 'total cholesterol',
  hdl: 'HDL cholesterol',
  egfr: 'kidney value',
  hba1c: 'A1c',
} as const;

/** BMI is left out: it counts for heart failure alone. */
const clampedOf = ({ score }: HeartFacts): string | false => {
  const names = score.clamped.flatMap((name) => (name === 'bmi' ? [] : [inputNames[name]]));
  if (names.length === 0) return false;
  const side = score.rangeOpen === null ? '' : ` So the figure is ${openWords[score.rangeOpen]} this much.`;
  return `The nearest value was used for your ${list(names)}, because the studies had few people with such a value.${side}`;
};

export const focusIntroOf = (plan: readonly Recommendation[], facts: HeartFacts, { say }: Speaker): string => {
  const count = plan.length;
  if (facts.isCareFirst) return 'The notice at the top comes first. The rest can follow once you have been seen.';
  if (hasRoute(facts.one, 'establishedCvd')) {
    return 'Take this to your heart clinic or family doctor. The step that helps most stands first.';
  }
  if (count === 0) {
    return facts.score.redFlags.length > 0
      ? 'The note on this page comes first. There is no other step for now.'
      : 'There is no step to take first. Look in again in a year, or when a value changes.';
  }
  if (count === 1)
    return say(
      'focus',
      { id: 'one', text: 'One step stands out.' },
      { id: 'pace', text: 'One step stands out. Take it at your own pace.' },
    );
  return say('focus', { id: 'start', text: 'One step at a time.' }, { id: 'pace', text: 'One at a time is enough.' });
};

export const outroOf = (facts: HeartFacts, { say }: Speaker): string => {
  if (facts.isCareFirst) return 'Bring this page with you when you are seen.';
  if (facts.score.eligibility !== 'ok') return 'Bring this page when you see a clinician.';
  return say(
    'outro',
    { id: 'talk', text: 'Bring this page when you see a clinician.' },
    { id: 'next', text: 'Use this page to start the conversation with a clinician.' },
  );
};
