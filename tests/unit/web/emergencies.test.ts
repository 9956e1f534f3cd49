import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asUserId } from '#shared/contract/ids.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { initialState, type QuizState } from '#shared/quiz/state.ts';
import { composeResult } from '#shared/result.ts';
import { raisedSoFar, symptomSection } from '#shared/words/raised-so-far.ts';
import { longevityPerson, today } from '#tests/personas/random-person.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { runs } from '#tests/support/random.ts';
import { loadEmergencies } from '#web/quiz/emergencies.ts';

const { answersInDraft } = vi.hoisted(() => ({ answersInDraft: vi.fn<() => Promise<Answers>>() }));
vi.mock('#web/quiz/draft/find-draft.ts', () => ({ answersInDraft }));
vi.mock('#web/quiz/outbox/unsent.ts', () => ({ unsentOf: async () => [] }));

beforeEach(() => void answersInDraft.mockResolvedValue({}));
afterEach(() => void vi.clearAllMocks());

const indexOf = (id: string) => heartQuiz.questions.findIndex((question) => question.id === id);
const at = (currentQuestion: number, answers: Answers, phase: QuizState['phase'] = 'running'): QuizState => ({
  ...initialState,
  phase,
  currentQuestion,
  answers,
});
const codes = (flags: readonly { code: string }[]) => flags.map(({ code }) => code);
const load = () => loadEmergencies(cardiacQuizId, heartQuiz, today);

const lastSymptom = heartQuiz.questions.findLastIndex(({ section }) => section === symptomSection);
const strokeNow: Answers = { otherWarningSigns: 'strokeSigns' };

describe('in the first quiz, danger signs of a pregnancy', () => {
  const quiz = quizzes[productQuizId];
  const place = quiz.questions.findIndex(({ id }) => id === 'pregnancyNow');
  const signs: Answers = { gender: 'female', pregnancyNow: 'yesSigns' };

  test('are shown right after their screen, and on every later one', async () => {
    const { dueIn } = await loadEmergencies(productQuizId, quiz, today);
    expect(dueIn(at(place, signs))).toEqual([]);
    for (let index = place + 1; index < quiz.questions.length; index += 1)
      expect(codes(dueIn(at(index, signs)))).toEqual(['pregnancyDanger']);
    expect(codes(dueIn(at(place, signs, 'submitting')))).toEqual(['pregnancyDanger']);
  });

  test('say what they are about, as the result does', async () => {
    const { raisedBy } = await loadEmergencies(productQuizId, quiz, today);
    const [notice] = raisedBy(signs);
    expect(notice?.heading).toBe('A warning sign in pregnancy or after giving birth.');
    expect(notice?.told).toMatch(/^You told us: I have a bad headache, .* face or hands\.$/);
    const { notices = [] } = composeResult({ quizId: productQuizId, answers: signs, cardiacAnswers: {}, today });
    const { heading, told, message } = notices.find(({ code }) => code === 'pregnancyDanger') ?? {};
    expect(notice).toMatchObject({ heading, told, message });
  });

  test.each<[string, Answers]>([
    ['a yes without signs', { ...signs, pregnancyNow: 'yes' }],
    ['an old answer under another sex', { ...signs, gender: 'male' }],
  ])('are not raised by %s', async (_, answers) => {
    const { raisedBy } = await loadEmergencies(productQuizId, quiz, today);
    expect(raisedBy(answers)).toEqual([]);
  });
});

