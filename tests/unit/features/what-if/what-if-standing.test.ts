import { expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { ageExplorer } from '#shared/features/what-if/age-explorer.ts';
import type { OwnPair } from '#shared/features/what-if/lever.ts';
import { riskExplorer } from '#shared/features/what-if/risk-explorer.ts';
import { type Guarded, whatIfStanding } from '#shared/features/what-if/what-if-standing.ts';
import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { namedNotices } from '#shared/words/care.ts';

const today = '2026-01-15';
const longevity: Answers = {
  birthdate: '1979-06-01',
  gender: 'female',
  height: { ft: 5, in: 4 },
  weight: 150,
  smoking: 'never',
};
const calmHeart: Answers = { knownHeartConditions: 'none', bpReading: 'numbers', bpSystolic: '135', bpDiastolic: '85' };
const painful: Answers = { ...calmHeart, chestPain: 'now' };
const pair = (heart: Answers, changed: Answers = {}): OwnPair => ({
  longevity: { ...longevity, ...changed },
  heart,
  today,
});

const ageStanding = (...guarded: Guarded[]) => whatIfStanding(productQuizId, ageExplorer.figureOf, guarded);
const riskStanding = (...guarded: Guarded[]) => whatIfStanding(cardiacQuizId, riskExplorer.figureOf, guarded);

test('both quizzes are open without a warning', () => {
  expect(ageStanding({ pair: pair({}) })).toMatchObject({ is: 'open', isPraiseWithheld: false });
  expect(riskStanding({ pair: pair(calmHeart) })).toMatchObject({ is: 'open' });
});

test('an unchecked warning pauses both, and is named', () => {
  for (const standing of [ageStanding({ pair: pair(painful) }), riskStanding({ pair: pair(painful) })]) {
    expect(standing.is).toBe('paused');
    expect(standing.is === 'paused' && standing.raised.map(({ notice }) => notice.code)).toContain('chestPainNow');
  }
});

test('a warning in the newest answers pauses the page of an older result too', () => {
  expect(ageStanding({ pair: pair({}) }, { pair: pair(painful) }).is).toBe('paused');
});

const wordsOf = (standing: ReturnType<typeof whatIfStanding>) =>
  standing.is === 'paused' ? namedNotices(standing.raised, aboutNotice) : [];

test('a warning first says what it is about', () => {
  const high = pair({ ...calmHeart, bpSystolic: '186', bpDiastolic: '112' });
  expect(wordsOf(riskStanding({ pair: high }))).toMatchObject([{ heading: 'Very high blood pressure: 186/112.' }]);
});

test('a warning from days ago names its day, and stays as serious as in the result that raised it', () => {
  const days = { heart: '2026-01-02', read: today };
  const [notice] = wordsOf(riskStanding({ pair: pair(painful), days }));
  expect(notice).toMatchObject({ level: 'emergency', told: 'On 2 January 2026 you told us about this.' });
  const high = pair({ ...calmHeart, bpSystolic: '186', bpDiastolic: '112' });
  const [pressure] = wordsOf(riskStanding({ pair: high, days }));
  expect(pressure?.told).toBe('On 2 January 2026 you told us: 186/112.');
  const [yesterday] = wordsOf(riskStanding({ pair: high, days: { ...days, read: '2026-01-03' } }));
  expect(yesterday?.heading).toBe('Very high blood pressure: 186/112.');
});

test('with newer answers to the other quiz, a momentary sign counts as past, as on the newer result', () => {
  const days = { heart: '2026-01-02', longevity: '2026-01-04', read: today };
  const [notice] = wordsOf(ageStanding({ pair: pair(painful), days }));
  expect(notice?.level).toBe('urgent');
  expect(notice?.message).toMatch(
    /^On 2 January 2026 you told us you had chest pain at that moment\. If you have it now/,
  );
  const [sameTime] = wordsOf(ageStanding({ pair: pair(painful), days: { ...days, longevity: '2026-01-03' } }));
  expect(sameTime?.level).toBe('emergency');
});

test('a warning names the day of the quiz that raised it', () => {
  const days = { longevity: '2025-12-01', heart: '2026-01-02', read: today };
  const [notice] = wordsOf(ageStanding({ pair: pair({}, { pregnancyNow: 'yesSigns' }), days }));
  expect(notice?.message).toContain('On 1 December 2025');
});

test('with an emergency in the newest answers, an older warning has no day of its own', () => {
  const leg = { pair: pair({ ...calmHeart, egfr: '12', labsAvailable: 'yes' }) };
  const notices = wordsOf(riskStanding(leg, { pair: pair(painful) }));
  expect(notices.map(({ level }) => level)).toEqual(['emergency', 'urgent']);
  expect(notices[1]?.message).toMatch(/^Tell them about this, too\./);
});

test('an examination for another notice does not open it', () => {
  expect(ageStanding({ pair: pair(painful), seenFor: ['legClot'] }).is).toBe('paused');
  const alsoLeg = pair({ ...painful, edema: 'oneSided' });
  expect(ageStanding({ pair: alsoLeg, seenFor: ['chestPainNow'] }).is).toBe('paused');
});

test('a user who was examined for every notice can use the page again, without praise and without exercise sliders', () => {
  const standing = ageStanding({ pair: pair(painful), seenFor: ['chestPainNow'] });
  expect(standing).toMatchObject({ is: 'open', isPraiseWithheld: true });
  expect(standing.is === 'open' && standing.routes).toContain('waitForCare');
  expect(riskStanding({ pair: pair(painful), seenFor: ['chestPainNow'] })).toMatchObject({
    ...{ is: 'open', isPraiseWithheld: true },
  });
});

test('a pressure of 186 over 112 stays closed whatever was reported about it, and only a new reading opens it', () => {
  const high = pair({ ...calmHeart, bpSystolic: '186', bpDiastolic: '112' });
  expect(riskStanding({ pair: high, seenFor: ['bpVeryHigh'] }).is).toBe('paused');
  expect(riskStanding({ pair: pair({ ...calmHeart, bpSystolic: '178', bpDiastolic: '108' }) }).is).toBe('open');
});

test.each([
  ['a very low weight', { weight: 92 }, {}],
  ['no birth date', { birthdate: '' }, {}],
])('the age is closed with %s', (_, changed, heart) => {
  expect(ageStanding({ pair: pair(heart, changed) })).toEqual({ is: 'noFigure' });
});

test.each([
  ['a known heart condition', { knownHeartConditions: 'heartAttack' }, {}],
  ['pregnancy', { pregnancyNow: 'yes' }, {}],
  ['dialysis', { kidneyDisease: 'dialysisOrTransplant' }, {}],
  ['an age below 30', {}, { birthdate: '2004-01-01' }],
])('the risk is closed with %s', (_, heart, changed) => {
  expect(
    riskStanding({ pair: pair({ ...calmHeart, bpSystolic: '118', bpDiastolic: '76', ...heart }, changed) }),
  ).toEqual({ is: 'noFigure' });
});

test('the routes of every pair apply: a user who is now pregnant finds no weight on an older page', () => {
  const standing = ageStanding({ pair: pair({}) }, { pair: pair({ pregnancyNow: 'yes' }) });
  expect(standing.is === 'open' && standing.routes).toContain('pregnant');
});

test('a dark mood opens the page without a word of better or worse', () => {
  const dark = { lifeOutlook: 'veryPessimistic', stressLevels: 5, closeRelationships: 'none', stressCoping: 'poorly' };
  expect(ageStanding({ pair: pair({}, dark) })).toMatchObject({ is: 'open', isPraiseWithheld: true });
});
