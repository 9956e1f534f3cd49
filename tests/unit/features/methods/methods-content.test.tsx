import { expect, test } from 'vitest';
import * as rowRules from '#feature-words/methods/row-rules.ts';
import { longevityEvidence } from '#shared/longevity/evidence/longevity-evidence.ts';
import type { QuestionEvidence } from '#shared/longevity/evidence/question-evidence.ts';
import { allSources } from '#shared/sources/background-sources.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { readingGrade } from '#tests/support/reading.ts';
import reference from '#tests/vectors/safety.json' with { type: 'json' };
import { hasQuestionName } from '#web/answers/question-names.ts';
import { methodsContent } from '#web/features/methods/content/methods-content.ts';
import { glance, lead } from '#web/features/methods/content/methods-texts.ts';
import { rowRule } from '#web/features/methods/content/rule-codes.ts';
import { redFlagRules, routeRules, ruleTerms } from '#web/features/methods/content/safety-rules.ts';
import { hazardRatioText, intervalText, weightText } from '#web/features/methods/page/evidence.tsx';
import { markup, wordsIn } from './shown-page.tsx';

const page = methodsContent();

test('the page shows every number that the engine uses, with its sources', () => {
  const shown = page.evidence.flatMap(({ answers }) =>
    answers.flatMap(({ hr }) => (hr === null ? [] : [typeof hr === 'number' ? hr : hr.female])),
  );
  const used = Object.values<QuestionEvidence>(longevityEvidence).flatMap(({ options, curve }) => [
    ...(curve?.points.map(({ hr }) => hr) ?? []),
    ...(curve
      ? []
      : (options ?? []).flatMap(({ hr }) =>
          hr === null || hr === undefined ? [] : [typeof hr === 'number' ? hr : hr.female],
        )),
  ]);
  expect(shown).toEqual(used);
  expect(used.length).toBeGreaterThan(100);
  for (const row of page.evidence.filter(({ movesAge }) => movesAge))
    expect(row.sources.length, row.questionId).toBeGreaterThan(0);
});

test('24 questions move the age', () => {
  expect(page.evidence.filter(({ movesAge }) => movesAge)).toHaveLength(24);
});

test('an unverified value says so', () => {
  const vaping = page.evidence
    .find(({ questionId }) => questionId === 'smoking')
    ?.answers.find(({ label }) => label.includes('vape'));
  expect(vaping).toMatchObject({ verified: false });
  expect(page.constants.filter(({ verified }) => !verified).length).toBeGreaterThan(3);
  expect(page.notVerified.length).toBeGreaterThan(3);
});

test('no answer is shown without its words', () => {
  const nameless = page.evidence.flatMap(({ questionId, question, answers }) => [
    ...(question ? [] : [questionId]),
    ...answers.filter(({ label }) => !label || /^[a-z]/.test(label)).map(({ label }) => `${questionId} ${label}`),
  ]);
  expect(nameless).toEqual([]);
});

test('sources have links where possible, and each is listed once', () => {
  const ids = page.sources.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(page.sources.filter(({ url }) => url?.startsWith('https://')).length).toBeGreaterThan(60);
});

test('the rules shown are the reference rules, word for word', () => {
  const whenOf = (rules: readonly { code: string; when: string }[]) =>
    Object.fromEntries(rules.map(({ code, when }) => [code, when]));
  // Spread, because a module has a symbol beside its exports.
  expect({ ...redFlagRules }).toEqual(whenOf(reference.redFlags));
  expect({ ...routeRules }).toEqual(whenOf(reference.routes));
  expect(ruleTerms).toEqual(reference.define);
});

test.each(Object.entries(rowRules))(
  'the rule of the row %s names questions, and shows none of their ids',
  (_, rule) => {
    const shown = rowRule(rule);
    expect(shown.split(/\W+/).filter(hasQuestionName)).toEqual([]);
    expect(text).toContain(shown);
  },
);

test('each of the 59 warning signs has its answers, its words and its sources', () => {
  expect(page.signs).toHaveLength(reference.redFlags.length);
  for (const { code, when, message, sources } of page.signs) {
    expect(when.join(' '), code).not.toBe('');
    expect(message, code).toMatch(/\.$/);
    expect(sources.length, code).toBeGreaterThan(0);
  }
});

const entries = Object.values(allSources);

test.each(Object.values(quizzes))('each citation in a quiz is the short name of exactly one source', (quiz) => {
  const citations = quiz.questions.flatMap((question) => question.citation ?? []);
  expect(citations.length).toBeGreaterThan(0);
  for (const citation of citations) expect(entries.filter(({ short }) => short === citation)).toHaveLength(1);
});

test('no two sources have the same short name', () => {
  expect(new Set(entries.map(({ short }) => short)).size).toBe(entries.length);
});

const text = wordsIn(markup);
const methods = methodsContent();

test('every question with evidence shows its grade, its weight and each hazard ratio', () => {
  expect(methods.evidence.length).toBeGreaterThan(20);
  for (const row of methods.evidence) {
    expect(text).toContain(`Grade ${row.grade} • ${weightText(row)}`);
    for (const { label, hr } of row.answers.filter((answer) => answer.hr)) {
      expect(text).toContain(label);
      expect(text).toContain(hazardRatioText(hr));
    }
  }
});

test('the page has the constants, the limits and what is not verified', () => {
  for (const { name, value } of methods.constants) {
    expect(text).toContain(name);
    expect(text).toContain(value);
  }
  for (const part of [...methods.limits, ...methods.notVerified]) expect(text).toContain(part);
});

test('each part for general readers is at grade 6 or below', () => {
  const points = [...glance.flatMap((one) => one.points), ...methods.limits, ...methods.notVerified];
  const meanings = methods.age.slice(0, 2).flatMap(({ paragraphs, points: more = [] }) => [...paragraphs, ...more]);
  for (const part of [[lead, ...glance.flatMap((one) => one.points)], points, meanings])
    expect(readingGrade(part.join(' ')), part[0]).toBeLessThanOrEqual(6);
});

test('the page never says that every number comes from a published equation', () => {
  expect(text).not.toMatch(/every (number|figure)[^.]{0,40}(published|equation)/i);
});

test('every link within the page has its target, and every other link is a source over https', () => {
  const links = [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, address = '']) => address);
  const inner = links.filter((address) => address.startsWith('#'));
  expect(inner.length).toBeGreaterThan(50);
  for (const address of inner) expect(markup).toContain(`id="${address.slice(1)}"`);
  const outer = links.filter((address) => !address.startsWith('#') && !address.startsWith('/'));
  expect(outer.length).toBeGreaterThan(40);
  for (const address of outer) expect(address).toMatch(/^https:\/\//);
});

test('the page can be prerendered under the policy, because it has no style attribute', () => {
  expect(markup).not.toMatch(/ style="/);
});

test('the sexes are distinguished only if the source does so', () => {
  expect(hazardRatioText({ female: 1.2, male: 1.2 })).toBe('1.2');
  expect(hazardRatioText({ female: 1.2, male: 1.4 })).toBe('1.2 women, 1.4 men');
  expect(hazardRatioText(null)).toBe('–');
  expect(intervalText({ female: [1, 1.5], male: [1, 1.5] })).toBe('1 to 1.5');
  expect(intervalText(null)).toBe('–');
});
