import { describe, expect, test } from 'vitest';
import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeResult, type Submitted } from '#shared/result.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

// People of engine 2.2, one on either side of each limit. What they must read was written down from the text of the
// rules, not from the engine's output.

type Answers = Readonly<Record<string, unknown>>;
type Story = {
  readonly habits?: Answers;
  readonly heart?: Answers;
  readonly days?: Pick<Submitted, 'longevityAnsweredOn' | 'cardiacAnsweredOn' | 'checkedSigns'>;
};

const { today, cardiac_health: cast } = readVectors('personas');
const { longevityAnswers, answers } = cast.average45F;
const woman45: { readonly habits: Answers; readonly heart: Answers } = {
  habits: { ...longevityAnswers, pregnancyNow: 'no' },
  heart: { ...answers, pregnancyNow: 'no' },
};

const born = (age: number) => ({ birthdate: `${2026 - age}-01-01` });
const pregnant30 = { habits: { ...born(30), pregnancyNow: 'yes' }, heart: { pregnancyNow: 'yes' } };

const habitsPage = ({ habits, heart, days }: Story): ResultContent =>
  composeResult({
    ...{ quizId: productQuizId, today, answers: { ...woman45.habits, ...habits }, ...days },
    cardiacAnswers: { ...woman45.heart, ...heart },
  });
const heartPage = ({ habits, heart, days }: Story): ResultContent =>
  composeResult({
    ...{ quizId: cardiacQuizId, today, answers: { ...woman45.heart, ...heart }, ...days },
    longevityAnswers: { ...woman45.habits, ...habits },
  });

const flagsOf = ({ redFlags }: ResultContent) => Object.fromEntries(redFlags.map(({ code, level }) => [code, level]));
const planOf = ({ focus_areas }: ResultContent) => focus_areas.topRecommendations.map(({ code }) => code);
const itemOf = ({ focus_areas }: ResultContent, code: string) =>
  focus_areas.topRecommendations.find((item) => item.code === code);
const noteOf = ({ sideNotes = [] }: ResultContent, code: string) => sideNotes.find((note) => note.code === code)?.text;
const noticeOf = ({ notices = [] }: ResultContent, code: string) => notices.find((notice) => notice.code === code);
const allText = (page: ResultContent) => JSON.stringify(page);

describe('values alone', () => {
  test.each<[string, Answers, string | undefined]>([
    ['A1c 18', { a1c: '18', diabetesStatus: 'no' }, 'urgent'],
    ['A1c 14', { a1c: '14' }, 'urgent'],
    ['A1c 13.9', { a1c: '13.9' }, undefined],
    ['glucose 300', { fastingGlucose: '300' }, 'urgent'],
    ['glucose 299', { fastingGlucose: '299' }, undefined],
    ['type 1, glucose 250', { fastingGlucose: '250', diabetesStatus: 'type1' }, 'urgent'],
    ['type 1, glucose 249', { fastingGlucose: '249', diabetesStatus: 'type1' }, undefined],
    ['type 2, glucose 250', { fastingGlucose: '250', diabetesStatus: 'type2' }, undefined],
    ['A1c 14 of 90 days ago', { a1c: '14', labDate: '2025-10-17' }, 'urgent'],
    ['A1c 14 of 91 days ago', { a1c: '14', labDate: '2025-10-16' }, undefined],
  ])('%s', (_, heart, level) => {
    expect(flagsOf(heartPage({ heart })).sugarVeryHigh).toBe(level);
    expect(heartPage({ heart }).heart?.nextStep?.code === 'getCheckedFirst').toBe(level === 'urgent');
  });

  test('a very high blood sugar asks for today, and nothing on the page praises or says "next visit"', () => {
    for (const page of [habitsPage({ heart: { a1c: '18' } }), heartPage({ heart: { a1c: '18' } })]) {
      expect(noticeOf(page, 'sugarVeryHigh')?.message).toContain('Call a doctor today, even if you feel well');
      expect(page.overall_summary.headline).toBeUndefined();
      expect(planOf(page)[0]).toBe('getCheckedFirst');
      expect(planOf(page)).not.toContain('betterA1c');
      expect(allText(page)).not.toMatch(/next visit/i);
    }
  });

  test.each<[Answers, string, string]>([
    [{ triglycerides: '999' }, 'tg500', 'In the next week or two'],
    [{ triglycerides: '1000' }, 'tg500', 'Within a week'],
    [{ egfr: '30' }, 'kidneyLow', 'In the next week or two'],
    [{ egfr: '29' }, 'kidneyLow', 'Within a week'],
    [{ uacr: '2199' }, 'uacrHigh', 'In the next week or two'],
    [{ uacr: '2200' }, 'uacrHigh', 'Within a week'],
    [{ a1c: '9.9' }, 'diabetesRange', 'In the next week or two'],
    [{ a1c: '10' }, 'diabetesRange', 'Within a week'],
  ])('%j names a time of its own', (heart, code, by) => {
    expect(noticeOf(heartPage({ heart }), code)?.by).toBe(by);
  });

  test('heavy drinkers with triglycerides of 1000 are not told to stop alcohol', () => {
    const page = heartPage({ heart: { triglycerides: '1000' }, habits: { alcoholConsumption: '33plus' } });
    expect(noticeOf(page, 'tg500')?.message).toContain('cut down fat and alcohol safely');
  });
});

