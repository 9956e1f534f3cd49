import { bpThreshold } from '#shared/heart/evidence/estimate.ts';
import { highPressure, type PlanRule, raisedPressure } from '#shared/heart/evidence/plan.ts';
import { type HeartCase, isAtherosclerotic } from '#shared/heart/findings/heart-case.ts';
import { type Person, takesMedicinesInPregnancy } from '#shared/person/person.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import * as heartAsks from '#words/heart-asks.ts';
import * as heartPlan from '#words/heart-plan.ts';
import { isStatinDue } from './statin.ts';

/** Questions to take to a clinician, in this order. */
export const asks = [
  {
    code: 'medicinesInPregnancy',
    label: heartAsks.medicinesInPregnancy,
    when: 'route pregnant, and bpMedication yes, statin statin/other, or bloodThinner yes',
  },
  { code: 'discussStatin', label: heartAsks.discussStatin, when: 'METHODS 4.9', guideline: 'dyslipid2026' },
  { code: 'reviewTreatment', label: heartAsks.reviewTreatment, when: 'the same, medicine taken' },
  {
    code: 'discussBpMedicine',
    label: heartAsks.discussBpMedicine,
    when: 'sbp >= 140 or dbp >= 90; or sbp >= 130 or dbp >= 80 with establishedCvd, diabetes, kidney, high, or totalCvd10 >= 7.5; not in pregnancy',
    guideline: 'htn2025',
  },
  { code: 'reviewBpMedicine', label: heartAsks.reviewBpMedicine, when: 'the same, bpMedication yes' },
  {
    code: 'askAnticoagulation',
    label: heartAsks.askAnticoagulation,
    when: 'rhythmProblem afib and bloodThinner not yes',
    guideline: 'afib2023',
  },
  {
    code: 'askAntiplatelet',
    label: heartAsks.askAntiplatelet,
    when: 'condition with event and ascvd not false, bloodThinner not yes, not pregnant',
    guideline: 'chronicCoronary2023',
  },
  {
    code: 'askLpa',
    label: heartAsks.askLpa,
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
    medicinesInPregnancy: takesMedicinesInPregnancy(person),
    discussStatin: isDue && !isTreated,
    reviewTreatment: isDue && isTreated,
    discussBpMedicine: isBpDue && !takesBpMedicine,
    reviewBpMedicine: isBpDue && takesBpMedicine,
    askAnticoagulation: needsAnticoagulationTalk(person),
    askAntiplatelet: isAntiplateletWorthATalk(one),
    askLpa: isLipoproteinAWorthATest(one),
  };
  return asks.map(({ code }) => code).filter((code) => applies[code]);
};

/** The quiz does not ask about antiplatelets, so users who already take one see the question too. */
const isAntiplateletWorthATalk = (one: HeartCase): boolean =>
  isAtherosclerotic(one) &&
  one.condition.event === true &&
  one.person.heart.bloodThinner !== 'yes' &&
  !hasRoute(one, 'pregnant');

/** Lipoprotein(a) is inherited, so one test is enough. Ask for it where it would decide something, never with a warning. */
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

const hasHighPressure = ({ sbp, dbp }: Person): boolean =>
  sbp !== null && (sbp >= highPressure.sbp || (dbp ?? 0) >= highPressure.dbp);

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
  { code: 'measureBp', label: heartPlan.measureBpTitle, when: 'bpReading == unknown' },
  {
    code: 'getLipidTest',
    label: heartPlan.getLipidTestTitle,
    when: 'labsAvailable is not yes (also when unanswered); not in pregnancy; not from age 80',
    guideline: 'dyslipid2026',
  },
] as const satisfies readonly PlanRule[];

/** Completed years; our choice. */
const lipidTestBelowAge = 80;

type TestCode = (typeof testsToAskFor)[number]['code'];

export const testsFor = (one: HeartCase): { code: TestCode }[] => {
  const { labs } = one;
  const { heart, isPressureMistyped, age } = one.person;
  const hasExactCholesterol = labs.totalChol?.source === 'exact' || labs.ldl?.source === 'exact';
  const applies: Record<TestCode, boolean> = {
    measureBp: heart.bpReading === 'unknown' || isPressureMistyped,
    getLipidTest:
      heart.labsAvailable !== 'yes' &&
      !hasExactCholesterol &&
      !hasRoute(one, 'pregnant') &&
      !(age !== null && age >= lipidTestBelowAge),
  };
  return testsToAskFor.flatMap(({ code }) => (applies[code] ? [{ code }] : []));
};

export const medAdherence = {
  code: 'medAdherence',
  label: heartPlan.medAdherenceTitle,
  when: 'medAdherence in [sometimes, often], and bpMedication == yes or statin in [statin, other]',
} as const satisfies PlanRule;

export const forgetsMedicines = ({ person, isTreated, takesBpMedicine }: HeartCase): boolean => {
  const { medAdherence: forgets } = person.heart;
  return (forgets === 'sometimes' || forgets === 'often') && (takesBpMedicine || isTreated);
};
