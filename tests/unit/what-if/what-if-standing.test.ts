import { expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { ageExplorer } from '#shared/what-if/age-explorer.ts';
import type { OwnPair } from '#shared/what-if/lever.ts';
import { riskExplorer } from '#shared/what-if/risk-explorer.ts';
import { type Guarded, whatIfStanding } from '#shared/what-if/what-if-standing.ts';

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
    expect(standing.is === 'paused' && standing.notices.map(({ code }) => code)).toContain('chestPainNow');
  }
});

test('a warning in the newest answers pauses the page of an older result too', () => {
  expect(ageStanding({ pair: pair({}) }, { pair: pair(painful) }).is).toBe('paused');
});

test('an examination for another notice does not open it', () => {
  expect(ageStanding({ pair: pair(painful), seenFor: ['legClot'] }).is).toBe('paused');
  const alsoLeg = pair({ ...painful, edema: 'oneSided' });
  expect(ageStanding({ pair: alsoLeg, seenFor: ['chestPainNow'] }).is).toBe('paused');
});

test('a user examined for every notice can use it again, without a word of better or worse, and without exercise', () => {
  const standing = ageStanding({ pair: pair(painful), seenFor: ['chestPainNow'] });
  expect(standing).toMatchObject({ is: 'open', isPraiseWithheld: true });
  expect(standing.is === 'open' && standing.routes).toContain('waitForCare');
  expect(riskStanding({ pair: pair(painful), seenFor: ['chestPainNow'] })).toMatchObject({
    ...{ is: 'open', isPraiseWithheld: true },
  });
});

test('a pressure of 186 over 112 stays closed whatever was said about it: only a new reading opens it', () => {
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

test('the routes of every pair apply: a user who is pregnant by now finds no weight on an older page', () => {
  const standing = ageStanding({ pair: pair({}) }, { pair: pair({ pregnancyNow: 'yes' }) });
  expect(standing.is === 'open' && standing.routes).toContain('pregnant');
});

test('a dark mood opens the page without a word of better or worse', () => {
  const dark = { lifeOutlook: 'veryPessimistic', stressLevels: 5, closeRelationships: 'none', stressCoping: 'poorly' };
  expect(ageStanding({ pair: pair({}, dark) })).toMatchObject({ is: 'open', isPraiseWithheld: true });
});
