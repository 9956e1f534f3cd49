import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speech as accountMails } from '#functions/speech/account-mails.ts';
import { speech as documents } from '#functions/speech/documents.ts';
import type { speech as resultMails } from '#functions/speech/result-mails.ts';
import { speech as results } from '#functions/speech/results.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Submitted } from '#shared/result.ts';
import { inEnglish, writePseudoWords } from '#tests/pseudo/write-words.ts';
import { runProgram } from '#tests/support/processes.ts';
import { someSubmission } from '#tests/support/submissions.ts';
import { everyone } from '#tests/unit/heart/words/everyone.ts';

// What the functions say in a second language, which is the pseudo-language here: loaded as a function loads it.

type Speech = {
  documents: typeof documents;
  results: typeof results;
  'result-mails': typeof resultMails;
  'account-mails': typeof accountMails;
};

let folder: string;
const inPseudo = async <Name extends keyof Speech>(name: Name): Promise<Speech[Name]> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.zz.mjs`)).href)).speech;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speech-'));
  await writePseudoWords();
  const write = `import('#infra/speech.ts').then(({ writeSpeech }) => writeSpeech(${JSON.stringify(folder)}))`;
  expect(await runProgram(process.execPath, ['--conditions=with-zz', '--eval', write])).toBe(0);
});
afterAll(() => rm(folder, { recursive: true }));

test('a command of the operator finds what the functions say in each language, and leaves nothing behind', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'operator-'));
  const program = `
    const { runCommand, realTerminal } = await import('#infra/aws/ops/command.ts');
    const { speechIn } = await import('#functions/edge/speech.ts');
    const run = async () => { await speechIn('documents')('zz'); };
    await runCommand({ word: 'say', does: 'speaks', examples: [], options: {}, speaks: true, run }, [], realTerminal);`;
  const flags = ['--conditions=with-zz', '--input-type=module', '--eval'];
  const environment = { ...process.env, TMPDIR: temporary };
  expect(await runProgram(process.execPath, [...flags, program], environment)).toBe(0);
  expect(await readdir(temporary)).toEqual([]);
  await rm(temporary, { recursive: true });
});

/** Members that are never words. */
const codes = new Set(['id', 'code', 'class', 'kind', 'level', 'tel', 'url', 'questionId', 'startWith', 'standing']);

/** The places where two results differ in more than words. */
const differences = (one: unknown, other: unknown, path = ''): string[] => {
  const name = path.split('.').at(-1) ?? '';
  if (typeof one === 'string' && typeof other === 'string')
    return one === other || (!codes.has(name) && inEnglish(one) === inEnglish(other))
      ? []
      : [`${path}: ${one} / ${other}`];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other ? [] : [`${path}: ${one} / ${other}`];
  const [own, others] = [one, other].map((each) => Object.entries(each));
  if (own?.map(([key]) => key).join() !== others?.map(([key]) => key).join()) return [`${path}: other members`];
  return (own ?? []).flatMap(([key, value], at) => differences(value, others?.[at]?.[1], `${path}.${key}`));
};

test('every result of the reference has the same numbers, codes, flags and routes in both languages', async () => {
  const { composeWithSlots } = await inPseudo('results');
  const found = new Map<string, string>();
  for (const { name, heart, longevity, today } of everyone) {
    const both: Submitted[] = [
      { quizId: productQuizId, answers: longevity, cardiacAnswers: heart, today, firstName: 'Ines' },
      { quizId: cardiacQuizId, answers: heart, longevityAnswers: longevity, today, firstName: 'Ines' },
    ];
    for (const input of both) {
      const [own, other] = [results.composeWithSlots(input), composeWithSlots(input)];
      expect([own.content.language, other.content.language]).toEqual(['en', 'zz']);
      const { language: _own, ...english } = own.content;
      const { language: _other, ...pseudo } = other.content;
      for (const each of differences(english, pseudo)) found.set(each.replaceAll(/\d+/g, '#'), `${name} ${each}`);
      for (const [at, { id, offers }] of own.slots.entries())
        expect([other.slots[at]?.id, other.slots[at]?.offers.map((offer) => offer.id)]).toEqual([
          id,
          offers.map((offer) => offer.id),
        ]);
    }
  }
  expect([...found.values()].slice(0, 20)).toEqual([]);
});

test('a mail with a result is in the language of its submission, with links to the pages in it', async () => {
  const { letterInput, resultsMail } = await inPseudo('result-mails');
  const { composeWithSlots } = await inPseudo('results');
  const submission = someSubmission(new Date('2026-07-01T10:00:00Z'));
  const { quizId, answers, submissionId } = submission;
  const { content } = composeWithSlots({ quizId, answers, today: '2026-07-01' });
  const siteUrl = 'https://longevity.example';
  const { subject, html, text } = resultsMail(letterInput(submission, content, { siteUrl, units: null }));
  expect(subject).toMatch(/^\[.*[áéíóú].*\]$/);
  expect(html).toContain('<html lang="en-GB-x-zz" dir="ltr"');
  for (const part of [html, text]) {
    expect(part).toContain(`${siteUrl}/zz/results/${submissionId}`);
    expect(part).toContain(`${siteUrl}/zz/dashboard`);
  }
});

test('a mail about an account is in the language of the account', async () => {
  const { confirmMail } = await inPseudo('account-mails');
  const mail = {
    reason: 'asked',
    siteUrl: 'https://longevity.example',
    confirmSecret: 'a',
    declineSecret: 'b',
    code: '123456',
  } as const;
  const { subject, text } = confirmMail(mail);
  const english = accountMails.confirmMail(mail).subject;
  expect(inEnglish(subject)).toBe(english);
  expect(subject).not.toBe(english);
  expect(text).toContain('https://longevity.example/zz/confirm#secret=a');
});

test('a document for a doctor names its language, and has the same codes and values in both', async () => {
  const submission = someSubmission(new Date('2026-07-01T10:00:00Z'));
  const { quizId, answers, submissionId, submittedAt } = submission;
  const madeIn = async ({ bundleOf, loadQuiz }: typeof documents, { composeWithSlots }: typeof results) => {
    const { content } = composeWithSlots({ quizId, answers, today: '2026-07-01' });
    const shared = { submissionId, submittedAt, day: '2026-07-01', answers, typed: {}, content };
    const who = { name: null, hasBirthDate: true };
    const documentId = '01890a5d-ac96-774b-bcce-b302099a8057';
    const to = { site: 'https://longevity.example', madeAt: submittedAt, documentId, who };
    return bundleOf({ ...to, results: [{ ...shared, quiz: await loadQuiz(quizId) }] });
  };
  const own = await madeIn(documents, results);
  const other = await madeIn(await inPseudo('documents'), await inPseudo('results'));
  const languages = (bundle: typeof own) => new Set(JSON.stringify(bundle).match(/"language":"[^"]*"/g));
  expect(languages(own)).toEqual(new Set(['"language":"en-GB"']));
  expect(languages(other)).toEqual(new Set(['"language":"en-GB-x-zz"']));
  const withoutLanguage = (bundle: typeof own) => JSON.parse(JSON.stringify(bundle).replaceAll('-x-zz', ''));
  expect(differences(withoutLanguage(own), withoutLanguage(other))).toEqual([]);
});
