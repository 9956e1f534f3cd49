import { expect, test } from 'vitest';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';
import { composeResult, composeWithSlots } from '#shared/result.ts';
import { readExport } from '#shared/verify/read-export.ts';
import { verifyResult } from '#shared/verify/verify-result.ts';
import * as personas from '#tests/personas/personas.ts';
import { type Export, exportOf } from './export-of.ts';

const verify = async (file: unknown) =>
  await Promise.all((readExport(file) ?? []).map((stored) => verifyResult(stored)));
const verdictOf = async (file: unknown) => (await verify(file))[0]?.verdict;
const same = { kind: 'same' };

/** Its value is a text in a white label's build. */
const heartId: QuizId = cardiacQuizId;

type Case = { name: string; quiz: Quiz; answers: Answers; file: Export };

const everyone: Case[] = [
  ...Object.entries(personas.longevityPersonas).map(([name, { answers, cardiacAnswers }]): Case => {
    const input = { quizId: productQuizId, answers, cardiacAnswers, today: personas.today, firstName: 'Ines' };
    const taken = { ...input, otherAnswers: cardiacAnswers, day: personas.today, content: composeResult(input) };
    return { name, quiz: longevityQuiz, answers, file: exportOf(taken) };
  }),
  ...Object.entries(personas.cardiacPersonas).map(([name, { answers, longevityAnswers }]): Case => {
    const input = { quizId: heartId, answers, longevityAnswers, today: personas.today };
    const taken = { ...input, otherAnswers: longevityAnswers, day: personas.today, content: composeResult(input) };
    return { name: `${name}, heart`, quiz: heartQuiz, answers, file: exportOf(taken) };
  }),
];
const copy = (file: Export): Export => structuredClone(file);
const oneOfToday = () => copy((everyone[0] as Case).file);

test.each(everyone.map((one) => [one.name, one.file] as const))('the result of %s verifies', async (_name, file) => {
  expect(await verdictOf(file)).toEqual(same);
});

/** Another option of each question that counts: the answers that the engine keeps. */
const flipsOf = ({ quiz, answers }: Case): { id: string; value: string }[] => {
  const kept: Record<string, unknown> = cleanAnswers(quiz, answers);
  return quiz.questions.flatMap((question) => {
    if (question.type !== 'multiple-choice' || kept[question.id] === undefined) return [];
    const other = question.options.find(({ value }) => value !== answers[question.id]);
    return other ? [{ id: question.id, value: other.value }] : [];
  });
};

test('nearly every person has many answers that can be flipped', () => {
  const many = everyone.filter((one) => flipsOf(one).length > 10);
  expect(many.length).toBeGreaterThan(0.85 * everyone.length);
});

test.each(everyone.map((one) => [one.name, one] as const))('one flipped answer of %s fails', async (_name, one) => {
  const flips = flipsOf(one);
  for (const { id, value } of flips) {
    const file = copy(one.file);
    const submission = file.parts.submissions.find(({ submissionId }) => submissionId === 'own');
    Object.assign(submission?.answers as Answers, { [id]: value });
    expect(await verdictOf(file), id).toMatchObject({ kind: 'different', isSameFingerprint: false });
  }
});

test('a flipped answer of the other quiz fails a result that builds on it', async () => {
  const one = everyone.find(({ quiz }) => quiz === heartQuiz) as Case;
  const file = copy(one.file);
  const [other] = file.parts.submissions;
  Object.assign(other?.answers as Answers, { gender: 'other' });
  expect(await verdictOf(file)).toMatchObject({ kind: 'different', isSameFingerprint: false });
});

test('one edited number is named, with the engine’s own', async () => {
  const file = oneOfToday();
  const [{ content }] = file.parts.results as [{ content: { overall_summary: { biologicalAge: number } } }];
  const right = content.overall_summary.biologicalAge;
  content.overall_summary.biologicalAge = right - 5;
  const path = 'content.overall_summary.biologicalAge';
  expect(await verdictOf(file)).toEqual({
    kind: 'different',
    isSameFingerprint: true,
    differences: [{ path, stored: String(right - 5), workedOut: String(right) }],
  });
});

