import * as words from '#feature-words/doctor/sheet.ts';
import { familyQuestionId } from '#shared/derived-names.ts';
import type { LongevityQuestionId } from '#shared/person/person.ts';
import * as habits from '#words/habit-names.ts';

/** A habit in a list of the sheet. */
type HabitName = {
  readonly older: string;
  /** 'not smoking', where not smoking is what counts. */
  readonly younger?: string;
};

/** The questions that can move the age. */
const names: { readonly [Id in LongevityQuestionId]?: HabitName } = {
  education: { older: words.habitEducation },
  weight: { older: words.habitWeight },
  [familyQuestionId]: { older: words.habitParentsAges },
  familyHistory: { older: words.habitFamilyHealth },
  oralHygiene: { older: words.habitTeeth, younger: habits.oralHygieneStrength },
  smoking: { older: words.habitSmoking, younger: habits.smokingStrength },
  alcoholConsumption: { older: words.habitAlcohol, younger: habits.alcoholConsumptionStrength },
  overallDiet: { older: words.habitDiet, younger: habits.overallDietStrength },
  plantVariety: { older: words.habitPlantFoods, younger: habits.plantVarietyStrength },
  processedFoodServings: { older: words.habitPackagedFoods, younger: habits.processedFoodServingsStrength },
  exerciseFrequency: { older: words.habitActiveDays },
  exerciseIntensity: { older: habits.exerciseIntensityStrength },
  strengthTraining: { older: words.habitStrengthTraining },
  sittingHours: { older: words.habitSitting, younger: habits.sittingHoursStrength },
  sitToStand: { older: habits.sitToStandStep, younger: habits.sitToStandStrength },
  gripStrengthSelf: { older: words.habitGrip, younger: habits.gripStrengthSelfStrength },
  sleepHours: { older: words.habitHoursOfSleep, younger: habits.sleepHoursStrength },
  sleepQuality: { older: habits.sleepQualityStrength },
  sleepConsistency: { older: habits.sleepConsistencyStrength },
  stressLevels: { older: words.habitStress, younger: habits.stressLevelsStrength },
  lifeOutlook: { older: words.habitOutlook, younger: habits.lifeOutlookStrength },
  closeRelationships: { older: habits.closeRelationshipsStrength },
  communityInvolvement: { older: words.habitVolunteering, younger: habits.communityInvolvementStrength },
  screenTimeNonWork: { older: words.habitScreenTime, younger: habits.screenTimeNonWorkStrength },
};

const isHabit = (id: string): id is keyof typeof names => Object.hasOwn(names, id);

/** The name of a habit that makes the age older (1) or younger (-1). */
export const habitName = (questionId: string, sign: 1 | -1): string => {
  const name = isHabit(questionId) ? names[questionId] : undefined;
  return (sign < 0 ? name?.younger : undefined) ?? name?.older ?? questionId;
};
