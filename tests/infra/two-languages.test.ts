import { globSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { speechIn } from '#functions/edge/speech.ts';
import { speech as accountMails } from '#functions/speech/account-mails.ts';
import { speech as documents } from '#functions/speech/documents.ts';
import { speech as questionnaires } from '#functions/speech/questionnaires.ts';
import { speech as resultMails } from '#functions/speech/result-mails.ts';
import { speech as results } from '#functions/speech/results.ts';
import type { Language } from '#shared/contract/language.ts';
import { cardiacQuizId, quizIds } from '#shared/derived-names.ts';
import { withTranslatedAnswers, withTranslations } from '#shared/fhir/translations.ts';
import { fieldsOf, listOf } from '#shared/read-unknown.ts';
import { inEnglish, writePseudoWords } from '#tests/pseudo/write-words.ts';
import { bothOf, resultDifferences } from '#tests/support/compare-results.ts';
import { runProgram } from '#tests/support/processes.ts';
import { someSubmission } from '#tests/support/submissions.ts';
import { everyone } from '#tests/unit/heart/words/everyone.ts';

// What the functions say in a second language, which is the pseudo-language here: loaded as a function loads it.

const pseudo = 'zz' as string as Language;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speech-'));
  await writePseudoWords();
  const write = `import('#infra/speech.ts').then(({ writeSpeech }) => writeSpeech(${JSON.stringify(folder)}))`;
  expect(await runProgram(process.execPath, ['--conditions=with-zz', '--eval', write])).toBe(0);
  vi.stubEnv('SPEECH_DIR', folder);
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

const compareWords = (english: string, other: string, path: string): string[] =>
  inEnglish(english) === inEnglish(other) ? [] : [`${path}: ${english} is ${other}`];

test('every result of the reference has the same numbers, codes, flags and routes in both languages', async () => {
  const { composeWithSlots } = await speechIn('results', results)(pseudo);
  const found = new Map<string, string>();
  for (const someone of everyone) {
    for (const submitted of bothOf(someone)) {
      const [own, other] = [results.composeWithSlots(submitted), composeWithSlots(submitted)];
      expect([own.content.language, other.content.language]).toEqual(['en', 'zz']);
      for (const each of resultDifferences(own.content, other.content, compareWords))
        found.set(each.replaceAll(/\d+/g, '#'), `${someone.name} ${each}`);
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
  const submission = { ...someSubmission(new Date('2026-07-01T10:00:00Z')), language: pseudo };
  const { quizId, answers, submissionId, language } = submission;
  const { letterInput, resultsMail } = await speechIn('result-mails', resultMails)(language);
  const { composeWithSlots } = await speechIn('results', results)(language);
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

test('a mail about an account says the same in a second language, with a link to its page there', async () => {
  const { confirmMail } = await speechIn('account-mails', accountMails)(pseudo);
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

const { quizId, answers, submissionId, submittedAt } = someSubmission(new Date('2026-07-01T10:00:00Z'));

/** A document of a result of the first quiz and, where it is given, one of the heart's, each in the language of its speech. */
const documentBy = async (
  { bundleOf, loadQuiz }: typeof documents,
  first: typeof results,
  heart: typeof results | null = null,
) => {
  const today = '2026-07-01';
  const shared = { submissionId, submittedAt, day: today, typed: {} };
  const { content } = first.composeWithSlots({ quizId, answers, today });
  const heartAnswers = { chestPain: 'now' };
  const ofHeart = async ({ composeWithSlots }: typeof results) => ({
    ...shared,
    submissionId: '01JHMZ4Y8V0000000000000002',
    quiz: await loadQuiz(cardiacQuizId),
    answers: heartAnswers,
    content: composeWithSlots({ quizId: cardiacQuizId, answers: heartAnswers, longevityAnswers: answers, today })
      .content,
  });
  return bundleOf({
    site: 'https://longevity.example',
    madeAt: submittedAt,
    documentId: '01890a5d-ac96-774b-bcce-b302099a8057',
    who: { name: null, hasBirthDate: true },
    results: [{ ...shared, answers, quiz: await loadQuiz(quizId), content }, ...(heart ? [await ofHeart(heart)] : [])],
  });
};
const pseudoDocuments = () => speechIn('documents', documents)(pseudo);
const pseudoResults = () => speechIn('results', results)(pseudo);

test('a document for a doctor names its language, and has the same codes and values in both', async () => {
  const own = await documentBy(documents, results);
  const other = await documentBy(await pseudoDocuments(), await pseudoResults());
  const languages = (bundle: typeof own) => new Set(JSON.stringify(bundle).match(/"language":"[^"]*"/g));
  expect(languages(own)).toEqual(new Set(['"language":"en-GB"']));
  expect(languages(other)).toEqual(new Set(['"language":"en-GB-x-zz"']));
  const withoutLanguage = (bundle: typeof own) => JSON.parse(JSON.stringify(bundle).replaceAll('-x-zz', ''));
  expect(resultDifferences(withoutLanguage(own), withoutLanguage(other), compareWords)).toEqual([]);
});

test('a result in another language than its document says so', async () => {
  const mixed = await documentBy(await pseudoDocuments(), await pseudoResults(), results);
  const languages = (type: string) =>
    mixed.entry.flatMap(({ resource }) => (resource.resourceType === type ? (resource.language ?? []) : []));
  expect([mixed.language, languages('Observation')]).toEqual(['en-GB-x-zz', ['en-GB-x-zz']]);
  expect([languages('RiskAssessment'), languages('Flag').at(-1)]).toEqual([['en-GB'], 'en-GB']);
});

/** Each text that has a translation beside it, with the translation and its language. */
const translationsIn = (value: unknown): readonly { text: unknown; language: unknown; said: unknown }[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!name.startsWith('_')) return translationsIn(inner);
    return listOf(fieldsOf(inner).extension).map((translation) => {
      const [language, said] = listOf(fieldsOf(translation).extension).map(fieldsOf);
      return { text: fieldsOf(value)[name.slice(1)], language: language?.valueCode, said: said?.valueString };
    });
  });
};

/** They are no words, and the same in both languages. */
const unitSymbols: readonly unknown[] =
  'in cm lb kg mmHg mg/dL mmol/L % mmol/mol nmol/L mg/g mg/mmol mL/min/1.73m2'.split(' ');

const expectTranslated = (resource: object): void => {
  const translations = translationsIn(resource);
  expect(translations.length).toBeGreaterThan(20);
  expect(new Set(translations.map(({ language }) => language))).toEqual(new Set(['en-GB-x-zz']));
  const wrong = translations.filter(
    ({ text, said }) =>
      (said === text && !unitSymbols.includes(text)) || inEnglish(String(said)) !== inEnglish(String(text)),
  );
  expect(wrong).toEqual([]);
};

test('a questionnaire has its words in the other language beside each of its own', async () => {
  const { loadScreens, questionnaireOf } = await speechIn('questionnaires', questionnaires)(pseudo);
  for (const each of quizIds) {
    const site = 'https://longevity.example';
    const own = questionnaires.questionnaireOf(site, await questionnaires.loadScreens(each));
    const other = { language: 'en-GB-x-zz', questionnaire: questionnaireOf(site, await loadScreens(each)) };
    expectTranslated(withTranslations(own, [other]));
  }
});

test('the answers of a document have the words of the doctor’s language beside those of the person’s', async () => {
  const own = await documentBy(documents, results);
  expectTranslated(withTranslatedAnswers(own, await documentBy(await pseudoDocuments(), results)));
});

test('an export says its contents in the language of the account, and the answers in that of the submission', async () => {
  const file = join(folder, 'exported.json');
  const program = ['--conditions=with-zz', 'tests/support/export-in-languages.ts', file];
  expect(await runProgram(process.execPath, program)).toBe(0);
  const { en, zz } = JSON.parse(await readFile(file, 'utf8'));
  for (const part of ['index', 'answers'] as const) {
    expect(zz[part].length).toBeGreaterThan(4);
    const [english, other] = [en[part], zz[part]].map((words) => JSON.stringify(words));
    expect(other).not.toBe(english);
    expect(inEnglish(other ?? '')).toBe(inEnglish(english ?? ''));
  }
});

test('a function has what it says in the second language beside its code', async () => {
  const bundled = join(folder, 'bundled');
  const bundle = `import('#infra/aws/functions/bundle-functions.ts').then(({ bundleFunctions }) =>
    bundleFunctions(${JSON.stringify(bundled)}, ['generate-results']))`;
  expect(await runProgram(process.execPath, ['--conditions=with-zz', '--eval', bundle])).toBe(0);
  const files = globSync('functions/generate-results@*/*', { cwd: bundled }).map((file) => basename(file));
  expect(files).toContain('index.mjs');
  expect(files).toContain('results.zz.mjs');
});
