import { familyQuestionId, knowledgeQuestionId } from '#shared/derived-names.ts';
import type { WordsOf } from '#shared/quiz/all-questions.ts';
import type { LongevityQuiz } from './longevity-quiz.ts';

/** The hints of the first quiz's questions, and why each is asked. `citation` is the `short` of one source. */
export const longevityScreens: WordsOf<LongevityQuiz> = {
  'health-title': {
    subtext:
      'Everyday habits add up. In one large American study, 50-year-old women with five healthy habits could expect about 14 more years of life than women with none of them, and men about 12.',
    citation: 'Li et al., Circulation 2018',
  },
  birthdate: {
    subtext: 'Below 25 we give no age: the tables begin at 18. You still get your habits and your plan.',
    why: 'Your biological age is set beside your real age.',
  },
  gender: {
    subtext: 'We only use this to pick the right comparison tables.',
    why: 'Women and men have different average lifespans.',
  },
  ethnicity: {
    subtext: 'You are welcome to skip this one. It never changes your biological age.',
    why: 'It helps us read body weight fairly, and it adds a note about heart health for South Asian families.',
  },
  education: {
    citation: 'IHME-CHAIN, Lancet Public Health 2024',
    why: 'Each extra year of school goes with a death rate about 2% lower, probably through work, income and surroundings.',
  },
  pregnancyNow: {
    subtext: 'Choose the first that fits.',
    citation: 'CDC, urgent maternal warning signs',
    why: 'In pregnancy your weight does not count here, and some advice is different. You can skip this.',
  },
  height: {
    why: 'Height and weight together give your body mass index.',
  },
  weight: {
    subtext: 'A close guess is fine. If you are pregnant, use your weight from before.',
    citation: 'Global BMI Mortality Collaboration, Lancet 2016',
    why: 'Very low and very high body weight both go with shorter lives. We never praise a weight and never tell anyone to eat less than they need.',
  },
  [familyQuestionId]: {
    citation: 'Atkins et al., J Am Coll Cardiol 2016',
    why: 'Children of long-lived parents tend to live longer themselves.',
  },
  familyHistory: {
    citation: 'Bachmann et al., Circulation 2012',
    why: 'Illness at a young age in the family can raise your own risk a little.',
  },
  familyHistoryDetails: {
    subtext:
      'This is optional, and it does not change your numbers. Who was it, what happened, and about how old were they?',
    why: 'It gives context when you talk your results over with a clinician.',
  },
  healthCheckups: {
    citation: 'Krogsboll et al., Cochrane 2019',
    why: 'Screening can catch trouble early. In trials, general check-ups alone did not lengthen life, so this leaves your biological age as it is.',
  },
  oralHygiene: {
    citation: 'Romandini et al., J Dent Res 2021',
    why: 'Gum disease goes along with higher death rates.',
  },
  smoking: {
    subtext: 'If you quit, count from your last cigarette.',
    citation: 'Inoue-Choi et al., JAMA Netw Open 2020',
    why: 'No other habit on this list moves lifespan as much, and quitting helps at every age.',
  },
  alcoholConsumption: {
    subtext: 'One drink is a 12 oz beer, a 5 oz glass of wine or a 1.5 oz shot.',
    subtextSi:
      'One drink is about 14 g of alcohol: a 330 ml beer, a 150 ml glass of wine or a 40 ml shot (about 1.75 UK units).',
    citation: 'Zhao et al., JAMA Netw Open 2023',
    why: 'Heavier drinking goes with shorter lives. Light drinking earns no bonus here.',
  },
  'nutrition-title': {
    subtext:
      'In two long-running American studies, people with the healthiest eating patterns were 14 to 20% less likely to die during follow-up than those with the least healthy.',
    citation: 'Shan et al., JAMA Intern Med 2023',
  },
  overallDiet: {
    citation: 'Shan et al., JAMA Intern Med 2023',
    why: 'Your whole way of eating counts for more than any single food.',
  },
  plantVariety: {
    subtext: 'Fruit, vegetables, beans, whole grains, nuts, seeds and herbs all count.',
    citation: 'Wang et al., Circulation 2021',
    why: 'People who eat more fruit and vegetables tend to live longer.',
  },
  processedFoodServings: {
    citation: 'Yuan et al., Food Funct 2023',
    why: 'Each extra daily serving goes with a death rate about 2% higher.',
  },
  waterIntakeCups: {
    why: 'It belongs to your nutrition score. It does not change your biological age.',
  },
  mealWindowConsistency: {
    why: 'It belongs to your nutrition score. It does not change your biological age.',
  },
  digestiveSymptoms: {
    subtext: 'For example bloating, constipation, loose stools or heartburn.',
    citation: 'Peng et al., Healthcare 2022',
    why: 'It is part of feeling well. The evidence on lifespan is mixed, so it does not change your biological age.',
  },
  'activity-title': {
    subtext:
      'Every bit helps. In six large studies, people who did some exercise, but less than the guidelines ask for, still had a death rate 20% lower than people who did none.',
    citation: 'Arem et al., JAMA Intern Med 2015',
  },
  exerciseFrequency: {
    citation: 'Arem et al., JAMA Intern Med 2015',
    why: 'Regular movement is one of the strongest habits for a long life.',
  },
  exerciseIntensity: {
    citation: 'Lee et al., Circulation 2022',
    why: 'Moderate and hard exercise each add something of their own.',
  },
  strengthTraining: {
    subtext: 'Weights, bands, push-ups, climbing or heavy gardening all count.',
    citation: 'Momma et al., Br J Sports Med 2022',
    why: 'A little strength work each week goes with a longer life.',
  },
  sittingHours: {
    subtext: 'Add up work, travel, meals and screens.',
    citation: 'Patterson et al., Eur J Epidemiol 2018',
    why: 'Above about eight hours, each extra hour of sitting goes with more risk.',
  },
  sitToStand: {
    subtext: 'Please answer from what you know. Please do not try it now.',
    citation: 'Brito et al., Eur J Prev Cardiol 2014',
    why: 'It is a simple sign of strength, balance and suppleness.',
  },
  gripStrengthSelf: {
    subtext: 'Think of opening jars and carrying bags.',
    citation: 'Garcia-Hermoso et al., Arch Phys Med Rehabil 2018',
    why: 'Hand strength is a good stand-in for strength in the whole body.',
  },
  'sleep-title': {
    subtext:
      'Keeping steady hours may matter more than you think: in a study that used wrist sensors, people with more regular sleep had a death rate 20 to 48% lower than the least regular sleepers.',
    citation: 'Windred et al., Sleep 2024',
  },
  sleepHours: {
    subtext: 'Count everything in 24 hours, naps included.',
    citation: 'Sleep duration meta-analysis, Sleep Med Rev 2017',
    why: 'Around seven to eight hours goes with the lowest risk.',
  },
  sleepQuality: {
    citation: 'Insomnia meta-analysis, Sleep Med Rev 2019',
    why: 'Waking up unrefreshed tells more than the number of hours alone.',
  },
  sleepConsistency: {
    citation: 'Windred et al., Sleep 2024',
    why: 'A steady rhythm goes with a longer life.',
  },
  nightAwakenings: {
    citation: 'Insomnia meta-analysis, Sleep Med Rev 2019',
    why: 'It belongs to your sleep score. Waking up did not change lifespan in large studies, so your biological age stays as it is.',
  },
  'psychosocial-title': {
    subtext:
      'People matter. Across 90 studies, those with very little contact with others had a death rate about a third higher.',
    citation: 'Wang et al., Nat Hum Behav 2023',
  },
  stressLevels: {
    citation: 'Russ et al., BMJ 2012',
    why: 'Long-lasting strain wears on body and mind.',
  },
  stressCoping: {
    why: 'It belongs to your mind and relationships score. It does not change your biological age.',
  },
  lifeOutlook: {
    citation: 'Kim et al., Am J Epidemiol 2017',
    why: 'Hopeful people tend to live a little longer.',
  },
  closeRelationships: {
    citation: 'Wang et al., Nat Hum Behav 2023',
    why: 'Being alone and feeling lonely both go with shorter lives.',
  },
  communityInvolvement: {
    citation: 'Okun et al., Psychol Aging 2013',
    why: 'People who help others tend to live longer.',
  },
  mindfulnessFrequency: {
    why: 'It belongs to your mind and relationships score. It does not change your biological age.',
  },
  'environment-title': {
    subtext:
      'Where we spend our time leaves its mark: in studies from several countries, greener neighbourhoods had slightly lower death rates.',
    citation: 'Rojas-Rueda et al., Lancet Planet Health 2019',
  },
  sunlightExposure: {
    citation: 'Stevenson et al., Health Place 2024',
    why: 'Daylight helps sleep and mood; too much sun harms the skin. It does not change your biological age.',
  },
  natureTime: {
    citation: 'Rojas-Rueda et al., Lancet Planet Health 2019',
    why: 'Time outdoors is good for rest and movement. It does not change your biological age.',
  },
  screenTimeNonWork: {
    citation: 'Patterson et al., Eur J Epidemiol 2018',
    why: 'Above three or four hours of viewing a day, risk climbs faster.',
  },
  [knowledgeQuestionId]: {
    why: 'It only helps us choose how much to explain.',
  },
  'wrap-title': {
    subtext: 'Thank you for answering so openly. Press Continue and we will get your results ready.',
  },
  name: {
    why: 'So that we can greet you by name.',
  },
  email: {
    why: 'Your results go to this address, and it is your login.',
  },
  password: {
    subtext: 'At least 8 characters. It protects your results and lets you come back to them.',
    why: 'It creates your account.',
  },
};
