/**
 * The rules of a sheet that can apply to this page, which are those whose every class appears in it. Elements,
 * attributes and states are not considered, so a rule too many may stay, but no rule that applies is removed.
 */
export function criticalStyles(css: string, page: string): string {
  const classes = new Set([...page.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return keptOf(css, (selector) =>
    [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every(([, name = '']) => classes.has(name)),
  );
}

/** Groups whose rules are filtered. Every other at-rule stays as it is. */
const group = /^@(layer|media|supports|container)\b/;

function keptOf(css: string, isUsed: (selector: string) => boolean): string {
  return rulesIn(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (group.test(prelude)) {
        const inner = keptOf(body, isUsed);
        return inner && `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = partsOf(prelude).filter(isUsed);
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
    })
    .join('');
}

type Rule = { prelude: string; body: string | null };

/** The rules of minified CSS, in order; a statement (`@layer a, b;`) has no body. */
function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === ';') {
      rules.push({ prelude: css.slice(start, at), body: null });
      start = at + 1;
    } else if (css[at] === '{') {
      const end = closingOf(css, at);
      rules.push({ prelude: css.slice(start, at), body: css.slice(at + 1, end) });
      at = end;
      start = end + 1;
    }
  }
  return rules;
}

function closingOf(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('The style sheet has a rule that does not end.');
}

/** Splits a list of selectors at the commas outside of brackets. */
function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
