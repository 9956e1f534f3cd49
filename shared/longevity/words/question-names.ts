import { familyQuestionId, knowledgeQuestionId } from '#shared/derived-names.ts';
import type { LongevityAnswers, LongevityQuestionId } from '#shared/person/person.ts';
import * as words from '#words/habit-names.ts';
import * as heartAnswers from '#words/heart-answers.ts';
import * as names from '#words/question-names.ts';
import * as topics from '#words/topics.ts';

type QuestionName = {
  /** A row's title. */
  readonly label: string;
  /** The name as a strength inside a sentence. Absent for questions that are never praised. */
  readonly strength?: string;
  /** The name as a place for a step inside a sentence. Absent for questions that never are one. */
  readonly step?: string;
  /** The name among others after a colon. Absent for questions that no list of the page names. */
  readonly inList?: string;
};

/** A person who only vapes is not called a smoker. */
export const stepName = (id: LongevityQuestionId, { smoking }: LongevityAnswers): string | undefined =>
  id === 'smoking' && smoking === 'vapeOnly' ? words.vapingStep : questionNames[id].step;

export const questionNames: Readonly<Record<LongevityQuestionId, QuestionName>> = {
  birthdate: { label: names.birthdate },
  gender: { label: names.gender },
  ethnicity: { label: names.ethnicity },
  pregnancyNow: { label: topics.pregnancy },
  education: { label: names.education },
  height: { label: names.height },
  weight: { label: names.weight, step: words.weightStep },
  [familyQuestionId]: { label: names.family },
  familyHistory: { label: names.familyHistory },
  healthCheckups: {
    label: topics.checkUps,
    inList: words.healthCheckupsInList,
    strength: words.healthCheckupsStrength,
    step: words.healthCheckupsStep,
  },
  oralHygiene: {
    label: names.oralHygiene,
    strength: words.oralHygieneStrength,
    step: words.oralHygieneStep,
  },
  smoking: { label: topics.smoking, strength: words.smokingStrength, step: heartAnswers.smoking },
  alcoholConsumption: {
    label: topics.alcohol,
    strength: words.alcoholConsumptionStrength,
    step: words.alcoholConsumptionStep,
  },
  selfRatedHealth: { label: names.selfRatedHealth },
  overallDiet: {
    label: names.overallDiet,
    strength: words.overallDietStrength,
    step: words.overallDietStrength,
  },
  plantVariety: {
    label: names.plantVariety,
    strength: words.plantVarietyStrength,
    step: words.plantVarietyStep,
  },
  processedFoodServings: {
    label: names.processedFoodServings,
    strength: words.processedFoodServingsStrength,
    step: words.processedFoodServingsStep,
  },
  waterIntakeCups: {
    label: names.waterIntakeCups,
    inList: words.waterIntakeCupsInList,
    strength: words.waterIntakeCupsStrength,
    step: words.waterIntakeCupsInList,
  },
  mealWindowConsistency: {
    label: names.mealWindowConsistency,
    inList: words.mealWindowConsistencyInList,
    strength: words.mealWindowConsistencyStrength,
    step: words.mealWindowConsistencyStep,
  },
  digestiveSymptoms: { label: names.digestiveSymptoms, inList: words.digestiveSymptomsInList },
  exerciseFrequency: {
    label: names.exerciseFrequency,
    strength: words.exerciseFrequencyStrength,
    step: words.exerciseFrequencyStrength,
  },
  exerciseIntensity: {
    label: names.exerciseIntensity,
    strength: words.exerciseIntensityStrength,
    step: words.exerciseIntensityStrength,
  },
  strengthTraining: {
    label: names.strengthTraining,
    strength: words.strengthTrainingStrength,
    step: words.strengthTrainingStep,
  },
  sittingHours: {
    label: names.sittingHours,
    strength: words.sittingHoursStrength,
    step: words.sittingHoursStep,
  },
  sitToStand: {
    label: names.sitToStand,
    strength: words.sitToStandStrength,
    step: words.sitToStandStep,
  },
  gripStrengthSelf: {
    label: names.gripStrengthSelf,
    strength: words.gripStrengthSelfStrength,
    step: words.gripStrengthSelfStep,
  },
  sleepHours: {
    label: names.sleepHours,
    strength: words.sleepHoursStrength,
    step: words.sleepHoursStrength,
  },
  sleepQuality: {
    label: names.sleepQuality,
    strength: words.sleepQualityStrength,
    step: words.sleepQualityStep,
  },
  sleepConsistency: {
    label: names.sleepConsistency,
    strength: words.sleepConsistencyStrength,
    step: words.sleepConsistencyStep,
  },
  nightAwakenings: {
    label: names.nightAwakenings,
    inList: words.nightAwakeningsInList,
    strength: words.nightAwakeningsStrength,
    step: words.nightAwakeningsInList,
  },
  stressLevels: {
    label: names.stressLevels,
    strength: words.stressLevelsStrength,
    step: words.stressLevelsStep,
  },
  stressCoping: {
    label: names.stressCoping,
    inList: words.stressCopingInList,
    strength: words.stressCopingInList,
    step: words.stressCopingInList,
  },
  lifeOutlook: { label: names.lifeOutlook, strength: words.lifeOutlookStrength },
  closeRelationships: {
    label: names.closeRelationships,
    strength: words.closeRelationshipsStrength,
    step: words.closeRelationshipsStep,
  },
  communityInvolvement: {
    label: names.communityInvolvement,
    strength: words.communityInvolvementStrength,
    step: words.communityInvolvementStep,
  },
  mindfulnessFrequency: {
    label: names.mindfulnessFrequency,
    inList: words.mindfulnessFrequencyInList,
    strength: words.mindfulnessFrequencyInList,
    step: words.mindfulnessFrequencyInList,
  },
  sunlightExposure: {
    label: names.sunlightExposure,
    inList: words.sunlightExposureInList,
    strength: words.sunlightExposureInList,
    step: words.sunlightExposureStep,
  },
  natureTime: {
    label: names.natureTime,
    inList: words.natureTimeInList,
    strength: words.natureTimeInList,
    step: words.natureTimeInList,
  },
  screenTimeNonWork: {
    label: names.screenTimeNonWork,
    strength: words.screenTimeNonWorkStrength,
    step: words.screenTimeNonWorkStep,
  },
  [knowledgeQuestionId]: { label: names.knowledge },
};