describe('the next step', () => {
  const pressure = (bpSystolic: string, bpDiastolic: string) => ({ bpReading: 'numbers', bpSystolic, bpDiastolic });

  test.each<[string, Answers, string, string]>([
    ['165/102', pressure('165', '102'), 'checkBp', 'Within a week'],
    ['145/85', pressure('145', '85'), 'checkBp', 'In the next week or two'],
    ['165/102 and UACR 800', { ...pressure('165', '102'), uacr: '800' }, 'bookNoted', 'Within a week'],
    ['LDL 200', { ldlCholesterol: '200', totalCholesterol: '290' }, 'statinSoon', 'In the next week or two'],
    [
      'LDL 200 with a statin',
      { ldlCholesterol: '200', totalCholesterol: '290', statin: 'statin' },
      'reviewTreatmentSoon',
      'In the next week or two',
    ],
    ['UACR 300', { uacr: '300' }, 'bookNoted', 'In the next week or two'],
  ])('%s: %s', (_, heart, code, by) => {
    expect(heartPage({ heart }).heart?.nextStep).toMatchObject({ code, by });
  });

  test('a new A1c of 6.8 leads to an appointment, and a statin is asked about on the same visit', () => {
    const page = heartPage({ habits: born(51), heart: { a1c: '6.8' } });
    expect(page.heart?.nextStep?.sameVisit).toBe('At the same appointment, ask whether a statin would help you.');
    expect(planOf(page)).not.toContain('discussStatin');
  });

  test('after a birth a low mood comes before the blood pressure, today or tomorrow', () => {
    const page = heartPage({ ...pregnant30, heart: { pregnancyNow: 'yes', moodLow: 'daily' } });
    expect(page.heart?.nextStep).toMatchObject({ code: 'supportTalk', by: 'Today or tomorrow' });
    expect(page.heart?.nextStep?.text).toContain('harming yourself or your baby');
    expect(page.supportLines?.some(({ tel }) => tel === '18338526262')).toBe(true);
    expect(itemOf(page, 'pregnancyCare')?.by).toBe('Today or tomorrow');
  });

  test('sleep apnea alone keeps its own step, and no "next visit"', () => {
    const page = heartPage({ heart: { sleepApneaDiagnosed: 'suspected', knownHeartConditions: 'heartAttack' } });
    expect(page.heart?.nextStep).toMatchObject({ code: 'secondarySoon', by: 'In the next week or two' });
    const treated = { sleepApneaDiagnosed: 'suspected', knownHeartConditions: 'heartAttack', statin: 'statin' };
    expect(heartPage({ heart: treated }).heart?.nextStep).toMatchObject({
      code: 'secondaryPrevention',
      by: 'In the next few weeks',
    });
  });

  test('medicines in pregnancy are to be reported today or tomorrow, before the note', () => {
    const heart = { pregnancyNow: 'yes', statin: 'statin', ldlCholesterol: '260', totalCholesterol: '340' };
    const page = heartPage({ ...pregnant30, heart });
    expect(page.heart?.nextStep).toMatchObject({ code: 'medicinesInPregnancy', by: 'Today or tomorrow' });
    expect(planOf(page).slice(0, 3)).toEqual(['medicinesInPregnancy', 'bookNoted', 'pregnancyCare']);
    expect(itemOf(page, 'bookNoted')?.recommendation).toContain('read them the notice');
  });

  test('after an infarction without a statin the page has both the note and the talk', () => {
    const heart = { knownHeartConditions: 'heartAttack', statin: 'no', uacr: '400' };
    const codes = planOf(heartPage({ habits: { ...born(62), gender: 'male' }, heart }));
    expect(codes).toEqual(expect.arrayContaining(['bookNoted', 'secondarySoon']));
  });
});