test('a removed warning, an added sentence and another day are differences', async () => {
  const isWarned = ({ file }: Case) => JSON.stringify(file.parts.results).includes('"level":"urgent"');
  const warned = everyone.find(isWarned);
  const file = copy((warned as Case).file);
  const [result] = file.parts.results as [{ content: Record<string, unknown>; submittedAt: string }];
  result.content.redFlags = [];
  result.content.meaning = ['You are well.'];
  result.submittedAt = '2026-01-16T11:30:00.000Z';
  const verdict = await verdictOf(file);
  const paths = verdict?.kind === 'different' ? verdict.differences.map(({ path }) => path) : [];
  expect(paths).toContain('submittedAt');
  expect(paths).toContain('content.redFlags');
  expect(paths.some((path) => path.startsWith('content.redFlags.0'))).toBe(true);
  expect(paths.some((path) => path.startsWith('content.meaning'))).toBe(true);
});

test('sentences that a model chose among the offered ones verify; a foreign sentence does not', async () => {
  const { answers } = Object.values(personas.longevityPersonas)[0] as { answers: Answers };
  const input = { quizId: productQuizId, answers, today: personas.today };
  const { slots } = composeWithSlots(input);
  const choices = Object.fromEntries(slots.map(({ id, offers }) => [id, offers.at(-1)?.id ?? '']));
  const sections = slots.map(({ id }) => id);
  const wording = { by: 'model' as const, modelId: 'some', promptVersion: 'v2', sections };
  const content = { ...composeResult({ ...input, choices }), wording };
  expect(content.summaryParagraph).not.toBe(composeResult(input).summaryParagraph);
  const file = exportOf({ ...input, day: personas.today, content });
  expect(await verdictOf(file)).toEqual(same);
  Object.assign(file.parts.results[0]?.content as object, { summaryParagraph: 'All is well.' });
  expect(await verdictOf(file)).toMatchObject({ kind: 'different', differences: [{ stored: '"All is well."' }] });
});

test('a result of an unknown engine is not compared with another one', async () => {
  const file = oneOfToday();
  const [{ content }] = file.parts.results as [{ content: { engine: { version: string } } }];
  content.engine.version = '2.0.0';
  const [found] = await verify(file);
  expect(found).toMatchObject({ engineVersion: '2.0.0', verdict: { kind: 'unknown-engine' } });
});

test('a result without the answers that it was made from cannot be verified', async () => {
  const heart = everyone.find(({ quiz }) => quiz === heartQuiz) as Case;
  const withoutOther = copy(heart.file);
  withoutOther.parts.submissions.shift();
  expect(await verdictOf(withoutOther)).toEqual({ kind: 'no-answers' });
  const withoutAll = oneOfToday();
  withoutAll.parts.submissions = [];
  expect(await verdictOf(withoutAll)).toEqual({ kind: 'no-answers' });
});

test('a result with an earlier checked sign verifies with the day that was sent along, and not without it', async () => {
  const answers = personas.longevityPersonas.average45F?.answers ?? {};
  const otherAnswers = { chestPain: 'now' };
  const input = { quizId: productQuizId, answers, today: personas.today, checkedSigns: [signOn('2026-01-12')] };
  const content = composeResult({ ...input, cardiacAnswers: otherAnswers, cardiacAnsweredOn: '2026-01-10' });
  expect(content.checkedSigns).toHaveLength(1);
  const file = exportOf({ ...input, otherAnswers, day: personas.today, content });
  const [other, own] = file.parts.submissions;
  Object.assign(other ?? {}, { submittedAt: '2026-01-10T11:30:00.000Z' });
  expect(await verdictOf(file)).toMatchObject({ kind: 'different', isSameFingerprint: false });
  Object.assign(own ?? {}, { checkedSigns: [signOn('2026-01-12')] });
  expect(await verdictOf(file)).toEqual(same);
  Object.assign(own ?? {}, { checkedSigns: [signOn('2026-01-11')] });
  expect(await verdictOf(file)).toMatchObject({ kind: 'different', isSameFingerprint: false });
});

const signOn = (on: string) => ({ code: 'chestPainNow', on });
