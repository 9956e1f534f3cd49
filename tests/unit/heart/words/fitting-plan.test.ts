import { expect, test } from 'vitest';
import { type Changed, pageWith } from './everyone.ts';

const stepOf = (code: string, changed: Changed) =>
  pageWith(changed).focus_areas.topRecommendations.find((item) => item.code === code);

const heavy = { weight: 215 };
const noMinutes = { moderateMinutes: '0' };

test.each([
  [{ weightChange: 'lostWeight' }, heavy, 'Tell a doctor about the weight you’ve lost'],
  [{ edema: 'daily' }, heavy, 'Leave weight goals until you’ve been checked'],
  [{ exertional: 'cannot' }, heavy, 'Plan any weight loss with your doctor'],
  [{}, { weight: 170, strengthTraining: '4plus' }, 'Measure your waist'],
])('the step about weight is named after what it says: %j', (answers, size, title) => {
  expect(stepOf('le8.bmi', { heart: answers, longevity: size })?.title).toBe(title);
});

test.each([
  [{ knownHeartConditions: 'aneurysm' }, 'Ask what exercise is right for you'],
  [{ palpitations: 'often', palpitationsContext: 'none' }, 'Ask what exercise is right for you'],
  [{ exertional: 'cannot' }, 'Move in a way that suits your body'],
  [{}, 'Move a little more'],
])('a person who should ask first is not told to move more: %j', (answers, title) => {
  expect(stepOf('le8.activity', { heart: { ...answers, ...noMinutes } })?.title).toBe(title);
});

test.each([
  [{ statin: 'statin', medAdherence: 'often' }, 'medAdherence'],
  [{ bpMedication: 'yes', knownHeartConditions: 'congenital' }, 'takeMedicines'],
])('the plan in pregnancy starts nothing that the care team may not know about: %j', (answers, code) => {
  const step = stepOf(code, { heart: { ...answers, pregnancyNow: 'yes' } });
  expect(step?.title).toBe('Tell your maternity team which medicines you take');
  expect(step?.recommendation).toMatch(/^Tell your maternity team which .* Please never stop one on your own\.$/);
});

test('the plan in pregnancy leaves help with smoking to the midwife, and tablets to the doctor', () => {
  const step = stepOf('quitSmoking', { heart: { pregnancyNow: 'yes' }, longevity: { smoking: 'someDays' } });
  expect(step?.recommendation).toMatch(/^Ask your maternity team this week for the stop-smoking service/);
  expect(step?.recommendation).toContain('Do not use varenicline or bupropion unless your doctor says so.');
});

test('with a notice that asks for today, no part of the plan names a later visit', () => {
  const pregnant = { pregnancyNow: 'yes', bpSystolic: '142' };
  expect(stepOf('pregnancyCare', { heart: pregnant })?.recommendation).not.toContain('next visit');
  const thin = { longevity: { weight: 82 } };
  expect(pageWith(thin).standing).toBe('checkFirst');
  expect(stepOf('weightClinician', thin)?.recommendation).toMatch(/^When you’re seen/);
});

test('from 160 over 100 on, step and plan name the same week as the notice', () => {
  const high = {
    heart: { bpSystolic: '165', hdlBand: 'under40', totalCholesterolBand: '240to279', bpMedication: 'yes' },
  };
  expect(stepOf('lowerBp', high)?.recommendation).toMatch(/^Measure it today and over the next few days/);
  const old = pageWith({ ...high, longevity: { birthdate: '1950-05-02', smoking: 'daily20plus', gender: 'male' } });
  expect(old.heart?.nextStep).toMatchObject({ code: 'checkBp', by: 'Within a week' });
  const young = pageWith({ heart: { bpSystolic: '165', ldlBand: 'under70' }, longevity: { birthdate: '1999-05-02' } });
  expect(young.heart?.nextStep).toMatchObject({ code: 'checkBp', by: 'Within a week' });
});

test('no part of the page puts off an emergency until tomorrow', () => {
  const { heart: parts } = pageWith({ heart: { chestPain: 'now' } });
  expect(parts?.nextStep).toMatchObject({ code: 'getCheckedFirst', by: 'Now, as the notice says' });
});

test('no part of the page puts off a notice for today until tomorrow', () => {
  const { heart: parts, redFlags } = pageWith({ heart: { pregnancyNow: 'yes', bpSystolic: '142' } });
  expect(redFlags).toMatchObject([{ level: 'urgent', message: expect.stringContaining('maternity team today.') }]);
  expect(parts?.nextStep).toMatchObject({ code: 'getCheckedFirst', by: 'Today, unless the notice says tomorrow' });
});

test('a page with a notice that asks for an appointment does not name a visit in a year', () => {
  const alert = pageWith({ heart: { wearableUse: 'yes', rhythmAlert: 'yes' } });
  expect(alert.redFlags.map(({ level }) => level)).toEqual(['soon']);
  expect(alert.heart?.nextStep).toMatchObject({ code: 'bookNoted', by: 'In the next week or two' });
  expect(alert.focus_areas.topRecommendations[0]).toMatchObject({ code: 'bookNoted', by: 'In the next week or two' });
});

test('the page names no goal that a clinician sets for frail people and for those with kidney disease', () => {
  const content = pageWith({
    heart: { knownHeartConditions: 'stroke', exertional: 'cannot', bpSystolic: '136' },
    longevity: { birthdate: '1948-05-02' },
  });
  expect(JSON.stringify(content)).not.toContain('130 over 80');
  expect(content.focus_areas.topRecommendations.map(({ title }) => title)).toContain(
    'Ask which blood pressure is right for you',
  );
});

test('the page shows the two numbers of a pressure that were typed the wrong way round', () => {
  const step = stepOf('measureBp', { heart: { bpSystolic: '80', bpDiastolic: '120' } });
  expect(step).toMatchObject({ userAnswer: '80 over 120 mmHg' });
  expect(step?.recommendation).toContain('isn’t lower than the top one, so we used neither');
});

test.each([
  [9, {}, 'Sleeping a lot? Find out why'],
  [7.5, { sleepApneaDiagnosed: 'yes', sleepApneaTreatment: 'none' }, 'Look after your sleep apnoea'],
  [6, { sleepApneaDiagnosed: 'suspected' }, 'Ask for a sleep test'],
  [5, {}, 'Make time for sleep'],
])('the step about sleep is named after what it says: %d hours, %j', (sleepHours, answers, title) => {
  expect(stepOf('le8.sleep', { heart: answers, longevity: { sleepHours } })?.title).toBe(title);
});
