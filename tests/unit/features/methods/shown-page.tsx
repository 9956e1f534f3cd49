import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { MethodsPage } from '#web/features/methods/page/methods-page.tsx';

export const markup = renderToStaticMarkup(
  <MemoryRouter>
    <MethodsPage />
  </MemoryRouter>,
);

export const wordsIn = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/ +/g, ' ')
    .trim();

export type ShownTable = { fold: string; caption: string; columns: string[]; rows: string[][] };

const between = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => inner);

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/<t[hd](?: [^>]*)?>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => wordsIn(cell));

/** Every <details> with its contents, nested ones included. */
const detailsIn = (html: string): string[] => {
  const found: { from: number; inner: string }[] = [];
  const open: number[] = [];
  for (const { 0: tag, index } of html.matchAll(/<details[^>]*>|<\/details>/g)) {
    if (tag !== '</details>') open.push(index + tag.length);
    else {
      const from = open.pop() ?? 0;
      found.push({ from, inner: html.slice(from, index) });
    }
  }
  return found.toSorted((a, b) => a.from - b.from).map(({ inner }) => inner);
};

/** Every fold of the page: its title, its words and its tables, read from the markup as a reader sees them. */
export const folds = detailsIn(markup).map((html) => {
  const title = wordsIn(/<summary>\s*<span[^>]*>(.*?)<\/span>/s.exec(html)?.[1] ?? '');
  const tables = between(html, 'table').map((table): ShownTable => {
    const [columns = [], ...rows] = between(table, 'tr').map(cellsOf);
    return { fold: title, caption: wordsIn(between(table, 'caption')[0] ?? ''), columns, rows };
  });
  return { title, words: wordsIn(html), tables };
});

export const foldNamed = (title: string) => {
  const [found, ...others] = folds.filter((fold) => fold.title === title);
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} folds are named '${title}'`);
  return found;
};

export const tableIn = (title: string, caption = title): ShownTable => {
  const found = foldNamed(title).tables.find((table) => table.caption === caption);
  if (!found) throw new Error(`'${title}' has no table '${caption}'`);
  return found;
};

export const numberIn = (text: string | undefined): number => {
  const x = Number(text?.replace('−', '-').replace('*', ''));
  if (text === undefined || text === '' || Number.isNaN(x)) throw new Error(`'${text}' is no number`);
  return x;
};

/** The rows by their first cell, with the other cells as numbers. */
export const numbersByHead = ({ rows }: ShownTable): Map<string, number[]> =>
  new Map(rows.map(([head = '', ...cells]) => [head, cells.map(numberIn)]));
