import { bpThreshold } from '#shared/heart/evidence/estimate.ts';
import { type PlanRule, raisedPressure } from '#shared/heart/evidence/plan.ts';
import type { HeartCase } from '#shared/heart/findings/heart-case.ts';
import type { Person } from '#shared/person/person.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import { hasHighPressure, isAtherosclerotic, isStatinDue, takesMedicinesInPregnancy } from './next-step.ts';

/** Questions to take to a clinician, in this order. */
export const asks = [
  {
    code: 'medicinesInPregnancy',
    label: 'Tell your midwife or doctor now which medicines you take',
    when: 'route pregnant, and bpMedication yes or statin statin/other',
  },
  { code: 'discussStatin', label: 'Would a statin help me?', when: 'METHODS 4.9', guideline: 'dyslipid2026' },
  { code: 'reviewTreatment', label: 'Do I reach my cholesterol goal?', when: 'the same, medicine taken' },
  {
    code: 'discussBpMedicine',
    label: 'Do I need blood pressure medicine?',
    when: 'sbp >= 140 or dbp >= 90; or sbp >= 130 or dbp >= 80 with establishedCvd, diabetes, kidney, high, or totalCvd10 >= 7.5; not in pregnancy',
    guideline: 'htn2025',
  },
  { code: 'reviewBpMedicine', label: 'Is my blood pressure treatment enough?', when: 'the same, bpMedication yes' },
  {
    code: 'askAnticoagulation',
    label: 'Should I take a blood thinner?',
    when: 'rhythmProblem afib and bloodThinner not yes',
    guideline: 'afib2023',
  },
  {
    code: 'askLpa',
    label: 'Could I have lipoprotein(a) measured once?',
    when: 'lpaKnown not normal or high; and familyPrematureCvd yes, LDL 190 or more, borderline or intermediate, or an event with ascvd before 55 (men) or 65; never with waitForCare, moodSupport, pregnant, kidneyFailure or from 76',
    guideline: 'dyslipid2026',
  },
] as const satisfies readonly PlanRule[];
export type AskClinician = (typeof asks)[number]['code'];

/** The questions that apply to this person, in their order. */
export const askClinicianOf = (one: HeartCase): AskClinician[] => {
  const { person, isTreated, takesBpMedicine } = one;
  const isDue = isStatinDue(one);
  const isBpDue = isBpMedicineDue(one);
  const applies: Record<AskClinician, boolean> = {
    medicinesInPregnancy: takesMedicinesInPregnancy(one),
    discussStatin: isDue && !isTreated,
    reviewTreatment: isDue && isTreated,
    discussBpMedicine: isBpDue && !takesBpMedicine,
    reviewBpMedicine: isBpDue && takesBpMedicine,
    askAnticoagulation: needsAnticoagulationTalk(person),
    askLpa: isLipoproteinAWorthATest(one),
  };
  return asks.map(({ code }) => code).filter((code) => applies[code]);
};

/** Lipoprotein(a) is inherited, so one test is enough: where it decides something, and never with a warning. */
const isLipoproteinAWorthATest = (one: HeartCase): boolean => {
  const { person, estimate } = one;
  const { lpaKnown, familyPrematureCvd, ldlBand } = person.heart;
  const age = person.age ?? Number.NaN;
  if (lpaKnown === 'normal' || lpaKnown === 'high') return false;
  if (hasRoute(one, 'waitForCare', 'pregnant', 'kidneyFailure') || hasFlag(one, 'moodSupport')) return false;
  if (age >= lipoproteinAAges.upTo) return false;
  const grade = estimate?.figures.riskDescriptor;
  const hadEarlyEvent =
    isAtherosclerotic(one) &&
    one.condition.event === true &&
    age < (person.longevity.gender === 'male' ? lipoproteinAAges.earlyEvent.male : lipoproteinAAges.earlyEvent.other);
  return (
    familyPrematureCvd === 'yes' ||
    ldlBand === '190plus' ||
    grade === 'borderline' ||
    grade === 'intermediate' ||
    hadEarlyEvent
  );
};

/** Completed years, the ends excluded. The quiz does not ask for the date of an event, so the present age is used. */
const lipoproteinAAges = { upTo: 76, earlyEvent: { male: 55, other: 65 } } as const;

/** Atrial fibrillation without a blood thinner. */
export const needsAnticoagulationTalk = ({ heart }: Person): boolean =>
  heart.rhythmProblem === 'afib' && heart.bloodThinner !== 'yes';

export const hasRaisedPressure = ({ sbp, dbp }: Person): boolean =>
  sbp !== null && (sbp >= raisedPressure.sbp || (dbp ?? 0) >= raisedPressure.dbp);

/** Medicine from 140/90, and from 130/80 for people at risk (AHA/ACC 2025). */
const isBpMedicineDue = (one: HeartCase): boolean => {
  if (hasRoute(one, 'pregnant')) return false;
  return hasHighPressure(one.person) || (hasRaisedPressure(one.person) && isAtRisk(one));
};

const isAtRisk = (one: HeartCase): boolean =>
  hasRoute(one, 'establishedCvd') ||
  one.hasDiabetes ||
  one.hasKidneyDisease ||
  one.estimate?.figures.riskDescriptor === 'high' ||
  (one.estimate?.totalCvd10 ?? 0) >= bpThreshold;

/** Measurements and tests to ask for. */
export const testsToAskFor = [
  { code: 'measureBp', label: 'Have your blood pressure measured', when: 'bpReading == unknown' },
  {
    code: 'getLipidTest',
    label: 'Ask for a cholesterol test',
    when: 'labsAvailable is not yes (also when unanswered); not in pregnancy',
    guideline: 'dyslipid2026',
  },
] as const satisfies readonly PlanRule[];

type TestCode = (typeof testsToAskFor)[number]['code'];

export const testsFor = (one: HeartCase): { code: TestCode }[] => {
  const { labs } = one;
  const { heart, isPressureMistyped } = one.person;
  const hasExactCholesterol = labs.totalChol?.source === 'exact' || labs.ldl?.source === 'exact';
  const applies: Record<TestCode, boolean> = {
    measureBp: heart.bpReading === 'unknown' || isPressureMistyped,
    getLipidTest: heart.labsAvailable !== 'yes' && !hasExactCholesterol && !hasRoute(one, 'pregnant'),
  };
  return testsToAskFor.flatMap(({ code }) => (applies[code] ? [{ code }] : []));
};

export const medAdherence = {
  code: 'medAdherence',
  label: 'Take your medicines regularly',
  when: 'medAdherence in [sometimes, often], and bpMedication == yes or statin in [statin, other]',
} as const satisfies PlanRule;

export const forgetsMedicines = ({ person, isTreated, takesBpMedicine }: HeartCase): boolean => {
  const { medAdherence: forgets } = person.heart;
  return (forgets === 'sometimes' || forgets === 'often') && (takesBpMedicine || isTreated);
};