describe('pregnancy', () => {
  const habitsOnly = { smoking: 'someDays', alcoholConsumption: 'upTo12', weight: 200, ...born(30) };
  const page = (patch: Answers) =>
    composeResult({ quizId: productQuizId, today, answers: { ...longevityAnswers, ...habitsOnly, ...patch } });

  test('reported only in the habits quiz means no word about weight, no years, and help to stop smoking', () => {
    const told = page({ pregnancyNow: 'yes' });
    expect(planOf(told)).not.toContain('loseWeight');
    expect(told.heading).toContain('This number leaves out pregnancy and your weight.');
    expect(itemOf(told, 'quitSmoking')?.recommendation).toContain('Ask your maternity team this week');
    expect(itemOf(told, 'alcoholNoneInPregnancy')?.recommendation).toContain(
      'Not drinking at all is safest in pregnancy',
    );
    expect(told.focus_areas.topRecommendations.every(({ effect }) => effect === undefined)).toBe(true);
    expect(noteOf(told, 'maybePregnant')).toBeUndefined();
    expect(noteOf(told, 'alcoholLimitWomen')).toBeUndefined();
  });

  test.each<[string, Answers, boolean]>([
    ['a woman of 30', {}, true],
    ['a woman of 55', born(55), true],
    ['a woman of 56', born(56), false],
    ['a man', { gender: 'male' }, false],
    ['a person without a sex', { gender: undefined }, true],
    ['who said no', { pregnancyNow: 'no' }, false],
  ])('not answered, %s: may be pregnant is %s', (_, patch, isSaid) => {
    expect(noteOf(page(patch), 'maybePregnant') !== undefined).toBe(isSaid);
  });

  test('a heavy drinker who may be pregnant is never told "no alcohol" at once', () => {
    const note = noteOf(page({ alcoholConsumption: '33plus' }), 'maybePregnant');
    expect(note).not.toMatch(/no alcohol|do not drink/i);
    expect(note).toContain('Don’t stop alcohol all at once');
  });

  test('danger signs in the habits quiz are an emergency, and a yes alone with 150/100 is urgent', () => {
    expect(flagsOf(page({ pregnancyNow: 'yesSigns' })).pregnancyDanger).toBe('emergency');
    const heart = { pregnancyNow: undefined, bpReading: 'numbers', bpSystolic: '150', bpDiastolic: '100' };
    expect(flagsOf(habitsPage({ habits: pregnant30.habits, heart })).pregnancyBp).toBe('urgent');
  });

  test.each<[number, boolean]>([
    [55, true],
    [56, false],
  ])('at %i a plain yes in the habits quiz counts: %s', (age, isRead) => {
    expect(page({ ...born(age), pregnancyNow: 'yes' }).routes?.includes('pregnant')).toBe(isRead);
  });

  test.each<[Answers, boolean]>([
    [{ fastingGlucose: '92' }, true],
    [{ fastingGlucose: '91' }, false],
    [{ a1c: '5.7' }, true],
    [{ a1c: '5.6' }, false],
  ])('in pregnancy %j needs care soon: %s', (heart, isSaid) => {
    const told = heartPage({ ...pregnant30, heart: { pregnancyNow: 'yes', ...heart } });
    expect(noticeOf(told, 'sugarPregnancy') !== undefined).toBe(isSaid);
    expect(allText(told)).not.toMatch(/prediabetes|once a year/i);
    if (isSaid) expect(allText(told)).not.toMatch(/next visit/i);
  });

  test('protein in the urine in pregnancy is for today or tomorrow', () => {
    const told = heartPage({ ...pregnant30, heart: { pregnancyNow: 'yes', uacr: '400' } });
    expect(noticeOf(told, 'pregnancyKidney')).toMatchObject({ level: 'urgent' });
    expect(noticeOf(told, 'pregnancyKidney')?.message).toContain('Call your maternity team today or tomorrow');
    expect(noticeOf(told, 'uacrHigh')).toBeUndefined();
    const old = heartPage({ ...pregnant30, heart: { pregnancyNow: 'yes', uacr: '400', labDate: '2025-10-07' } });
    expect(noticeOf(old, 'uacrHigh')).toMatchObject({ by: 'Today or tomorrow' });
    expect(noticeOf(old, 'uacrHigh')?.message).not.toContain('a week or two');
    expect(old.heart?.nextStep?.by).toBe('Today or tomorrow');
  });

  test('with a warning only being seen has a time, and the medicines are to be brought along', () => {
    const heart = { pregnancyNow: 'yes', bpReading: 'numbers', bpSystolic: '150', bpDiastolic: '95', statin: 'statin' };
    const told = heartPage({ ...pregnant30, heart });
    const timed = told.focus_areas.topRecommendations.filter(({ by }) => by !== undefined).map(({ code }) => code);
    expect(timed).toEqual(['getCheckedFirst']);
    expect(told.heart?.nextStep?.text).toContain('Take a list of your medicines with you.');
  });
});

