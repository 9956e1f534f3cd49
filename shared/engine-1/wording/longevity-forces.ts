import { familyQuestionId } from '#shared/derived-names.ts';

type Force = { readonly helps: string; readonly hinders: string };

/** How a contribution is named inside a sentence, by its direction: 'Most in your favour: …', 'Pulling the other way: …'. */
const forces: Readonly<Record<string, Force>> = {
  education: { helps: 'your years at school', hinders: 'fewer years at school' },
  weight: { helps: 'your weight for your height', hinders: 'your weight for your height' },
  [familyQuestionId]: { helps: 'parents who lived long', hinders: 'your parents’ health' },
  familyHistory: { helps: 'little early illness in your family', hinders: 'early illness in your family' },
  oralHygiene: { helps: 'the care of your teeth', hinders: 'the care of your teeth' },
  smoking: { helps: 'not smoking', hinders: 'smoking' },
  alcoholConsumption: { helps: 'little alcohol', hinders: 'alcohol' },
  overallDiet: { helps: 'the way you eat', hinders: 'the way you eat' },
  plantVariety: { helps: 'many kinds of plants on your plate', hinders: 'few kinds of plants on your plate' },
  processedFoodServings: { helps: 'few packaged foods', hinders: 'packaged foods' },
  exerciseFrequency: { helps: 'how often you move', hinders: 'few active days' },
  exerciseIntensity: { helps: 'some harder exercise', hinders: 'little hard exercise' },
  strengthTraining: { helps: 'training your muscles', hinders: 'little strength training' },
  sittingHours: { helps: 'not sitting too long', hinders: 'long hours of sitting' },
  sitToStand: { helps: 'how well you get up from the floor', hinders: 'getting up from the floor' },
  gripStrengthSelf: { helps: 'a strong grip', hinders: 'a weaker grip' },
  sleepHours: { helps: 'how long you sleep', hinders: 'how long you sleep' },
  sleepQuality: { helps: 'waking up rested', hinders: 'waking up tired' },
  sleepConsistency: { helps: 'regular bedtimes', hinders: 'bedtimes that move around' },
  stressLevels: { helps: 'low stress', hinders: 'stress' },
  lifeOutlook: { helps: 'a bright outlook', hinders: 'a darker outlook' },
  closeRelationships: { helps: 'people to count on', hinders: 'few people to count on' },
  communityInvolvement: { helps: 'taking part in a group', hinders: 'little time with groups' },
  screenTimeNonWork: { helps: 'little screen time', hinders: 'long hours at screens' },
};

/** Former smokers: the effect comes from the past, and not from a habit of today. */
export const forceName = (id: string, years: number, answer: unknown): string | undefined => {
  if (id === 'smoking' && years > 0 && String(answer).startsWith('former')) return 'your years as a smoker';
  if (id === 'smoking' && years > 0 && answer === 'vapeOnly') return 'vaping';
  return years < 0 ? forces[id]?.helps : forces[id]?.hinders;
};
