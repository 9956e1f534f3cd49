import { expect, test } from 'vitest';
import * as paper from '#feature-words/doctor/paper.ts';
import { htmlOfSheet } from '#shared/features/doctor/links/sheet-html.ts';
import type { DoctorSheet } from '#shared/features/doctor/sheet/sheet.ts';
import { sheetOf } from '#shared/features/doctor/sheet/sheet-of.ts';
import { people, toSheet } from '#tests/features/doctor/people.ts';

// What the software of a clinic shows of a link. A text that the page has and this has not, a doctor never reads.

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '\n').replace(/&(lt|gt|quot|#39|amp);/g, (_, name) => entities[name] ?? name);

/** The texts of a sheet that a reader sees: no code, and nothing about who it is. */
const textsOf = ({ person, ...sheet }: DoctorSheet): string[] => {
  const found: string[] = [];
  JSON.stringify(sheet, (name, value) => {
    if (typeof value === 'string' && !['language', 'level', 'mark'].includes(name) && value !== '–') found.push(value);
    return value;
  });
  return found;
};

const sheets = people.map((person) => [person.name, sheetOf(toSheet(person))] as const);

test.each(sheets)('every text of the sheet of %s stands in its HTML', (_, sheet) => {
  const html = textOf(htmlOfSheet(sheet, null));
  expect(textsOf(sheet).filter((text) => !html.includes(text))).toEqual([]);
  expect(html).not.toContain('Ines Calder');
});

const linesOf = (sheet: DoctorSheet): string[] => textOf(htmlOfSheet(sheet, null)).split('\n').filter(Boolean);

test('the HTML says that there are no warnings', () => {
  const without = sheets.filter(([, { warnings }]) => warnings.raised.length === 0);
  expect(without.length).toBeGreaterThan(0);
  for (const [name, sheet] of sheets)
    expect(linesOf(sheet).includes('Warnings raised by the answers: none.'), name).toBe(
      sheet.warnings.raised.length === 0,
    );
});

test('the HTML says what the person reported, and that they did', () => {
  const [, sheet] = sheets.find(([, { warnings }]) => warnings.reported.length > 0) ?? expect.fail('nobody');
  const lines = linesOf(sheet);
  const [first = ''] = sheet.warnings.reported;
  expect(lines[lines.indexOf(first) - 1]).toBe('Reported:');
});

test('the HTML says of a value that it is outside the limits of the equations, and that one is missing', () => {
  const inputs = sheets.flatMap(([, sheet]) => sheet.inputs.map((input) => ({ sheet, input })));
  const clamped = inputs.find(({ input }) => input.mark === 'clamped') ?? expect.fail('nothing is outside');
  expect(linesOf(clamped.sheet)).toContainEqual(expect.stringContaining(paper.howOutsideLimits(clamped.input.how)));
  const missing = inputs.find(({ input }) => input.mark === 'missing' && input.how === '–') ?? expect.fail('nothing');
  expect(linesOf(missing.sheet)).toContain(`${missing.input.value} · missing · –`);
});

test('an answer has the words that the person saw beside it', () => {
  const [, sheet] = sheets.find(([, { otherAnswers }]) => otherAnswers.length > 0) ?? expect.fail('nobody');
  const said = { ...sheet, otherAnswers: sheet.otherAnswers.map((text) => `¿${text}?`) };
  const [first = ''] = sheet.otherAnswers;
  expect(textOf(htmlOfSheet(sheet, said))).toContain(`${first} (“¿${first}?”)`);
});

test('a text is text in the HTML, whatever it contains', () => {
  const [[, sheet] = expect.fail('nobody')] = sheets;
  const html = htmlOfSheet({ ...sheet, heart: { ...sheet.heart, title: '<img src=x onerror=alert(1)>' } }, null);
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('<h2>&lt;img');
  expect(html).not.toMatch(/<script|<img|<link|<[^>]*\son\w+=/i);
});