describe('no praise', () => {
  test.each<[string, Answers, Answers, RegExp]>([
    ['dialysis', {}, { kidneyDisease: 'dialysisOrTransplant' }, /Your condition isn’t part of this number/],
    ['only a statin', {}, { statin: 'statin' }, /Your treatment isn’t part of this number/],
    [
      '150/95',
      {},
      { bpReading: 'numbers', bpSystolic: '150', bpDiastolic: '95' },
      /This number leaves out your blood pressure\./,
    ],
    [
      'LDL 240',
      born(28),
      { ldlCholesterol: '240', totalCholesterol: '330' },
      /This number leaves out your test results\./,
    ],
    ['weight loss', {}, { weightChange: 'lostWeight' }, /This number leaves out what the notice is about\./],
    [
      '25 drinks a week',
      { alcoholConsumption: '23to32' },
      {},
      /This number only includes part of what alcohol can do\./,
    ],
    [
      'a very high sugar at 22',
      born(22),
      { fastingGlucose: '420', diabetesStatus: 'type1' },
      /^Please read the notice first\.$/,
    ],
    ['22 and well', born(22), {}, /^Under 25, an age tells you very little/],
  ])('%s', (_, habits, heart, heading) => {
    const page = habitsPage({ habits, heart });
    expect(page.heading).toMatch(heading);
    expect(page.heading).not.toMatch(/younger|older|You are \d/);
    expect(page.overall_summary.headline).toBeUndefined();
    expect(page.figures?.some(({ label }) => label.includes('Factor'))).toBe(false);
  });

  test('without a cause the comparison stays', () => {
    expect(habitsPage({}).overall_summary.headline).toBeDefined();
    expect(habitsPage({ habits: { alcoholConsumption: '13to22' } }).overall_summary.headline).toBeDefined();
  });

  test('a low percentage with a note has no grade, and its plan continues', () => {
    const page = heartPage({ heart: { bpReading: 'numbers', bpSystolic: '145', bpDiastolic: '85' } });
    expect(page.heart?.withheldGrade).toBe('No risk level while this is open.');
    expect(page.overall_summary.riskCode).toBeUndefined();
  });

  test('a person with known stage 4 kidney disease reads that the kidney value matters more', () => {
    const page = heartPage({ habits: born(36), heart: { kidneyDisease: 'severe', egfrBand: 'unknown' } });
    expect(page.heart?.withheldGrade).toBe('No risk level: your kidney test matters more than this number.');
    expect(allText(page)).not.toMatch(/"(Low|Borderline)"/);
  });
});

