import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import { type Time, timeWords } from '#shared/safety/levels.ts';
import { openDeadline } from '#shared/safety/notices.ts';
import { smokingHelpInPregnancy, supportInPregnancy, supportInPregnancyLater } from '#shared/words/in-pregnancy.ts';
import { isCheckFirst } from './tender.ts';
import type { Told } from './told.ts';

/** How to do it, where the usual words would not fit this person; null: they fit. */
export const fittingHow = (code: PlanCode, told: Told): string | null => {
  const isFirst = isCheckFirst(told);
  if (code === 'weightClinician' && isFirst)
    return 'When you are seen, ask about your weight too. They can check your blood, pulse and blood pressure, and find out with you what would help.';
  if (!told.assessment.routes.includes('pregnant')) return null;
  if (code === 'quitSmoking')
    return smokingHelpInPregnancy(isFirst ? 'tomorrow' : openDeadline(told.person, told.assessment));
  if (code === 'supportTalk' && hasLowMoodFlag(told)) return isFirst ? supportInPregnancyLater : supportInPregnancy;
  if (code === 'alcoholNoneInPregnancy' && drinksHeavily(told)) return heavyDrinkingInPregnancy;
  if (code !== 'getCheckedFirst') return null;
  const { bpMedication, statin } = told.person.heart;
  const takesMedicines = bpMedication === 'yes' || statin === 'statin' || statin === 'other';
  return takesMedicines
    ? 'Be seen before you change anything else. Take this page and a list of your medicines along.'
    : null;
};

/**
 * By when, where a time matters: beside a warning only for being seen, and never later than the soonest open notice. Days,
 * not weeks, where the body may be running short and no age is given.
 */
export const timeOf = (code: PlanCode, told: Told): string | null => {
  const { assessment, person, score } = told;
  if (code === 'getCheckedFirst')
    return assessment.redFlags.some(({ level }) => level === 'emergency')
      ? 'Now, as the notice says'
      : 'Today, unless the notice says tomorrow';
  const times: Partial<Record<PlanCode, Time>> = {
    weightClinician: score.reason === 'underweight' ? 'days' : 'twoWeeks',
    ...(hasLowMoodFlag(told) ? { supportTalk: assessment.routes.includes('pregnant') ? 'tomorrow' : 'days' } : {}),
  };
  const own = times[code];
  return own === undefined || isCheckFirst(told) ? null : timeWords(own, openDeadline(person, assessment));
};

const hasLowMoodFlag = ({ assessment }: Told): boolean =>
  assessment.redFlags.some(({ code }) => code === 'moodSupport');

const drinksHeavily = ({ person: { longevity } }: Told): boolean =>
  longevity.alcoholConsumption === '23to32' || longevity.alcoholConsumption === '33plus';

const heavyDrinkingInPregnancy =
  'No alcohol is safest in pregnancy. When breastfeeding, ask first. If you drink every day, do not stop all at once. Ask your midwife or doctor today how to stop safely. If you shake or sweat when you do not drink, do not stop all at once: call your doctor today.';
