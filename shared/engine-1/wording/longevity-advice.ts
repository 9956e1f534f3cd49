import type { CleanAnswers } from '#shared/engine-1/clean-answers.ts';
import type { AdviceCode } from '#shared/engine-1/evidence/advice-code.ts';

/** What to do, in a few words; the years, where there are any, are added by the caller. */
type Advice = {
  readonly area: string;
  readonly text: string;
  /** One more sentence for some people. */
  readonly also?: (answers: CleanAnswers, age: number) => string | false;
};

/** Somebody who cannot get up from the floor alone may not be able to go for a walk. */
const ifWalkingIsHard: Advice['also'] = ({ sitToStand }) =>
  sitToStand === 'cannot' &&
  'If walking is hard for you, ask a clinician or a physiotherapist what suits you: exercises done in a chair count too.';

export const longevityAdvice: Readonly<Record<AdviceCode, Advice>> = {
  quitSmoking: {
    area: 'Smoking',
    text: 'Pick a day to stop and tell someone you trust. A clinician, a pharmacist or a free quit line can help, and help makes it much easier. If it does not work the first time, try again: most people need a few tries.',
  },
  staySmokeFree: {
    area: 'Staying smoke-free',
    text: 'The hard part is done. Stay smoke-free, and keep a plan ready for the moments that tempt you. The gain keeps growing for ten years and more.',
  },
  stopVaping: {
    area: 'Vaping',
    text: 'Cut down on vaping step by step, and ask a pharmacist or a quit line for help. Nobody knows its long-term effects yet, so less is the safer choice.',
  },
  loseWeight: {
    area: 'Weight',
    text: 'A first goal of one pound in every twenty is enough to make a difference. Start with one change, such as water in place of sweet drinks, and ask a clinician which kind of support suits you.',
  },
  loseALittle: {
    area: 'Weight',
    text: 'Losing a few pounds slowly is enough. Smaller plates, more vegetables and a daily walk are good places to start.',
    also: ifWalkingIsHard,
  },
  eatEnough: {
    area: 'Weight',
    text: 'Your weight is low for your height. Show this to a clinician, above all if you lost weight without trying. Regular meals with enough protein help.',
  },
  alcoholConsumption: {
    area: 'Alcohol',
    text: 'Plan some days without a drink each week, and pour smaller glasses on the others. Aim for 12 drinks a week or fewer.',
    also: ({ alcoholConsumption }) =>
      alcoholConsumption === '33plus' &&
      'Please talk to a clinician before you cut down: stopping suddenly can be dangerous when the body is used to a lot.',
  },
  oralHygiene: {
    area: 'Teeth and gums',
    text: 'Brush twice a day and clean between your teeth. If your gums bleed or a tooth is loose, let a dentist look.',
  },
  healthCheckups: {
    area: 'Check-ups',
    text: 'Book one check-up, and ask which screening tests fit your age. Many problems are easier to treat when they are found early.',
  },
  overallDiet: {
    area: 'Way of eating',
    text: 'Take one step up, not five. Swap one ready meal or snack a day for vegetables, fruit, beans, whole grains or fish.',
  },
  plantVariety: {
    area: 'Plant foods',
    text: 'Add two new plants a week: a bean, a nut, a herb, a grain. Mixed salads, soups and frozen vegetables make it easy.',
  },
  processedFoodServings: {
    area: 'Packaged foods',
    text: 'Leave out two servings a day of packaged snacks, sweets, sugary drinks or processed meat. Keep fruit or nuts where you reach first.',
  },
  waterIntakeCups: {
    area: 'Water',
    text: 'Keep a glass in sight and fill it at each meal. About six cups a day is plenty for most people.',
  },
  mealWindowConsistency: {
    area: 'Mealtimes',
    text: 'Choose rough times for your meals, and let the last one end well before bed.',
  },
  exerciseFrequency: {
    area: 'Active days',
    text: 'Add one or two days a week with 30 minutes of brisk walking. Some is better than none, and ten minutes three times counts too.',
    also: ifWalkingIsHard,
  },
  exerciseIntensity: {
    area: 'Exercise effort',
    text: 'Let part of your exercise get you warm: a pace at which you can talk but not sing. Build up over some weeks.',
  },
  strengthTraining: {
    area: 'Strength training',
    text: 'Train your muscles on two days a week. Rising from a chair, push-ups at a wall and carrying bags are a fine start.',
  },
  sittingHours: {
    area: 'Sitting',
    text: 'Stand up or walk for three minutes every half hour. Calls on foot and a standing break after each meal add up.',
    also: ({ sitToStand }) =>
      sitToStand === 'cannot' && 'If standing is hard for you, move your arms and legs where you sit.',
  },
  sitToStand: {
    area: 'Getting up and balance',
    text: 'Practise getting up from a chair without your hands, with something steady beside you. Ask a clinician or a physiotherapist which exercises suit you.',
    also: (_answers, age) => age >= 65 && 'From 65 on, balance and strength exercise on three days a week is advised.',
  },
  gripStrengthSelf: {
    area: 'Hand strength',
    text: 'Carry bags, wring towels or squeeze a ball a few times a week. Strength work for the whole body helps your hands as well.',
  },
  sleepMore: {
    area: 'Hours of sleep',
    text: 'Bring bedtime forward by 20 minutes each week until you reach seven hours. Keep the same wake-up time every day.',
  },
  sleepLong: {
    area: 'Hours of sleep',
    text: 'Try to get up at the same time each day, and look for daylight in the morning. If you sleep long and still feel tired, tell a clinician.',
  },
  sleepQuality: {
    area: 'Waking up rested',
    text: 'Keep the bedroom dark, cool and quiet, and screens out of it. If you are still tired after some weeks, or someone hears you snore, ask about sleep apnea.',
  },
  sleepConsistency: {
    area: 'Regular bedtimes',
    text: 'Fix your wake-up time first, weekends included. Bedtime tends to follow within a few weeks.',
    also: ({ sleepConsistency }) =>
      sleepConsistency === 'irregular' &&
      'If you work shifts, keep your hours the same while a shift lasts, and your bedroom dark by day.',
  },
  nightAwakenings: {
    area: 'Waking at night',
    text: 'Less to drink late in the day, and no alcohol near bedtime, often help. If you wake gasping or snore loudly, ask about a sleep apnea check.',
  },
  stressLevels: {
    area: 'Stress',
    text: 'Find one thing that lets you breathe, such as a walk, music or a talk, and give it ten minutes a day. If it stays heavy, a clinician or counsellor can help.',
  },
  stressCoping: {
    area: 'Dealing with stress',
    text: 'Write down what weighs on you and pick the one part that you can change. Talking it over with someone helps more than it seems.',
  },
  lifeOutlook: {
    area: 'Outlook',
    text: 'Each evening, note one thing that went well. If the days look dark for two weeks or more, ask a clinician about low mood: it is common and it can be treated.',
  },
  closeRelationships: {
    area: 'People to count on',
    text: 'Call or write to one person this week. A class, a choir, a walking group or a volunteer team is a gentle way to meet people.',
  },
  communityInvolvement: {
    area: 'Groups and volunteering',
    text: 'Pick one group or cause that you care about and join in once. A few hours a month is a good start.',
  },
  mindfulnessFrequency: {
    area: 'Quiet time',
    text: 'Set aside ten minutes for calm breathing, prayer or meditation on a few days a week.',
  },
  moreDaylight: {
    area: 'Daylight',
    text: 'Go outside for 10 minutes or more each day, best in the morning. It helps sleep and mood.',
  },
  protectSkin: {
    area: 'Sun protection',
    text: 'Enjoy the daylight, and protect your skin: shade at midday, a hat, long sleeves and sunscreen.',
  },
  natureTime: {
    area: 'Time in nature',
    text: 'Find a park, a wood or a path by water, and go there once a week. A friend makes it easier to keep up.',
  },
  screenTimeNonWork: {
    area: 'Screen time',
    text: 'Take one hour of screen time out of your day. Choose two evenings a week without screens, and keep the last hour before bed for something else.',
  },
};

export const adviceFor = (code: AdviceCode): Advice => longevityAdvice[code];
