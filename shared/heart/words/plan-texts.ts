import { stopSmoking } from '#shared/habits/habit-texts.ts';
import type { HeartPlanItem } from '#shared/heart/plan/plan.ts';
import { act, dont, kind, what } from '#shared/safety/sentence.ts';
import { tellMedicines } from '#shared/words/medicines-in-pregnancy.ts';
import { nextStepTexts } from './next-step-words.ts';
import { type PlanText, stepTexts } from './step-texts.ts';

/** Every code that a heart plan can hold. The four excluded ones are next steps only. */
export type PlanCode = Exclude<
  HeartPlanItem['code'],
  'secondaryPrevention' | 'measureFirst' | 'addBirthdate' | 'lifestyle'
>;

/** What to do and how, one action per sentence. `adapted-texts.ts` replaces what is wrong for a person. */
export const planTexts: Readonly<Record<PlanCode, PlanText>> = {
  getCheckedFirst: {
    area: 'Care first',
    title: 'Get checked first',
    words: [
      act('Please follow the notice at the top.'),
      what('The rest of this plan can wait until you’ve been seen.'),
    ],
    kind: 'care',
    sources: ['ahaWarning'],
  },
  pregnancyCare: {
    area: 'Pregnancy',
    title: 'Tell your maternity team your blood pressure',
    words: [
      act('Tell them your readings and your pulse.'),
      act('Carry on with what you’ve agreed with your team, including medicines.'),
    ],
    kind: 'care',
    sources: ['acog222', 'cdcHearHer'],
  },
  medicinesInPregnancy: {
    area: 'Your medicines',
    title: 'Tell your maternity team which medicines you take',
    words: tellMedicines,
    kind: 'care',
    sources: ['acog222'],
  },
  bookNoted: {
    area: 'The notice',
    title: nextStepTexts.bookNoted.title,
    words: nextStepTexts.bookNoted.words,
    kind: 'care',
    sources: [],
  },
  eatingTalk: {
    area: 'Eating',
    title: 'Talk to someone about eating',
    words: [
      act('Tell a doctor or someone you trust how things are.'),
      act('A support line can be a first step.'),
      kind('You deserve help, and it works.'),
    ],
    kind: 'care',
    sources: ['nhsEating'],
  },
  supportTalk: {
    area: 'How you feel',
    title: 'Talk to someone about how you feel',
    words: [act('Tell a doctor or someone you trust.'), kind('Feeling down is common, and you can get help.')],
    kind: 'care',
    sources: ['niceNg222'],
  },
  weightClinician: {
    area: 'A check-up',
    title: 'Talk to a doctor about your weight',
    words: [
      act('Ask for an appointment.'),
      what('They can check your blood, pulse and blood pressure, and work out with you what would help.'),
    ],
    kind: 'care',
    sources: ['nhsUnderweight'],
  },
  nutritionCare: {
    area: 'A check-up',
    title: 'Show this to a doctor',
    words: [what('They can check your blood, pulse and blood pressure, and work out with you what would help.')],
    kind: 'care',
    sources: ['meed2022'],
  },
  kidneyCare: {
    area: 'Your kidney team',
    title: 'Ask your kidney team about your heart',
    words: [
      act('Ask what checks your heart needs, what blood pressure is right for you, and what you can eat and drink.'),
      dont('With kidney disease the usual advice can do harm, so we do not give any.'),
    ],
    kind: 'care',
    sources: ['kdigo2024'],
  },
  quitSmoking: {
    area: 'Smoking',
    title: 'Stop smoking',
    words: stopSmoking,
    sources: ['uspstfAB', 'cho2024'],
  },
  statinSoon: {
    area: 'Cholesterol',
    title: 'Book an appointment about your LDL',
    words: [...nextStepTexts.statinSoon.words, act('Ask whether relatives need a test.')],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  reviewTreatmentSoon: {
    area: 'Cholesterol',
    title: 'Have your cholesterol treatment reviewed soon',
    words: [...nextStepTexts.reviewTreatmentSoon.words, dont('Keep taking it until then.')],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  appointment: {
    area: 'Your risk',
    title: 'Make an appointment about your heart risk',
    words: [
      act('Take this page with you.'),
      act('Ask what would bring your risk down most.'),
      kind('A lot can be done.'),
    ],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  discussStatin: {
    area: 'Cholesterol',
    title: 'Ask whether a statin would help you',
    words: [...nextStepTexts.discussStatin.words, act('Ask what it could do for you, and about the downsides.')],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  reviewTreatment: {
    area: 'Cholesterol',
    title: 'Ask if you’re meeting your cholesterol goal',
    words: [
      what('You already take a medicine.'),
      act('Ask what your goal is, whether you’re meeting it, and what could be added if not.'),
    ],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  discussEnhancers: {
    area: 'Your risk',
    title: 'Talk about what else raises your risk',
    words: [
      what('Your family history and other conditions can make the picture clearer.'),
      act('Ask a doctor what they mean for you.'),
    ],
    kind: 'clinician',
    sources: ['dyslipid2026', 'goff_enh'],
  },
  askClinician: {
    area: 'A check-up',
    title: 'Ask your doctor what’s right at your age',
    words: [
      act(
        'Ask which blood pressure and cholesterol goals are right for you, and whether all your medicines still are.',
      ),
    ],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  checkBp: {
    area: 'Blood pressure',
    title: 'Book an appointment about your blood pressure',
    words: [
      act('Measure it morning and evening for a week, and take the list with you.'),
      what('A pharmacy can measure it too.'),
    ],
    kind: 'clinician',
    sources: ['htn2025'],
  },
  ...stepTexts,
  askAnticoagulation: {
    area: 'Heart rhythm',
    title: 'Ask about a blood thinner',
    words: [
      what('With atrial fibrillation, a blood thinner lowers the risk of a stroke for many people.'),
      act('Ask whether you need one, and about the downsides.'),
    ],
    kind: 'clinician',
    sources: ['afib2023'],
  },
  medAdherence: {
    area: 'Your medicines',
    title: 'Take your medicines every day',
    words: [
      act('If a medicine causes you problems or costs too much, tell your doctor.'),
      what('There’s often another one.'),
      what('A weekly pill box or a phone alarm can help.'),
    ],
    sources: ['htn2025'],
  },
  takeMedicines: {
    area: 'Your medicines',
    title: 'Take your heart medicines every day',
    words: [
      act('If a medicine causes you problems, tell your doctor.'),
      dont('Never stop one on your own.'),
      what('There’s often another one.'),
      what('A weekly pill box or a phone alarm can help.'),
    ],
    sources: ['chronicCoronary2023'],
  },
  lowerBp: {
    area: 'Blood pressure',
    title: 'Bring your blood pressure down',
    words: [
      act('Measure it morning and evening for a week, and show the list to a doctor or nurse.'),
      what('Less salt can help.'),
    ],
    sources: ['khan2023', 'htn2025'],
  },
  lowerNonHdl: {
    area: 'Cholesterol',
    title: 'Bring your cholesterol down',
    words: [
      act('Swap butter and fatty meat for beans, oats, nuts and olive oil.'),
      what('A doctor can tell you what else would help.'),
    ],
    sources: ['khan2023', 'dyslipid2026'],
  },
  betterA1c: {
    area: 'Blood sugar',
    title: 'Bring your blood sugar down',
    words: [
      act('Ask your doctor about the next step for your HbA1c.'),
      what('Fewer sugary drinks and regular meals help.'),
    ],
    kind: 'clinician',
    sources: ['khan2023', 'le8'],
  },
  'le8.activity': {
    area: 'Moving more',
    title: 'Move a little more',
    words: [
      act('Add 10 minutes of brisk walking a day, then a little more each week.'),
      what('The goal is 150 minutes a week, and every bit counts.'),
    ],
    sources: ['who2020'],
  },
  'le8.diet': {
    area: 'Eating for the heart',
    title: 'Swap one food at a time',
    words: [
      act('Fill half your plate with vegetables and fruit.'),
      what('Taste before you add salt.'),
      what('Keep fried food and sugary drinks for now and then.'),
    ],
    sources: ['dga2025'],
  },
  'le8.sleep': {
    area: 'Sleep',
    title: 'Make time for sleep',
    words: [act('Aim for seven to nine hours, and get up at the same time every day.')],
    sources: ['aasm'],
  },
  'le8.bmi': {
    area: 'Weight',
    title: 'Take one small step with your weight',
    words: [act('Ask a doctor or nurse what support would suit you.')],
    sources: ['htn2025'],
  },
  'le8.nicotine': {
    area: 'Nicotine and smoke',
    title: 'Keep smoke and nicotine away',
    words: [act('Keep your home and car smoke-free, and ask others to smoke outside.')],
    sources: ['le8'],
  },
  ldlGoal: {
    area: 'Cholesterol',
    title: 'Ask about your LDL goal',
    words: [
      act('You’re above your goal, so ask whether a stronger medicine, or a second one, could help.'),
      what('The goal is below 70 mg/dL (1.8 mmol/L), often below 55 mg/dL (1.4 mmol/L).'),
    ],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  askLdlGoal: {
    area: 'Cholesterol',
    title: 'Ask for your cholesterol goal',
    words: [what('With your heart condition, it helps to know your LDL and your goal.'), act('Ask for both.')],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  bloodPressureGoal: {
    area: 'Blood pressure',
    title: 'Aim for a blood pressure below 130 over 80',
    words: [
      act('Measure it at home morning and evening for a week, and take the list with you.'),
      act('Ask what would help you get there.'),
    ],
    kind: 'clinician',
    sources: ['htn2025'],
  },
  cardiacRehab: {
    area: 'Rehabilitation',
    title: 'Ask for cardiac rehabilitation',
    words: [
      what('It’s a course of safe exercise, advice on food, and talks.'),
      act('Check with your clinic before you start new exercise.'),
      kind('It’s never too late to ask.'),
    ],
    kind: 'clinician',
    sources: ['chronicCoronary2023'],
  },
  vaccines: {
    area: 'Vaccines',
    title: 'Keep your vaccines up to date',
    words: [
      act('Ask about flu, COVID-19 and pneumococcal (pneumonia) vaccines.'),
      what('An infection puts strain on the heart.'),
    ],
    kind: 'clinician',
    sources: ['chronicCoronary2023'],
  },
  measureBp: {
    area: 'Blood pressure',
    title: 'Have your blood pressure measured',
    words: [
      act('A pharmacy or clinic can do it, or you can do it at home.'),
      what('It takes two minutes.'),
      what('High blood pressure rarely shows in any other way.'),
    ],
    kind: 'clinician',
    sources: ['htn2025'],
  },
  getLipidTest: {
    area: 'Blood test',
    title: 'Ask for a cholesterol test',
    words: [
      act('Ask for cholesterol and blood sugar tests, and add your numbers here.'),
      what('Your own numbers tell us more than averages.'),
    ],
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
};
