import { scenarioTargets } from '#shared/heart/evidence/plan.ts';
import { type HeartCase, hasRoute } from '#shared/heart/findings/heart-case.ts';
import { hasRaisedPressure } from './ask-clinician.ts';
import type { PlanRule } from './plan-rule.ts';
import { isAtherosclerotic } from './statin-due.ts';

/** The plan of somebody with a known heart condition, in this order. */
export const secondaryItems = [
  {
    code: 'takeMedicines',
    label: 'Take your heart medicines every day, and never stop them on your own',
    when: 'a condition with event, or bpMedication yes, or a cholesterol medicine',
  },
  {
    code: 'discussStatin',
    label: 'Ask for a statin',
    when: 'condition with ascvd not false or LDL 190 and more, no cholesterol medicine, not pregnant, no kidneyFailure',
  },
  {
    code: 'ldlGoal',
    label: 'LDL below 70; ask whether below 55 is your goal',
    when: 'LDL >= 70 (or, unknown, non-HDL >= 100), ascvd not false, not pregnant',
    guideline: 'dyslipid2026',
  },
  {
    code: 'askLdlGoal',
    label: 'Ask for your cholesterol goal',
    when: 'the same with ascvd false; or LDL and non-HDL unknown; not pregnant',
  },
  {
    code: 'bloodPressureGoal',
    label: 'Blood pressure below 130/80',
    when: 'sbp >= 130 or dbp >= 80, not pregnant',
    guideline: 'htn2025',
  },
  { code: 'betterA1c', label: 'Bring blood sugar down', when: 'a1cBand mid >= 7' },
  {
    code: 'cardiacRehab',
    label: 'Ask for cardiac rehabilitation',
    when: 'a condition with event; not with waitForCare, severeUnderweight or eatingRisk',
    guideline: 'chronicCoronary2023',
  },
  {
    code: 'vaccines',
    label: 'Keep vaccines up to date: flu, COVID-19, pneumococcus',
    when: 'always',
    guideline: 'chronicCoronary2023',
  },
] as const satisfies readonly PlanRule[];

type SecondaryCode = (typeof secondaryItems)[number]['code'];

export const secondaryItemsFor = (one: HeartCase): { code: SecondaryCode }[] => {
  const { person, labs, isTreated, takesBpMedicine, isAboveLdlGoal, nonHdl } = one;
  const isAtheroma = isAtherosclerotic(one);
  const hadEvent = one.condition?.event === true;
  const isPregnant = hasRoute(one, 'pregnant');
  const isLdlUnknown = labs.ldl === null && nonHdl === null;
  const needsStatin = isAtheroma || person.heart.ldlBand === '190plus';
  const applies: Record<SecondaryCode, boolean> = {
    takeMedicines: hadEvent || takesBpMedicine || isTreated,
    discussStatin: needsStatin && !isTreated && !isPregnant && !hasRoute(one, 'kidneyFailure'),
    ldlGoal: isAboveLdlGoal && isAtheroma && !isPregnant,
    askLdlGoal: ((isAboveLdlGoal && !isAtheroma) || isLdlUnknown) && !isPregnant,
    bloodPressureGoal: hasRaisedPressure(person) && !isPregnant,
    betterA1c: (labs.a1c?.value ?? 0) >= scenarioTargets.betterA1c.fromPercent,
    cardiacRehab: hadEvent && !hasRoute(one, 'waitForCare', 'severeUnderweight', 'eatingRisk'),
    vaccines: true,
  };
  return secondaryItems.flatMap(({ code }) => (applies[code] ? [{ code }] : []));
};
