import { beforeEach, expect, test, vi } from 'vitest';
import { asUserId } from '#shared/contract/ids.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { knownHabits } from '#web/quiz/known-habits.ts';

const { newestAnswers } = vi.hoisted(() => ({ newestAnswers: vi.fn() }));
vi.mock('#web/quiz/growing/newest-answers.ts', () => ({ newestAnswers }));

const man = { gender: 'male', birthdate: '1960-01-01' };
const user = (id: string) => ({ id: asUserId(id), email: `${id}@mail.example` });

beforeEach(() => newestAnswers.mockReset().mockResolvedValue({ answers: man }));

test('the newest answers of the signed-in user to the longevity quiz are known', async () => {
  const habits = knownHabits();
  expect(habits.known()).toEqual({});
  await habits.followUser(user('ana'));
  expect(newestAnswers.mock.calls).toEqual([[productQuizId]]);
  expect(habits.known()).toEqual(man);
});

test('of a visitor nothing is known, and nothing is read', async () => {
  const habits = knownHabits();
  await habits.followUser(null);
  expect(newestAnswers).not.toHaveBeenCalled();
  expect(habits.known()).toEqual({});
});

test('nothing is known of another user from the one before, not even while theirs are being read', async () => {
  const habits = knownHabits();
  await habits.followUser(user('ana'));
  newestAnswers.mockResolvedValue(null);
  const reading = habits.followUser(user('bea'));
  expect(habits.known()).toEqual({});
  await reading;
  expect(habits.known()).toEqual({});
});

test('answers that arrive late belong to the user they were read for', async () => {
  const habits = knownHabits();
  const late = Promise.withResolvers<unknown>();
  newestAnswers.mockReturnValueOnce(late.promise);
  const first = habits.followUser(user('ana'));
  await vi.waitFor(() => expect(newestAnswers).toHaveBeenCalled());
  newestAnswers.mockResolvedValue({ answers: {} });
  await habits.followUser(user('bea'));
  late.resolve({ answers: man });
  await first;
  expect(habits.known()).toEqual({});
});
