import { expect, test } from 'vitest';
import { htmlOf } from '#shared/fhir/narrative.ts';
import { pageFile, readPageFile } from '#shared/links/page-file.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { sound } from '../fhir/planted-faults.ts';

const texts = () => {
  const found = sound()
    .entry.map(({ resource }) => resource)
    .find((each) => each.resourceType === 'Composition');
  if (!found) throw new Error('The document has no texts.');
  return found;
};
const page = { note: 'Ines, 46 · “daily”' };

test('the page of a link passes both validators as a DocumentReference', () => {
  const file = pageFile(page, htmlOf(texts()));
  expect(faultsByMedplum(file)).toEqual([]);
  expect(faultsByFhir(file)).toEqual([]);
  expect(faultsByMedplum({ ...file, content: [] })).not.toEqual([]);
  expect(faultsByFhir({ ...file, status: 'fresh' } as never)).not.toEqual([]);
});

test('any software finds a page of HTML first, with every text of the document', () => {
  const [first] = pageFile(page, htmlOf(texts())).content;
  expect(first?.attachment.contentType).toMatch(/^text\/html\b/);
  const html = Buffer.from(first?.attachment.data ?? '', 'base64').toString();
  for (const { title, text } of texts().section) {
    expect(html).toContain(`<h2>${title}</h2>`);
    expect(html).toContain(text.div);
  }
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).not.toMatch(/<script|<img|<link|\son\w+=/i);
});

test('a title is text in the page, whatever it contains', () => {
  expect(htmlOf({ ...texts(), title: '<img src=x onerror=alert(1)>' })).not.toContain('<img');
});

test('/view reads its own part only', () => {
  expect(readPageFile(pageFile(page, ''))).toEqual(page);
  const [html] = pageFile(page, '<p></p>').content;
  const others = [null, 'x', {}, { resourceType: 'Bundle', entry: [] }, { resourceType: 'DocumentReference' }];
  const broken = [{ content: [] }, { content: [html] }, { content: [null, { attachment: null }] }];
  for (const other of [...others, ...broken.map((each) => ({ resourceType: 'DocumentReference', ...each }))])
    expect(readPageFile(other)).toBeNull();
});
