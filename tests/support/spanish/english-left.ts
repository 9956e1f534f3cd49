import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { sources } from '#shared/sources/sources.ts';
import { root } from '#tests/structure/read-imports.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { foreignIn, sentencesOf, spanish } from '#tests/support/translations.ts';

// Finds English in what a reader of Spanish gets.

/** A text that a person reads or hears. `lang`: the language that its element names, if it is not that of the page. */
export type Said = { readonly text: string; readonly lang: string | null };

/** Every text of a page, also of what is folded or only spoken. Runs in the page, so it uses nothing from outside the function. */
export const saidByPage = (): Said[] => {
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const said: Said[] = [{ text: document.title, lang: null }];
  const add = (text: string | null, element: Element | null) => {
    const own = element?.closest('[lang]')?.getAttribute('lang') ?? null;
    const lang = own === document.documentElement.lang ? null : own;
    said.push({ text: (text ?? '').replaceAll(/\s+/g, ' ').trim(), lang });
  };
  add(document.querySelector('meta[name=description]')?.getAttribute('content') ?? '', null);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) for (const name of spoken) add(node.getAttribute(name), node);
    else if (!node.parentElement?.closest('script, style')) add(node.textContent, node.parentElement);
  }
  return said.filter(({ text }) => /\p{L}{2}/u.test(text));
};

const withoutTags = (text: string) => text.replaceAll(/<\/?\w+>/g, '');

/** The wordings of every file of words, cut where a value stands. */
const wordsOf = async (language: 'en' | 'es'): Promise<ReadonlySet<string>> => {
  const files = globSync([`shared/words/${language}/*.ts`, `shared/features/*/{,*/}words/${language}.ts`], {
    cwd: root,
  });
  const rooms = await Promise.all(files.map((file) => sentencesOf(readFileSync(join(root, file), 'utf8'))));
  const wordings = rooms.flatMap((room) => [...room.values()].flatMap((sentence) => sentence.wordings));
  return new Set(wordings.flatMap((wording) => withoutTags(wording).split(/[…#]/)).map((piece) => piece.trim()));
};

/** Names that are the same in every language: publications, as a result and a question cite them, and who wrote them. */
const names: readonly string[] = [
  ...Object.values(sources).flatMap(({ short, citation }) => [citation, short]),
  ...[productQuizId, cardiacQuizId].flatMap((id) => quizzes[id].questions.flatMap(({ citation }) => citation ?? [])),
  'American Heart Association',
  'JAMA Cardiol 2025 (PREVENT risk age)',
  'hazard ratios',
  'English',
  'Life’s Essential 8',
].toSorted((one, other) => other.length - one.length);

/** A phrase that is English in a text, or null. */
export type FindEnglish = (text: string) => string | null;

export const englishFinder = async (): Promise<FindEnglish> => {
  const [english, translated] = await Promise.all([wordsOf('en'), wordsOf('es')]);
  const others = [...english].filter((text) => !translated.has(text) && /\p{L}{3}/u.test(text));
  const labels = new Set(others);
  const sentences = others.filter((text) => text.length > 8 && /\p{L} \p{L}/u.test(text));
  return (given) => {
    const text = names.reduce((rest, name) => rest.replaceAll(name, ' '), given).trim();
    if (labels.has(text)) return text;
    return foreignIn(text, spanish)[0] ?? sentences.find((sentence) => text.includes(sentence)) ?? null;
  };
};
