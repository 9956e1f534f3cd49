import { familyQuestionId, knowledgeQuestionId } from '#shared/derived-names.ts';
import type { WordsOf } from '#shared/quiz/all-questions.ts';
import type { LongevityQuiz } from './longevity-quiz.ts';

/** The hints of the first quiz's questions, and why each is asked. `citation` is the `short` of one source. */
export const longevityScreens: WordsOf<LongevityQuiz> = {
  'health-title': {
    subtext:
      'Everyday habits add up. One large American study looked at five healthy habits. At 50, women with all five could expect to live about 14 years longer than women with none. For men it was about 12 years.',
    citation: 'Li et al., Circulation 2018',
  },
  birthdate: {
    subtext: 'If you’re under 25, we don’t give you an age, but you’ll still get your habits and a plan.',
    why: 'We compare your biological age with your real age.',
  },
  gender: {
    subtext: 'We use this to compare you with the right group and ask the right questions.',
    why: 'On average, women live longer than men.',
  },
  ethnicity: {
    subtext: 'You’re welcome to skip this one. It never changes your biological age.',
    why: 'Weight can affect health differently in different groups. We also add advice on heart health for people with a South Asian background.',
  },
  education: {
    citation: 'IHME-CHAIN, Lancet Public Health 2024',
    why: 'Each extra year of education is linked to a slightly longer life, probably through work, income and surroundings.',
  },
  pregnancyNow: {
    subtext: 'Choose the first one that applies.',
    citation: 'CDC, urgent maternal warning signs',
    why: 'In pregnancy we leave your weight out, and some of our advice is different. You can skip this.',
  },
  height: {
    why: 'We use your height and weight to work out your body mass index (BMI).',
  },
  weight: {
    subtext: 'A good guess is fine. If you’re pregnant, use your weight from before.',
    citation: 'Global BMI Mortality Collaboration, Lancet 2016',
    why: 'Very low and very high weight are both linked to shorter lives. We never praise a weight, and we never tell anyone to eat less than they need.',
  },
  [familyQuestionId]: {
    citation: 'Atkins et al., J Am Coll Cardiol 2016',
    why: 'Children of long-lived parents tend to live longer too.',
  },
  familyHistory: {
    citation: 'Bachmann et al., Circulation 2012',
    why: 'Illness at a young age in your family can raise your own risk a little.',
  },
  familyHistoryDetails: {
    subtext:
      'Who was it, what happened, and about how old were they? You can skip this. It doesn’t change your numbers, and no one here reads it. If you have a new sign, call a doctor.',
    why: 'It helps when you go through your results with a doctor.',
  },
  healthCheckups: {
    citation: 'Krogsboll et al., Cochrane 2019',
    why: 'Screening can find problems early. In trials, check-ups alone did not help people live longer. So this leaves your biological age as it is.',
  },
  oralHygiene: {
    citation: 'Romandini et al., J Dent Res 2021',
    why: 'Gum disease is linked to shorter lives.',
  },
  smoking: {
    subtext: 'If you’ve stopped, count from your last cigarette.',
    citation: 'Inoue-Choi et al., JAMA Netw Open 2020',
    why: 'No other habit here affects how long people live as much. Stopping helps at any age.',
  },
  alcoholConsumption: {
    subtext: 'One drink is a 12 oz beer, a 5 oz glass of wine or a 1.5 oz shot.',
    subtextSi:
      'One drink is about 14 g of alcohol: a 330 ml beer, a 150 ml glass of wine or a 40 ml shot (about 1.75 UK units).',
    citation: 'Zhao et al., JAMA Netw Open 2023',
    why: 'Heavier drinking is linked to shorter lives. Light drinking doesn’t improve your number.',
  },
  selfRatedHealth: {
    why: 'It doesn’t change your number. It helps us to say how far to trust it.',
  },
  'nutrition-title': {
    subtext: 'In two long-running American studies, people with the healthiest eating patterns tended to live longest.',
    citation: 'Shan et al., JAMA Intern Med 2023',
  },
  overallDiet: {
    citation: 'Shan et al., JAMA Intern Med 2023',
    why: 'What you eat as a whole matters more than any one food.',
  },
  plantVariety: {
    subtext: 'Fruit, vegetables, beans, whole grains, nuts, seeds and herbs all count.',
    citation: 'Wang et al., Circulation 2021',
    why: 'People who eat more fruit and vegetables tend to live longer.',
  },
  processedFoodServings: {
    citation: 'Yuan et al., Food Funct 2023',
    why: 'People who eat fewer of these foods tend to live a little longer.',
  },
  waterIntakeCups: {
    why: 'It’s part of your nutrition score. It doesn’t change your biological age.',
  },
  mealWindowConsistency: {
    why: 'It’s part of your nutrition score. It doesn’t change your biological age.',
  },
  digestiveSymptoms: {
    subtext: 'Such as bloating, constipation, diarrhoea or heartburn.',
    citation: 'Peng et al., Healthcare 2022',
    why: 'It affects how well you feel. Studies disagree on whether it affects how long people live, so it doesn’t change your biological age.',
  },
  'activity-title': {
    subtext:
      'Every bit helps. In six large studies, people who did some exercise, but less than the guidelines ask for, still tended to live longer than people who did none.',
    citation: 'Arem et al., JAMA Intern Med 2015',
  },
  exerciseFrequency: {
    citation: 'Arem et al., JAMA Intern Med 2015',
    why: 'Regular exercise is one of the best habits for a long life.',
  },
  exerciseIntensity: {
    citation: 'Lee et al., Circulation 2022',
    why: 'Moderate and hard exercise each help in their own way.',
  },
  strengthTraining: {
    subtext: 'Weights, bands, press-ups, climbing or heavy gardening all count.',
    citation: 'Momma et al., Br J Sports Med 2022',
    why: 'A little strength training each week is linked to a longer life.',
  },
  sittingHours: {
    subtext: 'Add up work, travel, meals and screens.',
    citation: 'Patterson et al., Eur J Epidemiol 2018',
    why: 'Above about eight hours a day, each extra hour of sitting is linked to more risk.',
  },
  sitToStand: {
    subtext: 'Answer from what you know. Please do not try it now.',
    citation: 'Brito et al., Eur J Prev Cardiol 2014',
    why: 'It’s a simple sign of strength, balance and flexibility.',
  },
  gripStrengthSelf: {
    subtext: 'Think of opening jars and carrying bags.',
    citation: 'Garcia-Hermoso et al., Arch Phys Med Rehabil 2018',
    why: 'Hand strength is a good sign of strength in the whole body.',
  },
  'sleep-title': {
    subtext:
      'Regular hours may matter more than you think. In a study that used wrist sensors, people with the most regular sleep tended to live longest.',
    citation: 'Windred et al., Sleep 2024',
  },
  sleepHours: {
    subtext: 'Count all your sleep in 24 hours, including naps.',
    citation: 'Sleep duration meta-analysis, Sleep Med Rev 2017',
    why: 'Around seven to eight hours is linked to the lowest risk.',
  },
  sleepQuality: {
    citation: 'Insomnia meta-analysis, Sleep Med Rev 2019',
    why: 'How rested you feel says more than the number of hours alone.',
  },
  sleepConsistency: {
    citation: 'Windred et al., Sleep 2024',
    why: 'Regular sleep times are linked to a longer life.',
  },
  nightAwakenings: {
    citation: 'Insomnia meta-analysis, Sleep Med Rev 2019',
    why: 'It’s part of your sleep score. In large studies, waking at night wasn’t linked to how long people lived, so it doesn’t change your biological age.',
  },
  'psychosocial-title': {
    subtext: 'You can skip most of the next questions.',
  },
  stressLevels: {
    citation: 'Russ et al., BMJ 2012',
    why: 'Long-term stress is hard on body and mind.',
  },
  stressCoping: {
    why: 'It’s part of your mind and relationships score. It doesn’t change your biological age.',
  },
  lifeOutlook: {
    citation: 'Kim et al., Am J Epidemiol 2017',
    why: 'Hopeful people tend to live a little longer.',
  },
  closeRelationships: {
    citation: 'Wang et al., Nat Hum Behav 2023',
    why: 'Being close to other people is linked to a longer life.',
  },
  communityInvolvement: {
    citation: 'Okun et al., Psychol Aging 2013',
    why: 'People who help others tend to live longer.',
  },
  mindfulnessFrequency: {
    why: 'It’s part of your mind and relationships score. It doesn’t change your biological age.',
  },
  'environment-title': {
    subtext:
      'Where you spend your time matters. In studies from several countries, people with more green around them tended to live a little longer.',
    citation: 'Rojas-Rueda et al., Lancet Planet Health 2019',
  },
  sunlightExposure: {
    citation: 'Stevenson et al., Health Place 2024',
    why: 'Daylight helps sleep and mood. Too much sun harms the skin. It doesn’t change your biological age.',
  },
  natureTime: {
    citation: 'Rojas-Rueda et al., Lancet Planet Health 2019',
    why: 'Time outdoors helps you rest and move. It doesn’t change your biological age.',
  },
  screenTimeNonWork: {
    citation: 'Patterson et al., Eur J Epidemiol 2018',
    why: 'Above three or four hours a day, the risk rises faster.',
  },
  [knowledgeQuestionId]: {
    why: 'We only use this to decide how much to explain.',
  },
  'wrap-title': {
    subtext: 'Thank you for being so open. Press Continue to get your results.',
  },
  name: {
    why: 'So we can greet you by name.',
  },
  email: {
    why: 'We’ll send your results there, and you’ll use it to log in.',
  },
  password: {
    subtext: 'At least 8 characters. It keeps your results private, so only you can come back to them.',
    why: 'You need it to log in.',
  },
};
