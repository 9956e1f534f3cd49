import type { CodedText, SideNote } from '#shared/contract/result.ts';
import { uacrWords } from '#shared/heart/evidence/my-numbers.ts';
import { findLast } from '#shared/later-ecmascript.ts';
import type { NumberCaveat } from '#shared/person/my-numbers.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { sideNotesFor } from '#shared/words/care.ts';
import { paragraph } from '#shared/words/phrases.ts';
import type { ToCompose } from '#shared/words/sentences.ts';
import {
  type CallSign,
  maternityToday,
  ofBreath,
  ofChest,
  ofFaints,
  ofHeartbeat,
  ofPressure,
  ofStroke,
  ofSwelling,
  signsToCall,
} from '#shared/words/when-to-call.ts';
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

/** When to call for help: the signs of every route that has its own, pregnancy first. Any other warning gets the heart's signs. */
export const whenToCallOf = ({ one, isCareFirst }: HeartFacts): string[] => {
  const own = [
    ...(hasRoute(one, 'pregnant') ? callWhenPregnant : []),
    ...(hasRoute(one, 'severeUnderweight', 'eatingRisk') ? callWhenThin : []),
    ...(hasRoute(one, 'kidneyFailure') ? callWithKidneys : []),
    ...(hasRoute(one, 'establishedCvd') ? callForHeart : []),
  ];
  return signsToCall(own.length === 0 && isCareFirst ? callForHeart : own, one.assessment.redFlags);
};

const callForHeart: readonly CallSign[] = [
  {
    text: 'Call your local emergency number for pain, pressure or tightness in your chest that lasts more than a few minutes or comes back.',
    saidBy: ofChest,
  },
  {
    text: 'Call it if pain spreads to your arm, jaw or back, or if you’re also sweating, feeling sick or short of breath.',
    saidBy: ofChest,
  },
  {
    text: 'Call your local emergency number if one side of the face drops, an arm goes weak, or speech is slurred.',
    saidBy: ofStroke,
  },
];

const callWhenPregnant: readonly CallSign[] = [
  {
    text: 'Call your maternity unit now for a bad headache that will not go away, for trouble seeing, or for flashing lights.',
  },
  { text: 'Call your maternity unit now for pain just under your ribs, or for sudden swelling of your face or hands.' },
  { text: maternityToday, saidBy: ofPressure },
  { text: 'At 160 over 110 or more, call your local emergency number.' },
  { text: 'With chest pain, call your local emergency number.', saidBy: ofChest },
  { text: 'If you cannot catch your breath, call your local emergency number.', saidBy: ofBreath },
  { text: 'This applies until six weeks after giving birth.' },
];

const callWhenThin: readonly CallSign[] = [
  { text: 'Get help today if you faint.', saidBy: ofFaints },
  { text: 'Get help today if your heart pounds or flutters.', saidBy: ofHeartbeat },
  { text: 'Get help today if you cannot keep food or drink down.' },
  { text: 'Call your local emergency number for chest pain.', saidBy: ofChest },
  { text: 'Call your local emergency number if you cannot catch your breath.', saidBy: ofBreath },
  { text: 'Call your local emergency number, or a support line, if you have thoughts of harming yourself.' },
];

const callWithKidneys: readonly CallSign[] = [
  { text: 'Call your local emergency number for chest pain.', saidBy: ofChest },
  { text: 'Call your local emergency number for a very weak or uneven heartbeat.', saidBy: ofHeartbeat },
  { text: 'Call your local emergency number if you cannot catch your breath.', saidBy: ofBreath },
  { text: 'Call your kidney team the same day if swelling gets worse fast.', saidBy: ofSwelling },
];
