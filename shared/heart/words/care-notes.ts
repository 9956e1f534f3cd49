import type { CodedText, SideNote } from '#shared/contract/result.ts';
import { uacrWords } from '#shared/heart/evidence/my-numbers.ts';
import { findLast } from '#shared/later-ecmascript.ts';
import type { NumberCaveat } from '#shared/person/my-numbers.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { sideNotesFor } from '#shared/words/care.ts';
import { paragraph } from '#shared/words/phrases.ts';
import type { ToCompose } from '#shared/words/sentences.ts';
import type { HeartFacts } from './heart-facts.ts';
import type { PlanCode } from './plan-texts.ts';

export const caveatsOf = ({ score, one }: HeartFacts): CodedText[] =>
  (score.caveats ?? []).map((code) => ({
    code,
    text: paragraph(caveatTexts[code], code === 'uacrNotUsed' && uacrLine(one.person.myNumbers?.numbers.uacr?.value)),
  }));

/** The sentence for the value: the last one whose limit it reaches. */
const uacrLine = (value: number | null | undefined): string | false =>
  value !== null && value !== undefined && (findLast(uacrWords, ({ from }) => value >= from)?.text ?? false);

const caveatTexts: Readonly<Record<NumberCaveat, string>> = {
  checkTyping:
    'One of your exact numbers or its date looks odd. Please check it. We didn’t use any number that can’t be right.',
  oldLabs: 'One of your blood tests is more than three years old, so we didn’t use it. A new one would help.',
  uacrNotUsed: 'We keep your urine albumin (UACR) for your doctor. It doesn’t change your numbers.',
};

/** `planCodes` show whether the plan asks for more movement. */
export const sideNotesOf = (
  { person, assessment }: Pick<ToCompose, 'person' | 'assessment'>,
  planCodes: readonly string[],
): SideNote[] => {
  const planRaisesActivity = planCodes.some((code) => raisingActivity.has(code));
  return sideNotesFor({ person, assessment, quiz: 'heart', planRaisesActivity, plannedInPregnancy: [] });
};

const raisingActivity: ReadonlySet<string> = new Set(['le8.activity', 'cardiacRehab'] satisfies PlanCode[]);

/** When to call for help: the signs of every route that has its own, pregnancy first; the heart's with any other warning. */
export const whenToCallOf = ({ one, isCareFirst }: HeartFacts): string[] => {
  // Beside an emergency it would ask for a sign that was just told.
  if (one.assessment.redFlags.some(({ level }) => level === 'emergency')) return [];
  const own = [
    ...(hasRoute(one, 'pregnant') ? callWhenPregnant : []),
    ...(hasRoute(one, 'severeUnderweight', 'eatingRisk') ? callWhenThin : []),
    ...(hasRoute(one, 'kidneyFailure') ? callWithKidneys : []),
    ...(hasRoute(one, 'establishedCvd') ? callForHeart : []),
  ];
  return own.length === 0 && isCareFirst ? callForHeart : own;
};

const callForHeart = [
  'Call your local emergency number for pain, pressure or tightness in your chest that lasts more than a few minutes or comes back.',
  'Call it if pain spreads to your arm, jaw or back, or if you’re also sweating, feeling sick or short of breath.',
  'Call it if one side of the face drops, an arm goes weak, or speech is slurred.',
];

const callWhenPregnant = [
  'Call your maternity unit now for a bad headache that will not go away, for trouble seeing, or for flashing lights.',
  'Call them now for pain just under your ribs, or for sudden swelling of your face or hands.',
  'Call them now for a blood pressure of 140 over 90 or more.',
  'At 160 over 110 or more, with chest pain, or if you cannot catch your breath, call your local emergency number.',
  'This applies until six weeks after giving birth.',
];

const callWhenThin = [
  'Get help today if you faint, or if your heart pounds or flutters.',
  'Get help today if you cannot keep food or drink down.',
  'Call your local emergency number for chest pain, or if you cannot catch your breath.',
  'Call it, or a support line, if you have thoughts of harming yourself.',
];

const callWithKidneys = [
  'Call your local emergency number for chest pain, for a very weak or uneven heartbeat, or if you cannot catch your breath.',
  'Call your kidney team the same day if swelling gets worse fast.',
];
