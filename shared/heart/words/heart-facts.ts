import { type ExpectedWidths, expectedWidthsOf } from '#shared/heart/expected-width.ts';
import { type HeartCase, isQuietPage } from '#shared/heart/findings/heart-case.ts';
import { type HeartScore, readHeart } from '#shared/heart/score.ts';
import { hasFlag, hasRoute, waitForCare } from '#shared/safety/assess.ts';
import type { Deadline } from '#shared/safety/levels.ts';
import { openDeadline } from '#shared/safety/notices.ts';
import { notSymptomFlags } from '#shared/safety/red-flags.ts';
import type { ToCompose } from '#shared/words/sentences.ts';

/** What the words of the heart page depend on. */
export type HeartFacts = {
  readonly score: HeartScore;
  readonly one: HeartCase;
  /** Computed once for the page, because it is the slowest part. */
  readonly widths: ExpectedWidths;
  /** An emergency or urgent notice: the figure stays folded, with no level and nothing reassuring. */
  readonly isCareFirst: boolean;
  readonly isEmergency: boolean;
  /** LDL of 190 or more: it decides the treatment whatever the percentage says, so nothing reassures. */
  readonly isLdlVeryHigh: boolean;
  /** A notice or an illness: the page shows the percentage without a picture, a heart age or praise. */
  readonly isQuiet: boolean;
  /** A clinician decides about weight, food and exercise: the page neither scores, praises nor advises on them. */
  readonly isBodyForClinician: boolean;
  /** The kidney team decides about drinks, salt, fruit and painkillers. */
  readonly isFoodForKidneyTeam: boolean;
  /** The deadline of the soonest open notice; nothing on the page may be later. Null without a notice. */
  readonly openBy: Deadline | null;
  /** A symptom that can wait for an appointment. */
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
    isQuiet: isQuietPage(one),
    isBodyForClinician: hasRoute(one, 'underweight', 'severeUnderweight', 'eatingRisk'),
    isFoodForKidneyTeam: hasRoute(one, 'kidneyFailure', 'kidneyDiet'),
    openBy: openDeadline(assessment),
    hasSymptomToBook: redFlags.some(({ code, level }) => level === 'soon' && !notSymptomFlags.has(code)),
  };
};
