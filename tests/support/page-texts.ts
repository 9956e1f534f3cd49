import { defaultLanguage, tagOf } from '#shared/contract/language.ts';

/** A text that a person reads or hears. `lang`: the language that its element names, if it is not that of the page. */
export type Said = {
  readonly text: string;
  readonly lang: string | null;
  /** Whether it stands in a link to the same page in another language. */
  readonly leadsToOther: boolean;
};

/**
 * Every text of a page, also of what is folded or only spoken. Runs in the page, so it uses nothing from outside the function.
 */
export const saidByPage = (): Said[] => {
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const said: Said[] = [];
  const add = (text: string | null, element: Element) => {
    const own = element.closest('[lang]')?.getAttribute('lang') ?? null;
    said.push({
      text: (text ?? '').replaceAll(/\s+/g, ' ').trim(),
      lang: own === document.documentElement.lang ? null : own,
      leadsToOther: element.closest('a[hreflang]') !== null,
    });
  };
  /** A browser with scripts takes what stands for one without them as it is written, with its tags. */
  const textOf = ({ parentElement, textContent }: Node): string | null =>
    parentElement?.closest('noscript') ? (textContent ?? '').replaceAll(/<[^>]*>/g, ' ') : textContent;
  add(document.title, document.documentElement);
  const description = document.querySelector('meta[name=description]');
  if (description) add(description.getAttribute('content'), description);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) for (const name of spoken) add(node.getAttribute(name), node);
    else if (node.parentElement && !node.parentElement.closest('script, style')) add(textOf(node), node.parentElement);
  }
  return said.filter(({ text }) => /\p{L}{2}/u.test(text));
};

/** Pages that are in English, or have a part that is: how numbers are worked out, and what a doctor gets. */
const partlyEnglish = /\/(?:methods|proof|doctor|view)(?:[?#]|$)/;

/** Whether a text of the page at this path may be in another language than the page: it says so, and there is a reason. */
export const mayBeForeign = ({ lang, leadsToOther }: Said, path: string): boolean =>
  lang !== null && (leadsToOther || (lang === tagOf(defaultLanguage) && partlyEnglish.test(path)));
