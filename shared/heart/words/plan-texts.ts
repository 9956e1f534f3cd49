import { stopSmoking } from '#shared/habits/habit-texts.ts';
import type { HeartPlanItem } from '#shared/heart/plan/plan.ts';
import { act, dont, kind, what } from '#shared/safety/sentence.ts';
import { tellMedicines } from '#shared/words/medicines-in-pregnancy.ts';
import * as habitsPlan from '#words/habits-plan.ts';
import * as heartPlan from '#words/heart-plan.ts';
import * as heartSteps from '#words/heart-steps.ts';
import * as seekCare from '#words/seek-care.ts';
import * as topics from '#words/topics.ts';
import * as weight from '#words/weight.ts';
import { nextStepTexts } from './next-step-words.ts';
import { type PlanText, stepTexts } from './step-texts.ts';

/** Every code that a heart plan can hold. The four excluded ones are next steps only. */
export type PlanCode = Exclude<
  HeartPlanItem['code'],
  'secondaryPrevention' | 'measureFirst' | 'addBirthdate' | 'lifestyle'
>;

/** What to do and how, one action per sentence. `adapted-texts.ts` replaces what is wrong for a person. */
export const planTexts: Readonly<Record<PlanCode, PlanText>> = {
  getCheckedFirst: {
    area: topics.careFirst,
    title: seekCare.getCheckedFirstTitle,
    words: [act(heartSteps.getCheckedFirstAct), what(heartPlan.getCheckedFirstWhat)],
    kind: 'care',
    sources: ['ahaWarning'],
  },
  pregnancyCare: {
    area: topics.pregnancy,
    title: heartSteps.pregnancyCareTitle,
    words: [act(heartSteps.pregnancyCareAct), act(heartPlan.pregnancyCareThenAct)],
    kind: 'care',
    sources: ['acog222', 'cdcHearHer'],
  },
  medicinesInPregnancy: {
    area: topics.yourMedicines,
    title: habitsPlan.medicinesInPregnancyTitle,
    words: tellMedicines,
    kind: 'care',
    sources: ['acog222'],
  },
  bookNoted: {
    area: topics.theNotice,
    title: nextStepTexts.bookNoted.title,
    words: nextStepTexts.bookNoted.words,
    kind: 'care',
    sources: [],
  },
  eatingTalk: {
    area: topics.eating,
    title: habitsPlan.eatingTalkTitle,
    words: [act(heartPlan.eatingTalkAct), act(heartPlan.eatingTalkThenAct), kind(weight.helpWorksKind)],
    kind: 'care',
    sources: ['nhsEating'],
  },
  supportTalk: {
    area: topics.howYouFeel,
    title: habitsPlan.supportTalkTitle,
    words: [act(heartSteps.supportTalkAct), kind(heartPlan.supportTalkKind)],
    kind: 'care',
    sources: ['niceNg222'],
  },
  weightClinician: {
    area: topics.checkUp,
    title: habitsPlan.weightClinicianTitle,
    words: [act(heartPlan.weightClinicianAct), what(weight.whenSeenWhat)],
    kind: 'care',
    sources: ['nhsUnderweight'],
  },
  nutritionCare: {
    area: topics.checkUp,
    title: heartSteps.nutritionCareTitle,
    words: [what(weight.whenSeenWhat)],
    kind: 'care',
    sources: ['meed2022'],
  },
  kidneyCare: {
    area: topics.yourKidneyTeam,
    title: heartSteps.kidneyCareTitle,
    words: [act(heartPlan.kidneyCareAct), dont(heartPlan.kidneyCareDont)],
    kind: 'care',
    sources: ['kdigo2024'],
  },
  quitSmoking: {
    area: topics.smoking,
    title: habitsPlan.quitSmokingTitle,
    words: stopSmoking,
    sources: ['uspstfAB', 'cho2024'],
  },
  statinSoon: {
    area: topics.cholesterol,
    title: heartSteps.statinSoonTitle,
    words: [...nextStepTexts.statinSoon.words, act(heartPlan.statinSoonAct)],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  reviewTreatmentSoon: {
    area: topics.cholesterol,
    title: heartPlan.reviewTreatmentSoonTitle,
    words: [...nextStepTexts.reviewTreatmentSoon.words, dont(heartPlan.reviewTreatmentSoonDont)],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  appointment: {
    area: topics.yourRisk,
    title: heartSteps.appointmentTitle,
    words: [act(heartSteps.takePageAct), act(heartPlan.appointmentThenAct), kind(heartPlan.appointmentKind)],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  discussStatin: {
    area: topics.cholesterol,
    title: heartPlan.discussStatinTitle,
    words: [...nextStepTexts.discussStatin.words, act(heartPlan.discussStatinAct)],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  reviewTreatment: {
    area: topics.cholesterol,
    title: heartSteps.reviewTreatmentTitle,
    words: [what(heartSteps.reviewTreatmentWhat), act(heartPlan.reviewTreatmentAct)],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  discussEnhancers: {
    area: topics.yourRisk,
    title: heartSteps.discussEnhancersTitle,
    words: [what(heartPlan.discussEnhancersWhat), act(heartPlan.discussEnhancersAct)],
    kind: 'clinician',
    sources: ['dyslipid2026', 'goff_enh'],
  },
  askClinician: {
    area: topics.checkUp,
    title: heartSteps.askClinicianTitle,
    words: [act(heartPlan.askClinicianAct)],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  checkBp: {
    area: topics.bloodPressure,
    title: heartSteps.checkBpTitle,
    words: [act(heartSteps.measureWeekAct), what(heartPlan.checkBpWhat)],
    kind: 'clinician',
    sources: ['htn2025'],
  },
  ...stepTexts,
  askAnticoagulation: {
    area: topics.heartRhythm,
    title: heartPlan.askAnticoagulationTitle,
    words: [what(heartPlan.askAnticoagulationWhat), act(heartPlan.askAnticoagulationAct)],
    kind: 'clinician',
    sources: ['afib2023'],
  },
  medAdherence: {
    area: topics.yourMedicines,
    title: heartPlan.medAdherenceTitle,
    words: [act(heartPlan.medAdherenceAct), what(heartPlan.medAdherenceWhat), what(heartPlan.medAdherenceMoreWhat)],
    sources: ['htn2025'],
  },
  takeMedicines: {
    area: topics.yourMedicines,
    title: heartPlan.takeMedicinesTitle,
    words: [
      act(heartPlan.takeMedicinesAct),
      dont(heartPlan.takeMedicinesDont),
      what(heartPlan.medAdherenceWhat),
      what(heartPlan.medAdherenceMoreWhat),
    ],
    sources: ['chronicCoronary2023'],
  },
  lowerBp: {
    area: topics.bloodPressure,
    title: heartPlan.lowerBpTitle,
    words: [act(heartPlan.lowerBpAct), what(heartPlan.lowerBpWhat)],
    sources: ['khan2023', 'htn2025'],
  },
  lowerNonHdl: {
    area: topics.cholesterol,
    title: heartPlan.lowerNonHdlTitle,
    words: [act(heartPlan.lowerNonHdlAct), what(heartPlan.lowerNonHdlWhat)],
    sources: ['khan2023', 'dyslipid2026'],
  },
  betterA1c: {
    area: topics.bloodSugar,
    title: heartPlan.betterA1cTitle,
    words: [act(heartPlan.betterA1cAct), what(heartPlan.betterA1cWhat)],
    kind: 'clinician',
    sources: ['khan2023', 'le8'],
  },
  'le8.activity': {
    area: topics.movingMore,
    title: heartPlan.le8ActivityTitle,
    words: [act(heartPlan.le8ActivityAct), what(heartPlan.le8ActivityWhat)],
    sources: ['who2020'],
  },
  'le8.diet': {
    area: topics.eatingForTheHeart,
    title: heartPlan.le8DietTitle,
    words: [act(heartPlan.le8DietAct), what(heartPlan.le8DietWhat), what(heartPlan.le8DietMoreWhat)],
    sources: ['dga2025'],
  },
  'le8.sleep': {
    area: topics.sleep,
    title: heartPlan.le8SleepTitle,
    words: [act(heartPlan.le8SleepAct)],
    sources: ['aasm'],
  },
  'le8.bmi': {
    area: topics.weight,
    title: heartPlan.le8BmiTitle,
    words: [act(heartPlan.le8BmiAct)],
    sources: ['htn2025'],
  },
  'le8.nicotine': {
    area: topics.nicotineAndSmoke,
    title: heartPlan.le8NicotineTitle,
    words: [act(heartPlan.le8NicotineAct)],
    sources: ['le8'],
  },
  ldlGoal: {
    area: topics.cholesterol,
    title: heartPlan.ldlGoalTitle,
    words: [act(heartPlan.ldlGoalAct), what(heartPlan.ldlGoalWhat)],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  askLdlGoal: {
    area: topics.cholesterol,
    title: heartPlan.askLdlGoalTitle,
    words: [what(heartPlan.askLdlGoalWhat), act(heartPlan.askLdlGoalAct)],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  bloodPressureGoal: {
    area: topics.bloodPressure,
    title: heartPlan.bloodPressureGoalTitle,
    words: [act(heartPlan.bloodPressureGoalAct), act(heartPlan.bloodPressureGoalThenAct)],
    kind: 'clinician',
    sources: ['htn2025'],
  },
  cardiacRehab: {
    area: topics.rehabilitation,
    title: heartPlan.cardiacRehabTitle,
    words: [what(heartPlan.cardiacRehabWhat), act(heartPlan.cardiacRehabAct), kind(heartPlan.cardiacRehabKind)],
    kind: 'clinician',
    sources: ['chronicCoronary2023'],
  },
  vaccines: {
    area: topics.vaccines,
    title: heartPlan.vaccinesTitle,
    words: [act(heartPlan.vaccinesAct), what(heartPlan.vaccinesWhat)],
    kind: 'clinician',
    sources: ['chronicCoronary2023'],
  },
  measureBp: {
    area: topics.bloodPressure,
    title: heartPlan.measureBpTitle,
    words: [act(heartPlan.measureBpAct), what(heartPlan.measureBpWhat), what(heartPlan.measureBpMoreWhat)],
    kind: 'clinician',
    sources: ['htn2025'],
  },
  getLipidTest: {
    area: topics.bloodTest,
    title: heartPlan.getLipidTestTitle,
    words: [act(heartPlan.getLipidTestAct), what(heartPlan.getLipidTestWhat)],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
};
