import { familyQuestionId, knowledgeQuestionId } from '#shared/derived-names.ts';
import type { WordsOf } from '#shared/quiz/all-questions.ts';
import * as you from '#words/asked-about-you.ts';
import * as askedCare from '#words/asked-care.ts';
import * as common from '#words/asked-common.ts';
import * as food from '#words/asked-food-and-activity.ts';
import * as habits from '#words/asked-health-habits.ts';
import * as mind from '#words/asked-sleep-and-mind.ts';
import * as warningSigns from '#words/asked-warning-signs.ts';
import { shownFromAge } from './age-range.ts';
import type { LongevityQuiz } from './longevity-quiz.ts';

/** The hints of the first quiz's questions, and why each is asked. `citation` is the `short` of one source. */
export const longevityScreens: WordsOf<LongevityQuiz> = {
  'health-title': {
    subtext: you.healthHint,
    citation: 'Li et al., Circulation 2018',
  },
  birthdate: {
    subtext: you.birthdateHint(shownFromAge),
    why: you.birthdateWhy,
  },
  gender: {
    subtext: you.genderHint,
    why: you.genderWhy,
  },
  ethnicity: {
    subtext: you.ethnicityHint,
    why: you.ethnicityWhy,
  },
  education: {
    citation: 'IHME-CHAIN, Lancet Public Health 2024',
    why: you.educationWhy,
  },
  pregnancyNow: {
    subtext: common.chooseFirst,
    citation: 'CDC, urgent maternal warning signs',
    why: warningSigns.pregnancyNowWhyNoWeight,
  },
  height: {
    why: you.heightWhy,
  },
  weight: {
    subtext: you.weightHint,
    citation: 'Global BMI Mortality Collaboration, Lancet 2016',
    why: you.weightWhy,
  },
  [familyQuestionId]: {
    citation: 'Atkins et al., J Am Coll Cardiol 2016',
    why: you.parentsAgeWhy,
  },
  familyHistory: {
    citation: 'Bachmann et al., Circulation 2012',
    why: you.familyHistoryWhy,
  },
  familyHistoryDetails: {
    subtext: askedCare.familyHistoryDetailsHint,
    why: you.familyHistoryDetailsWhy,
  },
  healthCheckups: {
    citation: 'Krogsboll et al., Cochrane 2019',
    why: habits.healthCheckupsWhy,
  },
  oralHygiene: {
    citation: 'Romandini et al., J Dent Res 2021',
    why: habits.oralHygieneWhy,
  },
  smoking: {
    subtext: habits.smokingHint,
    citation: 'Inoue-Choi et al., JAMA Netw Open 2020',
    why: habits.smokingWhy,
  },
  alcoholConsumption: {
    subtext: habits.alcoholHint,
    subtextSi: habits.alcoholHintMetric,
    citation: 'Zhao et al., JAMA Netw Open 2023',
    why: habits.alcoholWhy,
  },
  selfRatedHealth: {
    why: habits.selfRatedHealthWhy,
  },
  'nutrition-title': {
    subtext: food.nutritionHint,
    citation: 'Shan et al., JAMA Intern Med 2023',
  },
  overallDiet: {
    citation: 'Shan et al., JAMA Intern Med 2023',
    why: food.overallDietWhy,
  },
  plantVariety: {
    subtext: food.plantVarietyHint,
    citation: 'Wang et al., Circulation 2021',
    why: food.plantVarietyWhy,
  },
  processedFoodServings: {
    citation: 'Yuan et al., Food Funct 2023',
    why: food.processedFoodServingsWhy,
  },
  waterIntakeCups: {
    why: food.partOfNutritionScore,
  },
  mealWindowConsistency: {
    why: food.partOfNutritionScore,
  },
  digestiveSymptoms: {
    subtext: food.digestiveSymptomsHint,
    citation: 'Peng et al., Healthcare 2022',
    why: food.digestiveSymptomsWhy,
  },
  'activity-title': {
    subtext: food.activityHint,
    citation: 'Arem et al., JAMA Intern Med 2015',
  },
  exerciseFrequency: {
    citation: 'Arem et al., JAMA Intern Med 2015',
    why: food.exerciseFrequencyWhy,
  },
  exerciseIntensity: {
    citation: 'Lee et al., Circulation 2022',
    why: food.exerciseIntensityWhy,
  },
  strengthTraining: {
    subtext: food.strengthTrainingHint,
    citation: 'Momma et al., Br J Sports Med 2022',
    why: food.strengthTrainingWhy,
  },
  sittingHours: {
    subtext: food.sittingHoursHint,
    citation: 'Patterson et al., Eur J Epidemiol 2018',
    why: food.sittingHoursWhy,
  },
  sitToStand: {
    subtext: food.sitToStandHint,
    citation: 'Brito et al., Eur J Prev Cardiol 2014',
    why: food.sitToStandWhy,
  },
  gripStrengthSelf: {
    subtext: food.gripStrengthSelfHint,
    citation: 'Garcia-Hermoso et al., Arch Phys Med Rehabil 2018',
    why: food.gripStrengthSelfWhy,
  },
  'sleep-title': {
    subtext: mind.sleepHint,
    citation: 'Windred et al., Sleep 2024',
  },
  sleepHours: {
    subtext: mind.sleepHoursHint,
    citation: 'Sleep duration meta-analysis, Sleep Med Rev 2017',
    why: mind.sleepHoursWhy,
  },
  sleepQuality: {
    citation: 'Insomnia meta-analysis, Sleep Med Rev 2019',
    why: mind.sleepQualityWhy,
  },
  sleepConsistency: {
    citation: 'Windred et al., Sleep 2024',
    why: mind.sleepConsistencyWhy,
  },
  nightAwakenings: {
    citation: 'Insomnia meta-analysis, Sleep Med Rev 2019',
    why: mind.nightAwakeningsWhy,
  },
  'psychosocial-title': {
    subtext: mind.psychosocialHint,
  },
  stressLevels: {
    citation: 'Russ et al., BMJ 2012',
    why: mind.stressLevelsWhy,
  },
  stressCoping: {
    why: mind.partOfMindScore,
  },
  lifeOutlook: {
    citation: 'Kim et al., Am J Epidemiol 2017',
    why: mind.lifeOutlookWhy,
  },
  closeRelationships: {
    citation: 'Wang et al., Nat Hum Behav 2023',
    why: mind.closeRelationshipsWhy,
  },
  communityInvolvement: {
    citation: 'Okun et al., Psychol Aging 2013',
    why: mind.communityInvolvementWhy,
  },
  mindfulnessFrequency: {
    why: mind.partOfMindScore,
  },
  'environment-title': {
    subtext: mind.environmentHint,
    citation: 'Rojas-Rueda et al., Lancet Planet Health 2019',
  },
  sunlightExposure: {
    citation: 'Stevenson et al., Health Place 2024',
    why: mind.sunlightExposureWhy,
  },
  natureTime: {
    citation: 'Rojas-Rueda et al., Lancet Planet Health 2019',
    why: mind.natureTimeWhy,
  },
  screenTimeNonWork: {
    citation: 'Patterson et al., Eur J Epidemiol 2018',
    why: mind.screenTimeNonWorkWhy,
  },
  [knowledgeQuestionId]: {
    why: you.knowledgeWhy,
  },
  'wrap-title': {
    subtext: you.wrapHint,
  },
  name: {
    why: you.nameWhy,
  },
  email: {
    why: you.emailWhy,
  },
  password: {
    subtext: you.passwordHint,
    why: you.passwordWhy,
  },
};