describe('in the heart quiz, an emergency', () => {
  test('is shown as soon as the symptom section is complete, and on every later screen', async () => {
    const { dueIn, raisedBy } = await load();
    expect(codes(raisedBy(strokeNow))).toEqual(['strokeSigns']);
    expect(dueIn(at(lastSymptom, strokeNow))).toEqual([]);
    for (let index = lastSymptom + 1; index < heartQuiz.questions.length; index += 1)
      expect(codes(dueIn(at(index, strokeNow)))).toEqual(['strokeSigns']);
  });

  test('is shown at once for pain right now', async () => {
    const { dueIn } = await load();
    expect(codes(dueIn(at(indexOf('chestPainContext'), { chestPain: 'now' })))).toEqual(['chestPainNow']);
    // Back shows the question itself, with its answer.
    expect(dueIn(at(indexOf('chestPain'), { chestPain: 'now' }))).toEqual([]);
  });

  test('is shown even if a later answer raises it', async () => {
    const { dueIn } = await load();
    const answers: Answers = { syncope: 'nearlyToday', syncopeContext: 'unsure' };
    const position = indexOf('labs-title');
    expect(dueIn(at(position, answers))).toEqual([]);
    expect(codes(dueIn(at(position, { ...answers, restingHeartRate: '35' })))).toEqual(['pulseSlowSymptoms']);
  });

  test.each(['submitting', 'completed'] as const)('is shown before the quiz says that it is %s', async (phase) => {
    const { dueIn } = await load();
    expect(codes(dueIn(at(lastSymptom, strokeNow, phase)))).toEqual(['strokeSigns']);
  });

  test('uses the words of the safety rules', async () => {
    const { dueIn } = await load();
    const raised = raisedSoFar({ longevity: {}, heart: strokeNow, today }, aboutNotice);
    expect(dueIn(at(lastSymptom + 1, strokeNow))).toEqual(raised);
  });

  test.each<[string, string, RegExp | undefined, Answers]>([
    ['what was told', 'Signs of a stroke.', /^You told us: New in the last 24 hours: /, strokeNow],
    [
      'the value',
      'Very high blood pressure with symptoms: 192/112.',
      undefined,
      { bpReading: 'numbers', bpSystolic: '192', bpDiastolic: '112', chestPain: 'today', chestPainContext: 'press' },
    ],
    ['nothing twice', 'Chest pain right now.', undefined, { chestPain: 'now' }],
  ])('says first what it is about: %s, as the result does', async (_, heading, told, answers) => {
    const { raisedBy } = await load();
    const [notice] = raisedBy(answers);
    expect(notice).toMatchObject({ heading, told: told && expect.stringMatching(told) });
    const { notices = [] } = composeResult({ quizId: cardiacQuizId, answers, longevityAnswers: {}, today });
    const { heading: itsHeading, told: itsTold, message } = notices.find(({ code }) => code === notice?.code) ?? {};
    expect(notice).toMatchObject({ heading: itsHeading, told: itsTold, message });
  });
});

describe('the answers to the first quiz', () => {
  const heart: Answers = { restingHeartRate: '39' };
  const underweight: Answers = { birthdate: '1990-06-01', height: { ft: 5, in: 9 }, weight: 90 };

  test('count, as far as this browser has this person’s', async () => {
    answersInDraft.mockResolvedValue(underweight);
    const emergencies = await load();
    expect(emergencies.raisedBy(heart)).toEqual([]);
    await emergencies.followUser({ id: asUserId('ines'), email: 'ines@example.com' });
    expect(codes(emergencies.raisedBy(heart))).toEqual(['weightDanger']);
  });

  test('no longer count when somebody else signs in', async () => {
    answersInDraft.mockResolvedValueOnce(underweight);
    const emergencies = await load();
    await emergencies.followUser({ id: asUserId('ines'), email: 'ines@example.com' });
    const reading = emergencies.followUser({ id: asUserId('olaf'), email: 'olaf@example.com' });
    expect(emergencies.raisedBy(heart)).toEqual([]);
    await reading;
    expect(emergencies.raisedBy(heart)).toEqual([]);
  });

  test('alone raise no other emergency, so the first quiz needs no other rules', async () => {
    const emergencies = await loadEmergencies(productQuizId, quizzes[productQuizId], today);
    fc.assert(
      fc.property(longevityPerson, (longevity) => {
        const found = [
          ...raisedSoFar({ longevity, heart: {}, today }, aboutNotice),
          ...emergencies.raisedBy(longevity),
        ];
        expect(codes(found).filter((code) => code !== 'pregnancyDanger')).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });
});
