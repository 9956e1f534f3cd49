import type { Recommendation } from '#shared/contract/result.ts';
import type { HeartPlanItem } from '#shared/heart/plan/plan.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { medicinesInPregnancy, nextStepTexts } from './next-step-words.ts';

/** Every code that a heart plan can hold. The four excluded ones are next steps only. */
export type PlanCode = Exclude<
  HeartPlanItem['code'],
  'secondaryPrevention' | 'measureFirst' | 'addBirthdate' | 'lifestyle'
>;

export type PlanText = {
  readonly area: string;
  readonly title: string;
  readonly text: string;
  /** Absent: a habit. */
  readonly kind?: NonNullable<Recommendation['kind']>;
  readonly sources: readonly SourceId[];
};

/** What to do and how, one action a sentence. `adapted-texts.ts` replaces what is wrong for a person. */
export const planTexts: Readonly<Record<PlanCode, PlanText>> = {
  getCheckedFirst: {
    area: 'Care first',
    title: 'Get checked first',
    text: 'Please follow the notice at the top. The rest of this plan can wait until you have been seen.',
    kind: 'care',
    sources: ['ahaWarning'],
  },
  pregnancyCare: {
    area: 'Pregnancy',
    title: 'Share your blood pressure with your maternity team',
    text: 'Tell them your readings and your pulse. Go on with what your team has agreed with you, medicines included.',
    kind: 'care',
    sources: ['acog222', 'cdcHearHer'],
  },
  medicinesInPregnancy: {
    area: 'Your medicines',
    title: 'Tell your maternity team which medicines you take',
    text: medicinesInPregnancy,
    kind: 'care',
    sources: ['acog222'],
  },
  bookNoted: {
    area: 'The note',
    title: nextStepTexts.bookNoted.title,
    text: nextStepTexts.bookNoted.text,
    kind: 'care',
    sources: [],
  },
  eatingTalk: {
    area: 'Eating',
    title: 'Talk to someone about eating',
    text: 'You deserve help, and it works. Tell a doctor or someone you trust how things are. A support line can be a first step.',
    kind: 'care',
    sources: ['nhsEating'],
  },
  supportTalk: {
    area: 'How you feel',
    title: 'Talk to someone about how you feel',
    text: 'Tell a doctor or someone you trust. Feeling down is common, and there is help for it.',
    kind: 'care',
    sources: ['niceNg222'],
  },
  weightClinician: {
    area: 'A check-up',
    title: 'Talk with a clinician about your weight',
    text: 'Ask for a visit. They can check your blood, pulse and blood pressure, and find out with you what would help.',
    kind: 'care',
    sources: ['nhsUnderweight'],
  },
  nutritionCare: {
    area: 'A check-up',
    title: 'Show this to a clinician',
    text: 'They can check your blood, pulse and blood pressure, and find out with you what would help. You do not need to be sure that something is wrong.',
    kind: 'care',
    sources: ['meed2022'],
  },
  kidneyCare: {
    area: 'Your kidney team',
    title: 'Ask your kidney team about your heart',
    text: 'Ask which checks your heart needs, which blood pressure is right for you, and what you may eat and drink. With kidney disease the usual advice can do harm, so we give none.',
    kind: 'care',
    sources: ['kdigo2024'],
  },
  quitSmoking: {
    area: 'Smoking',
    title: 'Stop smoking',
    text: 'Pick a day to stop and tell someone you trust. Ask for a stop-smoking service together with patches or tablets: that works far better than will alone.',
    sources: ['uspstfAB', 'cho2024'],
  },
  statinSoon: {
    area: 'Cholesterol',
    title: 'Book an appointment about your LDL',
    text: 'An LDL of 190 mg/dL (4.9 mmol/L) or more is a reason for treatment at any age. Book a visit, and ask about a statin. Ask whether your parents, brothers, sisters and children need a test.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  reviewTreatmentSoon: {
    area: 'Cholesterol',
    title: 'Have your cholesterol treatment reviewed soon',
    text: 'Your LDL is 190 mg/dL (4.9 mmol/L) or more although you take a medicine. Book a visit, and ask what could be added. Go on taking it until then.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  appointment: {
    area: 'Your risk',
    title: 'Make an appointment about your heart risk',
    text: 'Take this page along. Ask what would bring your risk down most: there is a lot that can be done.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  discussStatin: {
    area: 'Cholesterol',
    title: 'Ask whether a statin would help you',
    text: 'For people with answers like yours the guideline advises a talk about a statin. Ask what it could do for you, and what speaks against it.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  reviewTreatment: {
    area: 'Cholesterol',
    title: 'Ask whether you reach your cholesterol goal',
    text: 'You take a medicine already. Ask what your goal is, whether you reach it, and what could be added if you do not.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  discussEnhancers: {
    area: 'Your risk',
    title: 'Talk about what else raises your risk',
    text: 'Your family and other illnesses can make the picture clearer. Ask a clinician what they mean for you.',
    kind: 'clinician',
    sources: ['dyslipid2026', 'goff_enh'],
  },
  askClinician: {
    area: 'A check-up',
    title: 'Ask your clinician what fits your age',
    text: 'Ask which goals for blood pressure and cholesterol are right for you, and whether all your medicines still are.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  checkBp: {
    area: 'Blood pressure',
    title: 'Book an appointment about your blood pressure',
    text: 'Measure it for a week, morning and evening, and take the list along. A pharmacy can measure it too.',
    kind: 'clinician',
    sources: ['htn2025'],
  },
  askAnticoagulation: {
    area: 'Heart rhythm',
    title: 'Ask about a blood thinner',
    text: 'With atrial fibrillation a blood thinner keeps many strokes away. Ask whether you need one, and what speaks against it.',
    kind: 'clinician',
    sources: ['afib2023'],
  },
  medAdherence: {
    area: 'Your medicines',
    title: 'Take your medicines every day',
    text: 'A weekly pill box or a phone alarm helps. If a medicine bothers you or costs too much, tell your clinician: there is often another one.',
    sources: ['htn2025'],
  },
  takeMedicines: {
    area: 'Your medicines',
    title: 'Take your heart medicines every day',
    text: 'A weekly pill box or a phone alarm helps. If a medicine bothers you, tell the clinic: there is often another one. Please never stop one on your own.',
    sources: ['chronicCoronary2023'],
  },
  lowerBp: {
    area: 'Blood pressure',
    title: 'Bring your blood pressure down',
    text: 'Measure it for a week, morning and evening, and take the list to a clinician. Less salt can help.',
    sources: ['khan2023', 'htn2025'],
  },
  lowerNonHdl: {
    area: 'Cholesterol',
    title: 'Bring your cholesterol down',
    text: 'Beans, oats, nuts and olive oil in place of butter and fatty meat help. Ask a clinician what else your values call for.',
    sources: ['khan2023', 'dyslipid2026'],
  },
  betterA1c: {
    area: 'Blood sugar',
    title: 'Bring your blood sugar down',
    text: 'Ask your clinician about the next step for your A1c. Fewer sweet drinks and regular meals help.',
    kind: 'clinician',
    sources: ['khan2023', 'le8'],
  },
  'le8.activity': {
    area: 'Moving more',
    title: 'Move a little more',
    text: 'Add ten minutes of brisk walking a day, then a little more each week. The goal is 150 minutes a week, and every part of the way counts.',
    sources: ['who2020'],
  },
  'le8.diet': {
    area: 'Eating for the heart',
    title: 'Swap one food at a time',
    text: 'Fill half of your plate with vegetables and fruit. Taste before you salt. Keep fried food and sweet drinks for rare days.',
    sources: ['dga2025'],
  },
  'le8.sleep': {
    area: 'Sleep',
    title: 'Give sleep its time',
    text: 'Aim for seven to nine hours, with the same wake-up time every day.',
    sources: ['aasm'],
  },
  'le8.bmi': {
    area: 'Weight',
    title: 'Take one small step with your weight',
    text: 'Losing one twentieth of your weight is a fair first goal. Ask a clinician which kind of support suits you.',
    sources: ['htn2025'],
  },
  'le8.nicotine': {
    area: 'Nicotine and smoke',
    title: 'Keep smoke and nicotine away',
    text: 'Keep your home and car free of smoke, and ask others to smoke outside.',
    sources: ['le8'],
  },
  ldlGoal: {
    area: 'Cholesterol',
    title: 'Ask about your LDL goal',
    text: 'For you the goal is below 70 mg/dL (1.8 mmol/L), often below 55 mg/dL (1.4 mmol/L). You are above it. Ask whether a stronger medicine, or a second one, could close the gap.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  askLdlGoal: {
    area: 'Cholesterol',
    title: 'Ask for your cholesterol goal',
    text: 'With your heart condition it helps to know your LDL and your goal. Ask for both.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  bloodPressureGoal: {
    area: 'Blood pressure',
    title: 'Aim for a blood pressure below 130 over 80',
    text: 'Measure at home for a week, morning and evening, and bring the list. Ask what would close the gap.',
    kind: 'clinician',
    sources: ['htn2025'],
  },
  cardiacRehab: {
    area: 'Rehabilitation',
    title: 'Ask for cardiac rehabilitation',
    text: 'It is a course of safe exercise, food and talks for people with a heart illness. It is never too late to ask. Check with your clinic before you start new exercise.',
    kind: 'clinician',
    sources: ['chronicCoronary2023'],
  },
  vaccines: {
    area: 'Vaccines',
    title: 'Keep your vaccines up to date',
    text: 'Ask about flu, COVID-19 and pneumococcus. An infection is hard work for a heart.',
    kind: 'clinician',
    sources: ['chronicCoronary2023'],
  },
  measureBp: {
    area: 'Blood pressure',
    title: 'Have your blood pressure measured',
    text: 'A pharmacy or a clinic can do it, or you at home. It takes two minutes. A value that is too high seldom shows in any other way.',
    kind: 'clinician',
    sources: ['htn2025'],
  },
  getLipidTest: {
    area: 'Blood test',
    title: 'Ask for a cholesterol test',
    text: 'Ask for cholesterol and blood sugar, and add the values here. Your own values say more than averages.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
};
