import { createElement, Fragment, type ReactNode } from 'react';

/** The names of the tags in a sentence. The compiler knows them unless the sentence has values in it. */
type TagsOf<Text extends string> = string extends Text
  ? string
  : Text extends `${string}</${infer Tag}>${infer Rest}`
    ? Tag | TagsOf<Rest>
    : never;

type RichTextProps<Text extends string> = {
  /** A whole sentence. '<link>…</link>' marks the words that `parts.link` renders. Tags cannot be nested. */
  text: Text;
  /** How to render the words of each tag. */
  parts: Readonly<Record<TagsOf<Text>, (words: string) => ReactNode>>;
};

const tagged = /<(\w+)>(.*?)<\/\1>/;

/**
 * A sentence with a link or bold words in it. The sentence is one text, so that a translator can move the link. It is
 * never read as HTML. If `parts` does not have a tag, only the words between its marks are shown, as text.
 */
export function RichText<Text extends string>({ text, parts }: RichTextProps<Text>) {
  const renderers: Readonly<Record<string, ((words: string) => ReactNode) | undefined>> = parts;
  // Split by the two groups of the pattern, the sentence is plain text, tag, words, plain text, and so on.
  const pieces = text.split(tagged).map((piece, at, all) => {
    if (at % 3 === 1) return null;
    const tag = at % 3 === 2 ? all[at - 1] : undefined;
    return tag === undefined ? piece : (renderers[tag]?.(piece) ?? piece);
  });
  return createElement(Fragment, null, ...pieces);
}
