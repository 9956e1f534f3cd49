import type { ResultContent, SideNote } from '#shared/contract/result.ts';
import type { PlanCode } from '#shared/habits/habit-actions.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import { type ActiveQuestion, activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { isLeftOut } from '#shared/longevity/model/counted-answer.ts';
import type { EffectiveAge } from '#shared/longevity/model/effective-age.ts';
import type { LongevityQuestionId } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { PlannedInPregnancy } from '#shared/safety/notices.ts';
import { isAmong } from '#shared/safety/red-flag.ts';
import { round } from '#shared/scoring/rounding.ts';
import { sideNotesFor } from '#shared/words/care.ts';
import {
  type CallSign,
  maternityToday,
  ofBreath,
  ofChest,
  ofFaints,
  ofHeartbeat,
  ofPressure,
  signsToCall,
} from '#shared/words/when-to-call.ts';
import * as words from '#words/habits-result.ts';
import * as whenToCall from '#words/when-to-call.ts';
import type { LongevityFacts } from './frame.ts';
import { questionNames } from './question-names.ts';

/** Adds the alcohol limit for women, unless the plan already has it. */
export const sideNotesOf = ({ person, assessment, score, plan }: LongevityFacts): SideNote[] => {
  const planRaisesActivity = plan.some(({ code }) => raisesActivity.has(code));
  const planned = inPregnancy.filter(([question]) => plan.some((item) => item.question === question));
  const isDrinking = !isAmong(person.longevity.alcoholConsumption ?? 'never', 'never', 'former');
  // With any of these in the plan, everyone who drinks also gets the sentence on alcohol.
  const plannedInPregnancy = inPregnancy.flatMap(([question, topic]) =>
    planned.some(([one]) => one === question) || (planned.length > 0 && topic === 'alcohol' && isDrinking)
      ? [topic]
      : [],
  );
  const notes = sideNotesFor({ person, assessment, quiz: 'longevity', planRaisesActivity, plannedInPregnancy });
  const isAboveLimit =
    score.safetyNotices.some(({ notice }) => notice === 'alcoholLimitWomen') &&
    !plan.some(({ code }) => code === 'alcoholLimitWomen');
  return isAboveLimit ? [...notes, alcoholLimitWomen] : notes;
};

const alcoholLimitWomen: SideNote = {
  code: 'alcoholLimitWomen',
  text: words.alcoholLimitWomenNote,
};

/** Actions that ask for more movement than now. */
const raisesActivity: ReadonlySet<PlanCode> = new Set([
  'moveMore',
  'moveBrisker',
  'strength',
  'legStrength',
  'gripStrength',
  'exerciseAdapted',
  'strengthBalanceAdapted',
]);

/** Questions whose advice is different in pregnancy. */
const inPregnancy: readonly (readonly [LongevityQuestionId, PlannedInPregnancy])[] = [
  ['weight', 'weight'],
  ['alcoholConsumption', 'alcohol'],
  ['smoking', 'smoking'],
];

type Missing = NonNullable<ResultContent['missing']>[number];

/** What was not answered, and what it would change; the largest effect first. */
export const missingOf = (facts: LongevityFacts): Missing[] => {
  const { effective, score, person } = facts;
  if (score.status === 'noBirthdate') return [entry('birthdate', words.missingBirthDate)];
  if (!effective) return [];
  const open = activeQuestions
    .filter(
      ({ id }) => person.longevity[id] === undefined && !effective.contributions.has(id) && !isLeftOut(id, person),
    )
    .map((question) => ({ id: question.id, years: narrowing(question, effective) }))
    .sort((a, b) => b.years - a.years);
  const sex = person.longevity.gender === undefined ? [entry('gender', words.missingSex)] : [];
  return [...sex, ...open.map(({ id, years }) => entry(id, narrowingWords(round(years))))];
};

const entry = (id: Missing['id'] & keyof typeof questionNames, text: string): Missing => ({
  id,
  label: questionNames[id].label,
  text,
});

/** How much an answer to this question could narrow the range at most, in years: its open variance leaves the sum (METHODS 2.2). */
const narrowing = (
  { weight, ...bySex }: ActiveQuestion,
  { sexes, age, beta, halfWidthYears }: EffectiveAge,
): number => {
  const [sex = 'female'] = sexes;
  const open = (ageModel.lambda.value * weight) ** 2 * bySex[sex].populationAt(age).openVariance;
  const half = Math.max(ageModel.interval.minHalfYears, halfWidthYears);
  return 2 * (half - Math.sqrt(Math.max(0, half ** 2 - (ageModel.interval.z ** 2 * open) / beta ** 2)));
};

const narrowingWords = (years: number): string =>
  years < 1 ? words.missingNarrowsALittle : words.missingNarrowsByYears(years);

/**
 * When to call for help at once, pregnancy first. Empty without a route that has such a list, and with an emergency, where the list
 * would ask for a sign that the user has just reported.
 */
export const whenToCallOf = ({ routes, redFlags }: Pick<Assessment, 'routes' | 'redFlags'>): readonly string[] =>
  signsToCall(
    lists.filter(({ route }) => routes.includes(route)).flatMap(({ signs }) => signs),
    redFlags,
  );

const bodyRunsShort: readonly CallSign[] = [
  { text: words.callForFaint, saidBy: ofFaints },
  { text: words.callForHeartbeat, saidBy: ofHeartbeat },
  { text: words.callForChestPain, saidBy: ofChest },
  { text: words.callForBreathlessness, saidBy: ofBreath },
  { text: words.callForVomiting },
  { text: words.callForSelfHarm },
];

const lists: readonly { readonly route: RouteCode; readonly signs: readonly CallSign[] }[] = [
  {
    /** ACOG 767 and CDC Hear Her: signs and blood pressure limits in pregnancy and six weeks after. */
    route: 'pregnant',
    signs: [
      { text: words.pregnancyCallForHeadache },
      { text: words.pregnancyCallForSight },
      { text: words.pregnancyCallForRibPain },
      { text: words.pregnancyCallForSwelling },
      { text: maternityToday, saidBy: ofPressure },
      { text: whenToCall.maternityPressureCall },
      { text: whenToCall.maternityChestPainCall, saidBy: ofChest },
      { text: whenToCall.maternityBreathCall, saidBy: ofBreath },
    ],
  },
  { route: 'severeUnderweight', signs: bodyRunsShort },
  { route: 'eatingRisk', signs: bodyRunsShort },
];
