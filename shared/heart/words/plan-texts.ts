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
    text: 'Please follow the notice at the top. The rest of this plan can wait until you’ve been seen.',
    kind: 'care',
    sources: ['ahaWarning'],
  },
  pregnancyCare: {
    area: 'Pregnancy',
    title: 'Tell your maternity team your blood pressure',
    text: 'Tell them your readings and your pulse. Carry on with what you’ve agreed with your team, including medicines.',
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
    area: 'The notice',
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
    text: 'Tell a doctor or someone you trust. Feeling down is common, and you can get help.',
    kind: 'care',
    sources: ['niceNg222'],
  },
  weightClinician: {
    area: 'A check-up',
    title: 'Talk to a doctor about your weight',
    text: 'Ask for an appointment. They can check your blood, pulse and blood pressure, and work out with you what would help.',
    kind: 'care',
    sources: ['nhsUnderweight'],
  },
  nutritionCare: {
    area: 'A check-up',
    title: 'Show this to a doctor',
    text: 'They can check your blood, pulse and blood pressure, and work out with you what would help. You do not need to be sure that something is wrong.',
    kind: 'care',
    sources: ['meed2022'],
  },
  kidneyCare: {
    area: 'Your kidney team',
    title: 'Ask your kidney team about your heart',
    text: 'Ask what checks your heart needs, what blood pressure is right for you, and what you can eat and drink. With kidney disease the usual advice can do harm, so we do not give any.',
    kind: 'care',
    sources: ['kdigo2024'],
  },
  quitSmoking: {
    area: 'Smoking',
    title: 'Stop smoking',
    text: 'Pick a day to stop and tell someone you trust. Ask for a stop-smoking service, along with patches or tablets. That works far better than willpower alone.',
    sources: ['uspstfAB', 'cho2024'],
  },
  statinSoon: {
    area: 'Cholesterol',
    title: 'Book an appointment about your LDL',
    text: 'Book an appointment and ask about a statin. An LDL of 190 mg/dL (4.9 mmol/L) or more is a reason for treatment at any age. Ask whether your parents, brothers, sisters and children need a test.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  reviewTreatmentSoon: {
    area: 'Cholesterol',
    title: 'Have your cholesterol treatment reviewed soon',
    text: 'Book an appointment and ask what could be added. Your LDL is 190 mg/dL (4.9 mmol/L) or more, even with medicine. Keep taking it until then.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  appointment: {
    area: 'Your risk',
    title: 'Make an appointment about your heart risk',
    text: 'Take this page with you. Ask what would bring your risk down most. A lot can be done.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  discussStatin: {
    area: 'Cholesterol',
    title: 'Ask whether a statin would help you',
    text: 'For people with answers like yours, the guideline says to discuss a statin. Ask what it could do for you, and about the downsides.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  reviewTreatment: {
    area: 'Cholesterol',
    title: 'Ask if you’re meeting your cholesterol goal',
    text: 'You already take a medicine. Ask what your goal is, whether you’re meeting it, and what could be added if not.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  discussEnhancers: {
    area: 'Your risk',
    title: 'Talk about what else raises your risk',
    text: 'Your family history and other conditions can make the picture clearer. Ask a doctor what they mean for you.',
    kind: 'clinician',
    sources: ['dyslipid2026', 'goff_enh'],
  },
  askClinician: {
    area: 'A check-up',
    title: 'Ask your doctor what’s right at your age',
    text: 'Ask which blood pressure and cholesterol goals are right for you, and whether all your medicines still are.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  checkBp: {
    area: 'Blood pressure',
    title: 'Book an appointment about your blood pressure',
    text: 'Measure it morning and evening for a week, and take the list with you. A pharmacy can measure it too.',
    kind: 'clinician',
    sources: ['htn2025'],
  },
  askAnticoagulation: {
    area: 'Heart rhythm',
    title: 'Ask about a blood thinner',
    text: 'With atrial fibrillation, a blood thinner lowers the risk of a stroke for many people. Ask whether you need one, and about the downsides.',
    kind: 'clinician',
    sources: ['afib2023'],
  },
  medAdherence: {
    area: 'Your medicines',
    title: 'Take your medicines every day',
    text: 'A weekly pill box or a phone alarm can help. If a medicine causes you problems or costs too much, tell your doctor. There’s often another one.',
    sources: ['htn2025'],
  },
  takeMedicines: {
    area: 'Your medicines',
    title: 'Take your heart medicines every day',
    text: 'A weekly pill box or a phone alarm can help. If a medicine causes you problems, tell your doctor. There’s often another one. Please never stop a medicine on your own.',
    sources: ['chronicCoronary2023'],
  },
  lowerBp: {
    area: 'Blood pressure',
    title: 'Bring your blood pressure down',
    text: 'Measure it morning and evening for a week, and show the list to a doctor or nurse. Less salt can help.',
    sources: ['khan2023', 'htn2025'],
  },
  lowerNonHdl: {
    area: 'Cholesterol',
    title: 'Bring your cholesterol down',
    text: 'Swap butter and fatty meat for beans, oats, nuts and olive oil. Ask a doctor what else would help.',
    sources: ['khan2023', 'dyslipid2026'],
  },
  betterA1c: {
    area: 'Blood sugar',
    title: 'Bring your blood sugar down',
    text: 'Ask your doctor about the next step for your HbA1c. Fewer sugary drinks and regular meals help.',
    kind: 'clinician',
    sources: ['khan2023', 'le8'],
  },
  'le8.activity': {
    area: 'Moving more',
    title: 'Move a little more',
    text: 'Add 10 minutes of brisk walking a day, then a little more each week. The goal is 150 minutes a week, and every bit counts.',
    sources: ['who2020'],
  },
  'le8.diet': {
    area: 'Eating for the heart',
    title: 'Swap one food at a time',
    text: 'Fill half your plate with vegetables and fruit. Taste before you add salt. Keep fried food and sugary drinks for now and then.',
    sources: ['dga2025'],
  },
  'le8.sleep': {
    area: 'Sleep',
    title: 'Make time for sleep',
    text: 'Aim for seven to nine hours, and get up at the same time every day.',
    sources: ['aasm'],
  },
  'le8.bmi': {
    area: 'Weight',
    title: 'Take one small step with your weight',
    text: 'A first goal is to lose a twentieth of your weight. Ask a doctor or nurse what support would suit you.',
    sources: ['htn2025'],
  },
  'le8.nicotine': {
    area: 'Nicotine and smoke',
    title: 'Keep smoke and nicotine away',
    text: 'Keep your home and car smoke-free, and ask others to smoke outside.',
    sources: ['le8'],
  },
  ldlGoal: {
    area: 'Cholesterol',
    title: 'Ask about your LDL goal',
    text: 'Your goal is below 70 mg/dL (1.8 mmol/L), often below 55 mg/dL (1.4 mmol/L). You’re above it. Ask whether a stronger medicine, or a second one, could get you there.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  askLdlGoal: {
    area: 'Cholesterol',
    title: 'Ask for your cholesterol goal',
    text: 'With your heart condition, it helps to know your LDL and your goal. Ask for both.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
  bloodPressureGoal: {
    area: 'Blood pressure',
    title: 'Aim for a blood pressure below 130 over 80',
    text: 'Measure it at home morning and evening for a week, and take the list with you. Ask what would help you get there.',
    kind: 'clinician',
    sources: ['htn2025'],
  },
  cardiacRehab: {
    area: 'Rehabilitation',
    title: 'Ask for cardiac rehabilitation',
    text: 'It’s a course of safe exercise, advice on food, and talks for people with a heart condition. It’s never too late to ask. Check with your clinic before you start new exercise.',
    kind: 'clinician',
    sources: ['chronicCoronary2023'],
  },
  vaccines: {
    area: 'Vaccines',
    title: 'Keep your vaccines up to date',
    text: 'Ask about flu, COVID-19 and pneumococcal (pneumonia) vaccines. An infection puts strain on the heart.',
    kind: 'clinician',
    sources: ['chronicCoronary2023'],
  },
  measureBp: {
    area: 'Blood pressure',
    title: 'Have your blood pressure measured',
    text: 'A pharmacy or clinic can do it, or you can do it at home. It takes two minutes. High blood pressure rarely shows in any other way.',
    kind: 'clinician',
    sources: ['htn2025'],
  },
  getLipidTest: {
    area: 'Blood test',
    title: 'Ask for a cholesterol test',
    text: 'Ask for cholesterol and blood sugar tests, and add your numbers here. Your own numbers tell us more than averages.',
    kind: 'clinician',
    sources: ['dyslipid2026'],
  },
};
