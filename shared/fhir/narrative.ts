import { language } from '#words/language.ts';
import type { Narrative } from './resources.ts';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as XHTML. What XML cannot hold, such as a bell, is left out. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

/** Of the texts that apply. */
export const paragraphs = (texts: readonly (string | false | undefined)[]): string =>
  texts.map((text) => (text ? `<p>${escaped(text)}</p>` : '')).join('');

export const list = (texts: readonly string[]): string =>
  texts.length === 0 ? '' : `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`;

/** Two columns: what it is, and its value. */
export const table = (rows: readonly (readonly [string, string])[]): string =>
  rows.length === 0 ? '' : `<table><tbody>${rows.map(row).join('')}</tbody></table>`;

const row = ([name, value]: readonly [string, string]): string =>
  `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`;

/** What a doctor's program shows to a reader. `xhtml`: of the functions above. */
export const narrativeOf = (...xhtml: readonly string[]): Narrative => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}">${xhtml.join('')}</div>`,
});

/** A page of HTML from titles and XHTML of the functions above. Parts without content are left out. */
export const pageOf = (title: string, parts: readonly (readonly [title: string, xhtml: string])[]): string =>
  [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(title)}</title><h1>${escaped(title)}</h1>`,
    ...parts.flatMap(([name, xhtml]) => (xhtml ? [`${name && `<h2>${escaped(name)}</h2>`}${xhtml}`] : [])),
    '</html>',
  ].join('');