describe('kidneys, heart failure and smaller rules', () => {
  test.each<[Answers, boolean]>([
    [{ kidneyDisease: 'severe' }, true],
    [{ kidneyDisease: 'mildModerate' }, false],
    [{ knownHeartConditions: 'heartFailure' }, true],
  ])('%j: the care team decides how much to drink: %s', (heart, isForTeam) => {
    const page = habitsPage({ habits: { waterIntakeCups: 1 }, heart });
    expect(noteOf(page, 'drinkAmount') !== undefined).toBe(isForTeam);
    if (isForTeam) expect(allText(page)).not.toContain('Drink a little more water');
  });

  test.each<[string, Answers, boolean]>([
    ['9 hours and rested', { sleepHours: 9, sleepQuality: 'good' }, false],
    ['9 hours and tired', { sleepHours: 9, sleepQuality: 'fair' }, true],
    ['10 hours and rested', { sleepHours: 10, sleepQuality: 'veryGood' }, true],
  ])('%s', (_, habits, mayBeStep) => {
    const page = habitsPage({ habits });
    if (!mayBeStep) expect(allText(page)).not.toMatch(/Sleeping a lot|how long you sleep/);
    expect(itemOf(page, 'sleepLongCheck')?.effect).toBeUndefined();
  });

  test.each([
    [24, true],
    [25, false],
  ])('at %i no age is shown: %s', (age, isWithheld) => {
    const page = habitsPage({ habits: born(age) });
    expect(page.overall_summary.biologicalAge === null).toBe(isWithheld);
    expect(page.focus_areas.topRecommendations.length).toBeGreaterThan(0);
  });

  test.each<[Answers, string | undefined]>([
    [{ a1c: '5.6' }, undefined],
    [{ a1c: '6.1' }, 'Prediabetes range'],
  ])('%j is in the range of prediabetes: %s', (heart, label) => {
    const row = heartPage({ heart }).category_breakdown.find(({ id }) => id === 'bloodTests');
    expect(row?.descriptor === 'Prediabetes range').toBe(label !== undefined);
    if (label) expect(row?.explanationParagraph).toContain('Your HbA1c of 6.1% is in the range called prediabetes.');
  });

  test('the sick-day words are shown with reported diabetes, and stay open', () => {
    const page = heartPage({ heart: { diabetesStatus: 'type1', fastingGlucose: '240' } });
    expect(page.sideNotes?.find(({ code }) => code === 'sickDay')).toMatchObject({ isOpen: true });
    expect(noteOf(heartPage({}), 'sickDay')).toBeUndefined();
  });

  test.each<[string, Answers, Answers, boolean]>([
    ['a man of 77', {}, {}, true],
    ['a smoker of 77', { smoking: 'daily10to19' }, {}, false],
    ['with diabetes at 77', {}, { diabetesStatus: 'type2' }, false],
  ])('%s: the page says that most people of the age are in this level: %s', (_, habits, heart, isSaid) => {
    const bp = { bpReading: 'numbers', bpSystolic: '138', bpDiastolic: '80' };
    const page = heartPage({ habits: { ...born(77), gender: 'male', ...habits }, heart: { ...bp, ...heart } });
    expect(page.overall_summary.riskCode).toBe('high');
    expect(allText(page).includes('At your age most people are at this level')).toBe(isSaid);
  });

  test('a valve problem keeps walking in the plan, and drops the brisker pace', () => {
    const page = habitsPage({ heart: { knownHeartConditions: 'valve' } });
    expect(planOf(page)).toContain('exerciseValve');
    expect(planOf(page)).not.toContain('moveBrisker');
  });
});

