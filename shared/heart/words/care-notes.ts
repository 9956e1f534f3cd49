import type { CodedText, SideNote } from '#shared/contract/result.ts';
import { numberCaveats, uacrWords } from '#shared/heart/evidence/my-numbers.ts';
import { findLast } from '#shared/later-ecmascript.ts';
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
import * as whenToCall from '#words/when-to-call.ts';
import type { HeartFacts } from './heart-facts.ts';
import type { PlanCode } from './plan-texts.ts';

export const caveatsOf = ({ score, one }: HeartFacts): CodedText[] =>
  (score.caveats ?? []).map((code) => ({
    code,
    text: paragraph(numberCaveats[code], code === 'uacrNotUsed' && uacrLine(one.person.myNumbers?.numbers.uacr?.value)),
  }));

/** The sentence for the value: the last one whose limit it reaches. */
const uacrLine = (value: number | null | undefined): string | false =>
  value !== null && value !== undefined && (findLast(uacrWords, ({ from }) => value >= from)?.text ?? false);

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
    text: whenToCall.chestPainLastsCall,
    saidBy: ofChest,
  },
  {
    text: whenToCall.chestPainSpreadsCall,
    saidBy: ofChest,
  },
  {
    text: whenToCall.strokeCall,
    saidBy: ofStroke,
  },
];

const callWhenPregnant: readonly CallSign[] = [
  {
    text: whenToCall.maternityHeadCall,
  },
  { text: whenToCall.maternityRibsCall },
  { text: maternityToday, saidBy: ofPressure },
  { text: whenToCall.maternityPressureCall },
  { text: whenToCall.maternityChestPainCall, saidBy: ofChest },
  { text: whenToCall.maternityBreathCall, saidBy: ofBreath },
  { text: whenToCall.maternityUntil },
];

const callWhenThin: readonly CallSign[] = [
  { text: whenToCall.faintTodayCall, saidBy: ofFaints },
  { text: whenToCall.heartbeatTodayCall, saidBy: ofHeartbeat },
  { text: whenToCall.vomitingTodayCall },
  { text: whenToCall.chestPainCall, saidBy: ofChest },
  { text: whenToCall.breathCall, saidBy: ofBreath },
  { text: whenToCall.harmCall },
];

const callWithKidneys: readonly CallSign[] = [
  { text: whenToCall.chestPainCall, saidBy: ofChest },
  { text: whenToCall.heartbeatCall, saidBy: ofHeartbeat },
  { text: whenToCall.breathCall, saidBy: ofBreath },
  { text: whenToCall.kidneyTeamCall, saidBy: ofSwelling },
];
