import type { Recommendation } from '#shared/contract/result.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-actions.ts';

export type PlanText = {
  /** The action in a few words, without a full stop. */
  readonly title: string;
  /** How to do it. */
  readonly how: string;
  /** `care`: a route or a warning requires it; `clinician`: a clinician helps to decide; absent: a habit. */
  readonly kind?: NonNullable<Recommendation['kind']>;
};

/**
 * What a person reads for each action. Most may stand beside a warning sign, so they hold no reassuring word; none
 * promises an effect.
 */
export const planTexts = {
  eatingTalk: {
    title: 'Talk to someone about eating',
    how: 'Tell a doctor, a nurse or a helpline how eating has been lately. You deserve help, and it works.',
    kind: 'care',
  },
  getCheckedFirst: {
    title: 'Get checked first',
    how: 'Be seen before you change anything else. Take this page with you, or show it on your phone.',
    kind: 'care',
  },
  supportTalk: {
    title: 'Talk to someone about how you feel',
    how: 'Tell a clinician, a helpline or a person you trust how these weeks have been. You do not have to find the right words.',
    kind: 'care',
  },
  dietWithClinician: {
    title: 'Ask which food suits you',
    how: 'Ask your clinician or a dietitian which food suits you. What is right for others may not be right for you.',
    kind: 'clinician',
  },
  quitSmoking: {
    title: 'Stop smoking',
    how: 'Pick a day to stop. Advice and medicine together work best, so ask a clinician or a quitline.',
  },
  quitVaping: {
    title: 'Leave nicotine behind',
    how: 'Cut down step by step and pick a last day. A clinician or a quitline can help, as they do with cigarettes.',
  },
  staySmokeFree: {
    title: 'Stay smoke-free',
    how: 'Plan ahead for the moments when you might want a cigarette. If the wish comes back, ask a clinician or a quitline early.',
  },
  weightClinician: {
    title: 'Talk with a clinician about your weight',
    how: 'Make an appointment. They can check your blood, pulse and blood pressure, and find out with you what would help.',
    kind: 'clinician',
  },
  weightPregnancy: {
    title: 'Talk about weight at your pregnancy check-up',
    how: 'Bring your questions to your next check-up. Your maternity team knows you and your baby.',
    kind: 'clinician',
  },
  weightAfterCheck: {
    title: 'Leave weight goals until you have been checked',
    how: 'Have the warning sign looked at first. Then ask which goal would suit you.',
    kind: 'clinician',
  },
  weightLossUnplanned: {
    title: 'Tell a clinician about the weight you lost',
    how: 'Say how much it was, and over how many weeks. Weight that goes without trying should be looked at soon.',
    kind: 'clinician',
  },
  weightKeep: {
    title: 'Keep your weight and your muscles',
    how: 'From 65 on, keeping your weight and your muscles matters. Tell a clinician if you lose weight without trying.',
    kind: 'clinician',
  },
  weightWithClinician: {
    title: 'Plan any weight loss with your clinician',
    how: 'Ask if losing some weight would help you, and how to keep your muscles while you do. Go slowly.',
    kind: 'clinician',
  },
  weightTalk: {
    title: 'Talk about your weight with a clinician',
    how: 'Ask your clinician what your weight means for you. They know the rest of your health.',
    kind: 'clinician',
  },
  waistHint: {
    title: 'Measure your waist',
    how: 'Muscle weighs too, so the scale tells only part. Try to keep your waist under half of your height.',
  },
  loseWeight: {
    title: 'A little less weight',
    how: 'Losing one twentieth of your weight is a first goal. Slowly is fine, and a clinician can help.',
  },
  alcoholNoneInPregnancy: {
    title: 'No alcohol in pregnancy',
    how: 'No alcohol is safest in pregnancy. When breastfeeding, ask first. If you shake or sweat when you do not drink, do not stop all at once: call your doctor today.',
    kind: 'care',
  },
  alcoholMedicalHelp: {
    title: 'Get medical help to drink less',
    how: 'Please do not stop all at once: that can be dangerous. A clinician can help you cut down safely.',
    kind: 'clinician',
  },
  alcoholCutMen: {
    title: 'No more than 14 drinks a week',
    how: 'None is best. Start with two days a week without alcohol, and pour less on the others.',
  },
  alcoholCutWomen: {
    title: 'No more than 7 drinks a week',
    how: 'None is best. Start with two days a week without alcohol, and pour less on the others.',
  },
  alcoholLimitWomen: {
    title: 'No more than 7 drinks a week',
    how: 'Eight or more drinks a week are above the limit, and none is best. Choose some days without alcohol.',
  },
  exerciseAdapted: {
    title: 'Move in a way that suits your body',
    how: 'Pick what works for you: arm exercise in a chair, moving in water, or what a physiotherapist shows you. A few minutes count.',
  },
  strengthBalanceAdapted: {
    title: 'Strength and balance, with support',
    how: 'Stay seated or hold on to something steady, and work what you can move on two or three days a week. A physiotherapist can show you how.',
  },
  exercisePregnant: {
    title: 'Keep moving gently',
    how: 'Walking and other movement at which you can talk helps you and the baby, unless your maternity team has told you otherwise. Stop and call your maternity team if you bleed, leak fluid, have pain or feel faint. Chest pain or short breath at rest: call your local emergency number.',
  },
  exerciseValve: {
    title: 'Keep walking; ask before you go harder',
    how: 'Walking at a pace at which you can talk is fine for most people with a valve problem. Ask how severe yours is before you go harder, lift heavy or compete. If walking brings chest pain, short breath or faintness, stop and be seen today.',
    kind: 'clinician',
  },
  exerciseWithClinician: {
    title: 'Ask which activity suits you',
    how: 'Ask your clinician which kinds of movement suit you, and how hard to go. Until then, take it easy.',
    kind: 'clinician',
  },
  teeth: {
    title: 'Look after your teeth',
    how: 'Brush twice a day and clean between your teeth. If your gums bleed or a tooth is loose, let a dentist look.',
  },
  checkups: {
    title: 'Plan a check-up',
    how: 'Book one visit, and ask which tests fit your age. Many problems are easier to treat when they are found early.',
    kind: 'clinician',
  },
  dietStep: {
    title: 'One step up in what you eat',
    how: 'Swap one ready meal or snack each day. Have vegetables, fruit, beans, whole grains or fish in its place.',
  },
  morePlants: {
    title: 'More kinds of plants',
    how: 'Add two new plants a week: a bean, a nut, a herb or a grain. Soups and frozen vegetables make it easy.',
  },
  lessProcessed: {
    title: 'Fewer packaged foods',
    how: 'Leave out two servings a day of snacks, sweets, sugary drinks or processed meat. Keep fruit or nuts where you reach first.',
  },
  water: {
    title: 'Drink a little more water',
    how: 'Keep a glass in sight and fill it at each meal. About six cups a day is plenty for most people. If you were told to drink less, go by that.',
  },
  regularMeals: {
    title: 'Regular meals',
    how: 'Choose rough times for your meals, and let the last one end well before bed.',
  },
  moveMore: {
    title: 'Move on one or two more days',
    how: 'Half an hour of brisk walking counts, and three lots of ten minutes count too.',
  },
  moveBrisker: {
    title: 'A little brisker',
    how: 'Let part of your exercise get you warm: a pace at which you can talk but not sing. Build up over some weeks.',
  },
  strength: {
    title: 'Train your muscles on two days a week',
    how: 'Rising from a chair, push-ups against a wall and carrying bags are a fine start. Stop if you have chest pain or feel faint.',
  },
  sitLess: {
    title: 'Sit less',
    how: 'Break up long sitting: get up and stretch for three minutes every half hour. Calls on foot count.',
  },
  legStrength: {
    title: 'Strong legs and balance',
    how: 'Practise rising from a chair without your hands, with something steady beside you. Two or three days a week are enough.',
  },
  gripStrength: {
    title: 'Strong hands',
    how: 'Carry bags, wring towels or squeeze a ball a few times a week. Train the rest of your body as well.',
  },
  sleepLonger: {
    title: 'Sleep seven hours',
    how: 'Bring bedtime forward by 20 minutes each week until you reach seven hours. Keep one wake-up time.',
  },
  sleepLongCheck: {
    title: 'Sleeping long? Find out why',
    how: 'If you sleep long and still feel tired, tell a clinician. Get up at one time each day and look for daylight in the morning.',
    kind: 'clinician',
  },
  sleepQuality: {
    title: 'Rest better',
    how: 'Keep the bedroom dark, cool and quiet, and screens out of it. If you are still tired after some weeks, ask a clinician about your sleep.',
  },
  sleepRhythm: {
    title: 'Keep one wake-up time',
    how: 'Choose the hour that suits your week and keep it on days off. Bedtime tends to follow. If you work shifts, keep your hours the same while a shift lasts.',
  },
  nightAwakenings: {
    title: 'Calmer nights',
    how: 'Drink less late in the day, and no alcohol near bedtime. If you wake gasping or snore loudly, ask about sleep apnea.',
  },
  lessStress: {
    title: 'Less stress',
    how: 'Give ten minutes a day to one thing that lets you breathe, such as music, a bath or a talk. If it stays heavy, a clinician or counsellor can help.',
  },
  coping: {
    title: 'Ways to cope',
    how: 'Write down what weighs on you and pick the one part that you can change. Talk it over with someone you trust.',
  },
  outlook: {
    title: 'Make room for one bright thing',
    how: 'Each evening, note one thing that was all right. If the days look dark for two weeks or more, ask a clinician: it is common and it can be treated.',
  },
  company: {
    title: 'People to count on',
    how: 'Call or write to one person you like. A class, a choir or a club is a gentle way to meet people.',
  },
  community: {
    title: 'Join in',
    how: 'Pick one group or cause that you care about and join in once. A few hours a month are a fine start.',
  },
  quietTime: {
    title: 'Quiet time',
    how: 'On a few days a week, take ten minutes to breathe calmly, pray or meditate.',
  },
  daylight: {
    title: 'More daylight',
    how: 'Be outside for ten minutes or more each day, best in the morning.',
  },
  sunProtection: {
    title: 'Protect your skin',
    how: 'Enjoy the daylight in the shade at midday, with a hat, long sleeves and sunscreen.',
  },
  nature: {
    title: 'Time in nature',
    how: 'Find a park, a wood or a place by water, and spend some time there once a week. A friend makes it easier to keep up.',
  },
  lessScreen: {
    title: 'Less screen time',
    how: 'Take one hour of screen time out of your day. Keep the last hour before bed for something else.',
  },
} as const satisfies Record<PlanCode, PlanText>;