describe('answers of the other quiz', () => {
  const painNow = { chestPain: 'now' };
  const on = (cardiacAnsweredOn: string | undefined, checkedSigns?: Submitted['checkedSigns']) =>
    habitsPage({ heart: painNow, days: { cardiacAnsweredOn, checkedSigns } });

  test.each([undefined, '2026-01-15', '2026-01-14'])('of %s count as of today: full screen', (day) => {
    expect(noticeOf(on(day), 'chestPainNow')).toMatchObject({ level: 'emergency', isEmergency: true });
  });

  test('from the day before yesterday on, a sign of now is urgent, with its day', () => {
    const notice = noticeOf(on('2026-01-13'), 'chestPainNow');
    expect(notice).toMatchObject({ level: 'urgent', isEmergency: false, toldOn: '2026-01-13' });
    expect(notice?.message).toBe(
      'On 13 January 2026 you told us you had chest pain at that moment. If you have it now or had it in the last 24 hours, call your local emergency number now. If no one has checked it, see a doctor today.',
    );
    expect(planOf(on('2026-01-13'))[0]).toBe('getCheckedFirst');
  });

  test('an examination since then makes it a record, without praise', () => {
    const page = on('2026-01-10', [{ code: 'chestPainNow', on: '2026-01-12' }]);
    expect(page.redFlags).toEqual([]);
    expect(page.routes).not.toContain('waitForCare');
    expect(page.checkedSigns?.[0]?.message).toContain('On 12 January 2026 you said it had been checked.');
    expect(page.overall_summary.headline).toBeUndefined();
  });

  test.each([
    ['before the answer', '2026-01-10', '2026-01-09'],
    ['after the page', '2026-01-10', '2026-01-16'],
    ['of an answer of yesterday', '2026-01-14', '2026-01-15'],
  ])('an examination %s closes nothing', (_, told, checked) => {
    expect(noticeOf(on(told, [{ code: 'chestPainNow', on: checked }]), 'chestPainNow')).toBeDefined();
  });

  test('no examination closes what depends on a value, only entering the value again does', () => {
    const heart = { bpReading: 'numbers', bpSystolic: '186', bpDiastolic: '112', chestPain: 'now' };
    const days = { cardiacAnsweredOn: '2026-01-10', checkedSigns: [{ code: 'bpCrisisSymptoms', on: '2026-01-12' }] };
    expect(noticeOf(habitsPage({ heart, days }), 'bpCrisisSymptoms')?.level).toBe('urgent');
  });

  test('no examination closes what the quiz being scored says', () => {
    const page = heartPage({ heart: painNow, days: { checkedSigns: [{ code: 'chestPainNow', on: today }] } });
    expect(noticeOf(page, 'chestPainNow')?.level).toBe('emergency');
  });

  test('an older pressure keeps its level and names its day first', () => {
    const heart = { bpReading: 'numbers', bpSystolic: '165', bpDiastolic: '102' };
    const page = habitsPage({ heart, days: { cardiacAnsweredOn: '2025-12-01' } });
    expect(noticeOf(page, 'bpStage2High')).toMatchObject({ level: 'soon', by: 'Within a week' });
    expect(noticeOf(page, 'bpStage2High')).toMatchObject({
      told: 'On 1 December 2025 you told us: 165/102.',
      message: expect.stringMatching(/^Your blood pressure/),
    });
  });

  test('an A1c of 14 reported two years ago without a test date is for within a week, not today', () => {
    const page = habitsPage({ heart: { a1c: '14' }, days: { cardiacAnsweredOn: '2024-01-15' } });
    expect(flagsOf(page)).toEqual({ diabetesRange: 'soon' });
    expect(noticeOf(page, 'diabetesRange')?.by).toBe('Within a week');
  });

  test.each([
    ['2025-02-27', true],
    ['2025-02-26', false],
  ])('a pregnancy reported on %s counts: %s', (cardiacAnsweredOn, isCounted) => {
    const told = { habits: { ...born(30), pregnancyNow: undefined }, heart: { pregnancyNow: 'yes' } };
    expect(habitsPage({ ...told, days: { cardiacAnsweredOn } }).routes?.includes('pregnant')).toBe(isCounted);
  });

  test('danger signs of one quiz and a no of the other, on one day, are an emergency on both pages', () => {
    const signs = { habits: { ...born(30), pregnancyNow: 'no' }, heart: { pregnancyNow: 'yesSigns' } };
    const swapped = { habits: { ...born(58), pregnancyNow: 'yesSigns' }, heart: { pregnancyNow: 'no' } };
    for (const story of [signs, swapped])
      for (const page of [habitsPage(story), heartPage(story)]) expect(flagsOf(page).pregnancyDanger).toBe('emergency');
  });

  test('a pressure of the heart quiz is read with its own pregnancy', () => {
    const heart = { pregnancyNow: 'yes', bpReading: 'numbers', bpSystolic: '150', bpDiastolic: '95' };
    expect(flagsOf(habitsPage({ habits: { ...born(30), pregnancyNow: 'no' }, heart }))).toEqual({
      pregnancyBp: 'urgent',
    });
  });
});
