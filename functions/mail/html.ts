/** Text that is safe in HTML: written by us, or escaped by `html`. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[] | null;

/** Markup from a template. Every value is escaped, unless this function made it. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.map((part, at) => (at === 0 ? part : render(values[at - 1] ?? null) + part)).join(''));

const render = (value: Value): string => {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  return Array.isArray(value) ? value.map(render).join('') : escaped(String(value));
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
