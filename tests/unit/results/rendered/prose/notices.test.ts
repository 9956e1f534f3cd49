import { describe, test } from 'vitest';
import { habitsPage, heartPage, holdsTrue, man, type ProseStory, pain, pressure, woman } from './prose-story.ts';

// SAFETY 5 and 6: a notice says what it is about; one level, one time, one call; what may be folded.

const yesterday = { labDate: '2026-11-27' };
const aDate = /in the next (?:week or two|few days|few weeks)|within a week|at your next visit/i;

const saysWhatItIsAbout: readonly ProseStory[] = [
  {
    who: 'a pressure of 186/112',
    habits: man(49),
    heart: pressure(186, 112),
    open: { says: [/blood pressure:? 186\/112/i] },
    sheet: { says: [/186\/112/] },
    fhir: { says: [/186\/112/] },
  },
  {
    who: 'a pressure of 124/78',
    habits: man(49),
    heart: pressure(124, 78),
    open: { never: [/blood pressure:? 124\/78\./i, /You told us: 124/] },
  },
  {
    who: 'a urine value of 400 with diabetes',
    habits: man(60),
    heart: { uacr: '400', diabetesStatus: 'type2', ...yesterday },
    open: { says: [/Protein in the urine: 400 mg\/g/], never: [/this value/i] },
    sheet: { says: [/400 mg\/g/] },
  },
  {
    who: 'a urine value of 20 with diabetes',
    habits: man(60),
    heart: { uacr: '20', diabetesStatus: 'type2', ...yesterday },
    page: { never: [/Protein in (?:the|your) urine/] },
  },
  {
    who: 'a faint of the last four weeks without warning',
    habits: man(50),
    heart: { syncope: 'faintWeeks', syncopeContext: 'noWarning', syncopeFamily: 'no' },
    open: { says: [/You told us: I fainted in the last 4 weeks/], never: [/You told us: You told us/i] },
  },
  {
    who: 'type 2 with a sugar of 40 of yesterday',
    habits: man(50),
    heart: { fastingGlucose: '40', diabetesStatus: 'type2', ...yesterday },
    open: {
      says: [
        /40 mg\/dL,? \(?2\.2 mmol\/L/,
        /take sugar or juice now/,
        /Do not stop insulin on your own/,
        /If the number was typed wrongly, please correct it/,
      ],
      never: [/bring your sugar down/i, /Good\b/],
    },
    sheet: { says: [/My sugar was 40 .{0,30}Is my medicine too strong\?/, /the same day/], never: [/next day/] },
  },
  {
    who: 'type 2 with a sugar of 70',
    habits: man(50),
    heart: { fastingGlucose: '70', diabetesStatus: 'type2', ...yesterday },
    page: { never: [/sugar or juice/, /Is my medicine too strong/] },
  },
  {
    who: 'no diabetes and a sugar of 40',
    habits: man(62),
    heart: { fastingGlucose: '40', diabetesStatus: 'no', ...yesterday },
    sheet: { never: [/Is my medicine too strong/] },
    open: { says: [/unusual without medicine for diabetes/], never: [/your medicine may be too strong/, /insulin/] },
  },
  {
    who: 'pregnant with diabetes of pregnancy and a sugar of 50',
    habits: woman(30, { pregnancyNow: 'yes' }),
    heart: { pregnancyNow: 'yes', fastingGlucose: '50', diabetesStatus: 'gestational', ...yesterday },
    open: { says: [/your maternity team/], never: [/your diabetes team/] },
  },
  {
    who: 'told 188/100 on 10 June, habits today',
    quiz: habitsPage,
    habits: man(49),
    heart: pressure(188, 100),
    otherOn: '2026-06-10',
    open: {
      says: [
        /On 10 June 2026 you told us:? 188\/100\. Measure again today\. If it is still 180 or more on top, or 120 or more below, see a doctor today/,
      ],
    },
    sheet: { says: [/188\/100 \(told on 10 June 2026/] },
  },
  {
    who: 'told 188/100 yesterday, habits today',
    quiz: habitsPage,
    habits: man(49),
    heart: pressure(188, 100),
    otherOn: '2026-11-27',
    open: { says: [/188\/100/], never: [/On 27 November/, /Measure again today/] },
  },
  {
    who: 'an eGFR in the band of 15 to 29',
    habits: man(60),
    heart: { egfrBand: '15to29' },
    open: { says: [/eGFR 15 to 29\./], never: [/this value/i] },
  },
  {
    who: 'a very low weight and worry about eating',
    habits: woman(22, { height: { ft: 5, in: 5 }, weight: 84 }),
    heart: { weightChange: 'eatingWorry' },
    open: { never: [/\b84\b/, /\bBMI\b/, /\b14(?:\.0)?\b/, /kg\b|\blb\b/] },
    mail: { never: [/\b84\b/, /\bBMI\b/] },
  },
  {
    who: '68 and thin',
    habits: man(68, { height: { ft: 5, in: 10 }, weight: 122 }),
    open: {
      says: [/Your weight is low for your height, and from 65 on that should be checked/],
      never: [/\b122\b/, /BMI/],
    },
  },
  {
    who: '64 and as thin',
    habits: man(64, { height: { ft: 5, in: 10 }, weight: 122 }),
    page: { never: [/from 65 on that should be checked/] },
  },
  {
    who: 'pregnant, with a urine value of 400 of 100 days ago',
    habits: woman(30, { pregnancyNow: 'yes' }),
    heart: { pregnancyNow: 'yes', uacr: '400', labDate: '2026-08-20' },
    open: {
      says: [/400 mg\/g/, /Call your maternity team today or tomorrow/],
      never: [/Book an appointment/, aDate],
    },
  },
  {
    who: 'pregnant, on a statin and a medicine for blood pressure',
    quiz: habitsPage,
    habits: woman(36, { pregnancyNow: 'yes' }),
    heart: { pregnancyNow: 'no', statin: 'statin', bpMedication: 'yes' },
    otherOn: '2026-05-20',
    page: {
      says: [
        /Tell your maternity team today or tomorrow which medicines you take\. Do not stop or change one on your own\. If your maternity team already knows them, you do not need to call\./,
        /On 20 May 2026 you told us: a statin and a medicine for blood pressure\./,
      ],
    },
    sheet: {
      says: [/Pregnant or gave birth in the last 6 weeks: yes/, /Which of my medicines are safe in pregnancy\?/],
    },
  },
  {
    who: 'pregnant, on no medicine',
    quiz: habitsPage,
    habits: woman(36, { pregnancyNow: 'yes' }),
    page: { never: [/which medicines you take/] },
    sheet: { never: [/Which of my medicines are safe/] },
  },
];

const drive = /Don't drive yourself there\. Let someone bring you\./;

const oneLevelOneTime: readonly ProseStory[] = [
  {
    who: 'chest pain now',
    habits: man(62),
    heart: pain('now', 'spreads'),
    open: {
      says: [/Get medical help now/, drive],
      never: [/tomorrow/i, aDate, /When to call/i, /Book an appointment/],
    },
    fhir: { never: [aDate] },
  },
  {
    who: 'chest pain now, and a pulse of 104',
    habits: man(62),
    heart: { ...pain('now', 'spreads'), restingHeartRate: '104' },
    open: { says: [/Tell them about this, too\./], never: [/week or two/i] },
    sheet: { says: [/at once/], never: [/week or two/i] },
    fhir: { never: [/week or two/i, /tomorrow/i] },
  },
  {
    who: 'a pulse of 104 alone',
    habits: man(40),
    heart: { restingHeartRate: '104' },
    open: {
      says: [/Book an appointment/, /in the next week or two/i],
      never: [/See a doctor today/, drive, /Tell them about this/],
    },
  },
  {
    who: '186/112, and a pulse of 104',
    habits: man(49),
    heart: { ...pressure(186, 112), restingHeartRate: '104' },
    open: { says: [/See a doctor today/, /Mention this at the same appointment\./, drive], never: [/week or two/i] },
  },
  {
    who: 'new burning pain of today at 55',
    habits: man(55),
    heart: pain('today', 'mealsNew'),
    open: {
      says: [
        /See a doctor today/,
        /Don't start or step up any exercise/,
        /Keep taking your medicines as prescribed/,
        drive,
        /If it gets worse, call your local emergency number now/,
      ],
      never: [/tomorrow/i, /if it comes back/i],
    },
  },
  {
    who: 'pregnant with 142/92',
    habits: woman(30, { pregnancyNow: 'yes' }),
    heart: { pregnancyNow: 'yes', ...pressure(142, 92) },
    open: {
      says: [/Call your maternity team today/],
      never: [/140 over 90[^.]*emergency number/, /See a doctor today/, /Call your maternity team today, or tomorrow/],
    },
  },
  {
    who: 'pregnant with fresh triglycerides of 1,000',
    habits: woman(30, { pregnancyNow: 'yes' }),
    heart: { pregnancyNow: 'yes', triglycerides: '1000', ...yesterday },
    open: {
      says: [/^.{0,400}Call your maternity team today.{0,20}tomorrow/, /bad pain high in your belly/],
      never: [/alcohol/i, /in the next few days/i],
    },
  },
  {
    who: 'pregnant with triglycerides of 999',
    quiz: heartPage,
    habits: woman(30, { pregnancyNow: 'yes' }),
    heart: { pregnancyNow: 'yes', triglycerides: '999', ...yesterday },
    open: { says: [/Call your maternity team in the next few days/], never: [/See a doctor/, /week or two/] },
  },
  {
    who: 'low every day with a very dark outlook, a man of 41',
    habits: man(41, { lifeOutlook: 'veryPessimistic' }),
    heart: { moodLow: 'daily' },
    open: { says: [/You don't have to carry this alone/], never: [/Book an appointment/, aDate] },
  },
  {
    who: 'a racing heart every week at 46',
    habits: man(46),
    heart: { palpitations: 'often', palpitationsContext: 'none' },
    open: { says: [/Book an appointment/, /ECG/], never: [/worth a heart tracing/, /See a doctor today/] },
  },
  {
    who: 'well',
    habits: woman(45),
    open: {
      never: [/Get medical help now/, /See a doctor today/, drive, /Tell them about this/, /Book an appointment/],
    },
  },
];

const stopsInPregnancy =
  /Ask your maternity team this week for the stop-smoking service.*Nicotine patches or gum are safer than smoking\..*Do not use varenicline or bupropion unless your doctor says so\./;

const notFolded: readonly ProseStory[] = [
  {
    who: 'smokes in pregnancy',
    habits: woman(28, { pregnancyNow: 'yes', smoking: 'daily10to19' }),
    heart: { pregnancyNow: 'yes' },
    open: { says: [stopsInPregnancy], never: [/pick a day/i] },
  },
  {
    who: 'smokes, not pregnant',
    habits: woman(28, { smoking: 'daily10to19' }),
    open: {
      says: [/Ask for a stop-smoking service, with patches or tablets\. Then pick a day/],
      never: [/unless your doctor says so/],
    },
  },
  {
    who: 'pregnant, and moves little',
    quiz: habitsPage,
    habits: woman(28, { pregnancyNow: 'yes', exerciseFrequency: '0' }),
    heart: { pregnancyNow: 'yes' },
    open: { says: [/Stop and call your maternity team if you bleed, leak fluid, have pain or feel faint\./] },
  },
  {
    who: 'not pregnant, and moves little',
    quiz: habitsPage,
    habits: woman(28, { exerciseFrequency: '0' }),
    page: { never: [/if you bleed, leak fluid/] },
  },
  {
    who: 'worries about eating',
    habits: woman(22),
    heart: { weightChange: 'eatingWorry' },
    open: { says: [/doctor|helpline|eating/i], never: [/lose weight|calorie/i] },
  },
  {
    who: 'a stent and no statin',
    quiz: heartPage,
    habits: man(60),
    heart: { knownHeartConditions: 'stentBypass', statin: 'no', ldlBand: '130to159' },
    open: {
      says: [/Ask about a statin, and about a medicine against clots/, /Book an appointment/],
      never: [/Take your heart medicines every day/],
    },
  },
  {
    who: 'a stent and a statin',
    quiz: heartPage,
    habits: man(60),
    heart: { knownHeartConditions: 'stentBypass', statin: 'statin' },
    page: { never: [/Ask about a statin, and about a medicine against clots/] },
  },
  {
    who: '33 drinks and more',
    quiz: heartPage,
    habits: man(50, { alcoholConsumption: '33plus' }),
    open: { says: [/Get help to drink less/, /Do not stop all at once/, /Book an appointment/] },
  },
  {
    who: '13 to 22 drinks',
    quiz: heartPage,
    habits: man(50, { alcoholConsumption: '13to22' }),
    page: { never: [/Get help to drink less/] },
  },
];

describe('a notice says what it is about', () => {
  test.each(saysWhatItIsAbout)('$who', holdsTrue);
});
describe('one level, one time, one call', () => {
  test.each(oneLevelOneTime)('$who', holdsTrue);
});
describe('only what a notice means may be folded', () => {
  test.each(notFolded)('$who', holdsTrue);
});
