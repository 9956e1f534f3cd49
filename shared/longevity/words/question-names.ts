import { familyQuestionId, knowledgeQuestionId } from '#shared/derived-names.ts';
import type { LongevityAnswers, LongevityQuestionId } from '#shared/person/person.ts';

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
  id === 'smoking' && smoking === 'vapeOnly' ? 'nicotine' : questionNames[id].step;

export const questionNames: Readonly<Record<LongevityQuestionId, QuestionName>> = {
  birthdate: { label: 'Date of birth' },
  gender: { label: 'Sex' },
  ethnicity: { label: 'Background' },
  pregnancyNow: { label: 'Pregnancy' },
  education: { label: 'Education' },
  height: { label: 'Height' },
  weight: { label: 'Weight for height', step: 'your weight for your height' },
  [familyQuestionId]: { label: 'Parents’ ages' },
  familyHistory: { label: 'Family health' },
  healthCheckups: { label: 'Check-ups', inList: 'check-ups', strength: 'regular check-ups', step: 'a check-up' },
  oralHygiene: { label: 'Teeth and gums', strength: 'looking after your teeth', step: 'your teeth and gums' },
  smoking: { label: 'Smoking', strength: 'not smoking', step: 'smoking' },
  alcoholConsumption: { label: 'Alcohol', strength: 'not drinking', step: 'alcohol' },
  selfRatedHealth: { label: 'Own view of health' },
  overallDiet: { label: 'Diet', strength: 'what you eat', step: 'what you eat' },
  plantVariety: { label: 'Plant foods', strength: 'many kinds of plants', step: 'more kinds of plants' },
  processedFoodServings: { label: 'Packaged foods', strength: 'few packaged foods', step: 'packaged foods' },
  waterIntakeCups: { label: 'Water', inList: 'water', strength: 'enough water', step: 'water' },
  mealWindowConsistency: { label: 'Mealtimes', inList: 'mealtimes', strength: 'regular meals', step: 'your mealtimes' },
  digestiveSymptoms: { label: 'Digestion', inList: 'digestion' },
  exerciseFrequency: { label: 'Active days', strength: 'your active days', step: 'your active days' },
  exerciseIntensity: {
    label: 'How hard you exercise',
    strength: 'how hard you exercise',
    step: 'how hard you exercise',
  },
  strengthTraining: { label: 'Strength training', strength: 'your strength training', step: 'strength training' },
  sittingHours: { label: 'Sitting', strength: 'not sitting too long', step: 'sitting for long' },
  sitToStand: {
    label: 'Getting up from the floor',
    strength: 'getting up easily',
    step: 'getting up from the floor',
  },
  gripStrengthSelf: { label: 'Grip strength', strength: 'a strong grip', step: 'grip strength' },
  sleepHours: { label: 'Hours of sleep', strength: 'how long you sleep', step: 'how long you sleep' },
  sleepQuality: { label: 'Waking up rested', strength: 'waking up rested', step: 'how rested you feel' },
  sleepConsistency: { label: 'Regular sleep times', strength: 'regular sleep times', step: 'your sleep times' },
  nightAwakenings: {
    label: 'Waking at night',
    inList: 'waking at night',
    strength: 'unbroken nights',
    step: 'waking at night',
  },
  stressLevels: { label: 'Stress', strength: 'little stress', step: 'stress' },
  stressCoping: {
    label: 'Coping with stress',
    inList: 'coping with stress',
    strength: 'coping with stress',
    step: 'coping with stress',
  },
  lifeOutlook: { label: 'Outlook', strength: 'an optimistic outlook' },
  closeRelationships: { label: 'People to count on', strength: 'people to count on', step: 'company' },
  communityInvolvement: { label: 'Groups and volunteering', strength: 'joining in with others', step: 'joining in' },
  mindfulnessFrequency: { label: 'Quiet time', inList: 'quiet time', strength: 'quiet time', step: 'quiet time' },
  sunlightExposure: { label: 'Daylight', inList: 'daylight', strength: 'daylight', step: 'time in the sun' },
  natureTime: { label: 'Time in nature', inList: 'time in nature', strength: 'time in nature', step: 'time in nature' },
  screenTimeNonWork: { label: 'Screen time', strength: 'little screen time', step: 'screen time' },
  [knowledgeQuestionId]: { label: 'Knowledge' },
};
