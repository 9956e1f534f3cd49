import type { Recommendation } from '#shared/contract/result.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-actions.ts';
import { act, call, dont, kind, type Words, what } from '#shared/safety/sentence.ts';
import { tellMedicines } from '#shared/words/medicines-in-pregnancy.ts';

export type PlanText = {
  /** The action in a few words, without a full stop. */
  readonly title: string;
  /** How to do it, the action first. */
  readonly how: readonly Words[];
  /** `care`: a route or a warning requires it; `clinician`: a clinician helps to decide; absent: a habit. */
  readonly kind?: NonNullable<Recommendation['kind']>;
};

/** Getting help comes before choosing a day (SAFETY 5). The heart plan has the same words. */
export const stopSmoking: readonly Words[] = [
  act('Ask for a stop-smoking service, with patches or tablets.'),
  act('Then pick a day to stop.'),
  what('The two together work far better than willpower alone.'),
];

/**
 * What the user reads for each action. Most of these texts can appear with a warning sign, so they never reassure. None promises an
 * effect.
 */
export const planTexts = {
  eatingTalk: {
    title: 'Talk to someone about eating',
    how: [act('Tell a doctor, nurse or helpline how eating has been lately.'), kind('You deserve help, and it works.')],
    kind: 'care',
  },
  getCheckedFirst: {
    title: 'Get checked first',
    how: [
      act('Get checked before you change anything else.'),
      act('Take this page with you, or show it on your phone.'),
    ],
    kind: 'care',
  },
  supportTalk: {
    title: 'Talk to someone about how you feel',
    how: [
      act('Tell a doctor, a helpline or someone you trust how the last few weeks have been.'),
      kind('You do not have to find the right words.'),
    ],
    kind: 'care',
  },
  medicinesInPregnancy: {
    title: 'Tell your maternity team which medicines you take',
    how: tellMedicines,
    kind: 'care',
  },
  dietWithClinician: {
    title: 'Ask what food is right for you',
    how: [
      act('Ask your doctor or a dietitian what food is right for you.'),
      what('What’s right for others may not be right for you.'),
    ],
    kind: 'clinician',
  },
  quitSmoking: {
    title: 'Stop smoking',
    how: stopSmoking,
  },
  quitVaping: {
    title: 'Give up nicotine',
    how: [
      act('Cut down bit by bit and pick a day to stop.'),
      what('A doctor or a stop-smoking service can help, as they do with cigarettes.'),
    ],
  },
  staySmokeFree: {
    title: 'Stay smoke-free',
    how: [
      act('Plan ahead for times when you might want a cigarette.'),
      act('If the craving comes back, ask a doctor or a stop-smoking service early.'),
    ],
  },
  weightClinician: {
    title: 'Talk to a doctor about your weight',
    how: [
      act('Make an appointment.'),
      what('They can check your blood, pulse and blood pressure, and work out with you what would help.'),
    ],
    kind: 'clinician',
  },
  weightPregnancy: {
    title: 'Ask about weight at your pregnancy check-up',
    how: [act('Bring your questions to your next check-up.'), kind('Your maternity team knows you and your baby.')],
    kind: 'clinician',
  },
  weightAfterCheck: {
    title: 'Leave weight goals until you’ve been checked',
    how: [act('Have the warning sign checked first.'), act('Then ask what goal would be right for you.')],
    kind: 'clinician',
  },
  weightLossUnplanned: {
    title: 'Tell a doctor about the weight you’ve lost',
    how: [
      act('Say how much you’ve lost, and over how many weeks.'),
      act('Losing weight without trying should be checked soon.'),
    ],
    kind: 'clinician',
  },
  weightKeep: {
    title: 'Keep up your weight and muscles',
    how: [
      what('From 65, it’s important to keep up your weight and muscles.'),
      act('Tell a doctor if you lose weight without trying.'),
    ],
    kind: 'clinician',
  },
  weightWithClinician: {
    title: 'Plan any weight loss with your doctor',
    how: [
      act('Ask if losing some weight would help you, and how to keep your muscles as you do.'),
      act('Take it slowly.'),
    ],
    kind: 'clinician',
  },
  weightTalk: {
    title: 'Talk to your doctor about your weight',
    how: [act('Ask your doctor what your weight means for you.'), what('They know the rest of your health.')],
    kind: 'clinician',
  },
  waistHint: {
    title: 'Measure your waist',
    how: [
      what('Muscle is heavy too, so scales only tell part of the story.'),
      act('Try to keep your waist under half your height.'),
    ],
  },
  loseWeight: {
    title: 'Lose a little weight',
    how: [what('Slow is fine, and a doctor or nurse can help.')],
  },
  alcoholNoneInPregnancy: {
    title: 'No alcohol in pregnancy',
    how: [
      act('Not drinking at all is safest in pregnancy.'),
      act('If you’re breastfeeding, ask first.'),
      dont('If you shake or sweat when you do not drink, do not stop all at once: call your doctor today.'),
    ],
    kind: 'care',
  },
  alcoholMedicalHelp: {
    title: 'Get help to drink less',
    how: [
      act('Book an appointment with a doctor or an alcohol service.'),
      dont('Do not stop all at once: shaking, sweating or seeing things can follow.'),
    ],
    kind: 'care',
  },
  alcoholCutMen: {
    title: 'No more than 14 drinks a week',
    how: [what('None is best.'), act('Start with two alcohol-free days a week, and pour less on the others.')],
  },
  alcoholCutWomen: {
    title: 'No more than 7 drinks a week',
    how: [what('None is best.'), act('Start with two alcohol-free days a week, and pour less on the others.')],
  },
  alcoholLimitWomen: {
    title: 'No more than 7 drinks a week',
    how: [
      what('Eight or more drinks a week is over the limit, and none is best.'),
      act('Choose some alcohol-free days.'),
    ],
  },
  exerciseAdapted: {
    title: 'Move in a way that suits your body',
    how: [
      act('Pick what works for you: arm exercises in a chair, moving in water, or what a physiotherapist shows you.'),
      kind('Even a few minutes count.'),
    ],
  },
  strengthBalanceAdapted: {
    title: 'Strength and balance, with support',
    how: [
      act('Stay seated or hold on to something steady, and exercise what you can move, two or three days a week.'),
      what('A physiotherapist can show you how.'),
    ],
  },
  exercisePregnant: {
    title: 'Keep moving gently',
    how: [
      act(
        'Walking and other exercise at a pace where you can talk helps you and your baby, unless your maternity team has told you otherwise.',
      ),
      call('Stop and call your maternity team if you bleed, leak fluid, have pain or feel faint.'),
      call('If you have chest pain or are short of breath at rest, call your local emergency number.'),
    ],
  },
  exerciseValve: {
    title: 'Keep walking, but ask before you push harder',
    how: [
      act('Walking at a pace where you can talk is fine for most people with a valve problem.'),
      act('Ask how severe yours is before you push harder, lift heavy weights or compete.'),
      call(
        'If walking brings on chest pain, makes you short of breath or makes you feel faint, stop and see a doctor today.',
      ),
    ],
    kind: 'clinician',
  },
  exerciseWithClinician: {
    title: 'Ask what exercise is right for you',
    how: [
      act('Ask your doctor what kinds of exercise are right for you, and how hard.'),
      dont('Until then, take it easy.'),
    ],
    kind: 'clinician',
  },
  teeth: {
    title: 'Look after your teeth',
    how: [
      act('Brush twice a day and clean between your teeth.'),
      act('If your gums bleed or a tooth is loose, see a dentist.'),
    ],
  },
  checkups: {
    title: 'Book a check-up',
    how: [
      act('Make an appointment, and ask which tests are right for your age.'),
      what('Many problems are easier to treat if they’re found early.'),
    ],
    kind: 'clinician',
  },
  dietStep: {
    title: 'Make one food swap a day',
    how: [
      act('Swap one ready meal or snack each day.'),
      what('Choose vegetables, fruit, beans, whole grains or fish instead.'),
    ],
  },
  morePlants: {
    title: 'Eat more kinds of plants',
    how: [
      act('Add two new plant foods a week, such as a bean, nut, herb or grain.'),
      what('Soups and frozen vegetables make it easy.'),
    ],
  },
  lessProcessed: {
    title: 'Eat fewer packaged foods',
    how: [
      act('Cut out two servings a day of snacks, sweets, sugary drinks or processed meat.'),
      what('Keep fruit or nuts within easy reach.'),
    ],
  },
  water: {
    title: 'Drink a little more water',
    how: [
      act('Keep a glass in sight and fill it at each meal.'),
      what('About six cups a day is plenty for most people.'),
      dont('If you’ve been told to drink less, stick to that.'),
    ],
  },
  regularMeals: {
    title: 'Eat at regular times',
    how: [act('Choose rough times for your meals, and finish the last one well before bed.')],
  },
  moveMore: {
    title: 'Be active one or two more days',
    how: [act('Half an hour of brisk walking counts.'), what('So do three lots of ten minutes.')],
  },
  moveBrisker: {
    title: 'Go a little faster',
    how: [act('Do part of it at a pace where you can talk but not sing.'), what('Build up over a few weeks.')],
  },
  strength: {
    title: 'Train your muscles two days a week',
    how: [act('Get up from a chair, and do wall press-ups.'), call('Stop if you have chest pain or feel faint.')],
  },
  sitLess: {
    title: 'Sit less',
    how: [
      act('Break up long spells of sitting: get up and stretch for three minutes every half hour.'),
      what('Walking during phone calls counts.'),
    ],
  },
  legStrength: {
    title: 'Build strong legs and balance',
    how: [
      act('Practise getting up from a chair without your hands, with something steady next to you.'),
      what('Two or three days a week is enough.'),
    ],
  },
  gripStrength: {
    title: 'Build a stronger grip',
    how: [
      act('Carry bags, wring out towels or squeeze a ball a few times a week.'),
      what('Train the rest of your body too.'),
    ],
  },
  sleepLonger: {
    title: 'Aim for seven hours’ sleep',
    how: [
      act('Go to bed 20 minutes earlier each week until you reach seven hours.'),
      what('Keep the same wake-up time.'),
    ],
  },
  sleepLongCheck: {
    title: 'Sleeping a lot? Find out why',
    how: [
      act('If you sleep a lot and still feel tired, tell a doctor.'),
      what('Get up at the same time each day and get some daylight in the morning.'),
    ],
    kind: 'clinician',
  },
  sleepQuality: {
    title: 'Sleep better',
    how: [
      act('Keep your bedroom dark, cool, quiet and free of screens.'),
      act('If you’re still tired after a few weeks, ask a doctor about your sleep.'),
    ],
  },
  sleepRhythm: {
    title: 'Get up at the same time each day',
    how: [
      act('Choose a time that suits your week and keep it on days off.'),
      what('Bedtime tends to follow.'),
      what('If you work shifts, keep the same hours for as long as a shift pattern lasts.'),
    ],
  },
  nightAwakenings: {
    title: 'Wake less at night',
    how: [
      act('Drink less in the evening, and no alcohol near bedtime.'),
      act('If you wake up gasping or snore loudly, ask about sleep apnoea.'),
    ],
  },
  lessStress: {
    title: 'Take ten minutes to unwind',
    how: [
      act('Give ten minutes a day to something that relaxes you, such as music, a bath or a chat.'),
      act('If things still feel heavy, a doctor or counsellor can help.'),
    ],
  },
  coping: {
    title: 'Tackle one worry at a time',
    how: [
      act('Write down what’s on your mind and pick one part you can change.'),
      what('Talk it over with someone you trust.'),
    ],
  },
  outlook: {
    title: 'Note one thing that went well',
    how: [
      act('Each evening, note one thing that went all right.'),
      act('If you feel down for two weeks or more, see a doctor.'),
      kind('It’s common, and it can be treated.'),
    ],
  },
  company: {
    title: 'Get in touch with someone',
    how: [act('Call or message someone you like.'), what('A class, choir or club is a gentle way to meet people.')],
  },
  community: {
    title: 'Join in with something',
    how: [
      act('Pick one group or cause you care about and go along once.'),
      what('A few hours a month is enough to start with.'),
    ],
  },
  quietTime: {
    title: 'Take some quiet time',
    how: [act('A few days a week, take ten minutes to breathe calmly, pray or meditate.')],
  },
  daylight: {
    title: 'Get more daylight',
    how: [act('Spend ten minutes or more outside each day, ideally in the morning.')],
  },
  sunProtection: {
    title: 'Protect your skin',
    how: [act('Stay in the shade around midday, and wear a hat, long sleeves and sunscreen.')],
  },
  nature: {
    title: 'Spend time in nature',
    how: [
      act('Find a park, a wood or somewhere by water and go once a week.'),
      what('It’s easier to keep up with a friend.'),
    ],
  },
  lessScreen: {
    title: 'Cut down on screens',
    how: [act('Spend one hour less a day on screens.'), what('Keep the last hour before bed for something else.')],
  },
} as const satisfies Record<PlanCode, PlanText>;
