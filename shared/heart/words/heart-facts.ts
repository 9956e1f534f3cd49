import { type ExpectedWidths, expectedWidthsOf } from '#shared/heart/expected-width.ts';
import { type HeartCase, hasFlag, hasRoute } from '#shared/heart/findings/heart-case.ts';
import type { HeartScore } from '#shared/heart/heart-score.ts';
import { readHeart } from '#shared/heart/read-heart.ts';
import { waitForCare } from '#shared/safety/assess.ts';
import type { Deadline } from '#shared/safety/levels.ts';
import { notSymptomFlags } from '#shared/safety/not-symptom-flags.ts';
import { openDeadline } from '#shared/safety/notices.ts';
import type { ToCompose } from '#shared/words/sentences.ts';

/** What decides how a sentence about one person's heart is put. */
export type HeartFacts = {
  readonly score: HeartScore;
  readonly one: HeartCase;
  /** Worked out once for the page: nothing else takes as long. */
  readonly widths: ExpectedWidths;
  /** An emergency or urgent notice stands first: no number but the folded one, no level, nothing reassuring. */
  readonly isCareFirst: boolean;
  readonly isEmergency: boolean;
  /** LDL of 190 or more: the percentage is not the guide, so no word of comfort stands beside it. */
  readonly isLdlVeryHigh: boolean;
  /** Weight, food and exercise are left to a clinician: nothing about them is scored, praised or asked for. */
  readonly isBodyForClinician: boolean;
  /** Drinks, salts, fruit and painkillers are left to the kidney team. */
  readonly isFoodForKidneyTeam: boolean;
  /** By when the soonest open notice asks to be seen; nothing on the page may be later. Null without a notice. */
  readonly openBy: Deadline | null;
  /** A sign that can wait for an appointment. */
  readonly hasSymptomToBook: boolean;
};

export const readHeartFacts = ({ person, assessment }: Pick<ToCompose, 'person' | 'assessment'>): HeartFacts => {
  const { score, heartCase: one } = readHeart(person, assessment);
  const { redFlags } = assessment;
  return {
    score,
    one,
    widths: expectedWidthsOf(one),
    isCareFirst: waitForCare(assessment),
    isEmergency: redFlags.some(({ level }) => level === 'emergency'),
    isLdlVeryHigh: hasFlag(one, 'ldl190'),
    isBodyForClinician: hasRoute(one, 'underweight', 'severeUnderweight', 'eatingRisk'),
    isFoodForKidneyTeam: hasRoute(one, 'kidneyFailure', 'kidneyDiet'),
    openBy: openDeadline(person, assessment),
    hasSymptomToBook: redFlags.some(({ code, level }) => level === 'soon' && !notSymptomFlags.has(code)),
  };
};
