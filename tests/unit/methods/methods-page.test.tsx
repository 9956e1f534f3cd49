import { expect, test } from 'vitest';
import { readingGrade } from '#tests/support/reading.ts';
import { methodsContent } from '#web/methods/content/methods-content.ts';
import { glance, lead } from '#web/methods/content/methods-texts.ts';
import { hazardRatioText, intervalText, weightText } from '#web/methods/evidence.tsx';
import { markup, wordsIn } from './shown-page.tsx';

const text = wordsIn(markup);
const methods = methodsContent();

test('every question with evidence shows its grade, its weight and each hazard ratio', () => {
  expect(methods.evidence.length).toBeGreaterThan(20);
  for (const row of methods.evidence) {
    expect(text).toContain(`Grade ${row.grade} • ${weightText(row)}`);
    for (const { label, hazardRatio } of row.answers.filter((answer) => answer.hazardRatio)) {
      expect(text).toContain(label);
      expect(text).toContain(hazardRatioText(hazardRatio));
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

test('every link within the page has its target, every other link is a source over https', () => {
  const links = [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, address = '']) => address);
  const inner = links.filter((address) => address.startsWith('#'));
  expect(inner.length).toBeGreaterThan(50);
  for (const address of inner) expect(markup).toContain(`id="${address.slice(1)}"`);
  const outer = links.filter((address) => !address.startsWith('#') && !address.startsWith('/'));
  expect(outer.length).toBeGreaterThan(40);
  for (const address of outer) expect(address).toMatch(/^https:\/\//);
});

test('the page can be prerendered under the policy: it has no style attribute', () => {
  expect(markup).not.toMatch(/ style="/);
});

test('the sexes are distinguished only where the source does', () => {
  expect(hazardRatioText({ women: 1.2, men: 1.2 })).toBe('1.2');
  expect(hazardRatioText({ women: 1.2, men: 1.4 })).toBe('1.2 women, 1.4 men');
  expect(hazardRatioText(null)).toBe('–');
  expect(intervalText({ women: [1, 1.5], men: [1, 1.5] })).toBe('1 to 1.5');
  expect(intervalText(null)).toBe('–');
});
