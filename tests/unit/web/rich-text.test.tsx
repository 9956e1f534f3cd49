import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from '#web/ui/rich-text.ts';

const link = (words: string) => <a href="/about">{words}</a>;
const bold = (words: string) => <b>{words}</b>;

test('a tag is rendered by its part, wherever it stands in the sentence', () => {
  expect(renderToStaticMarkup(<RichText text="Read <link>about us</link> first." parts={{ link }} />)).toBe(
    'Read <a href="/about">about us</a> first.',
  );
  expect(
    renderToStaticMarkup(<RichText text="<link>Log in</link>: <bold>2</bold> days left" parts={{ link, bold }} />),
  ).toBe('<a href="/about">Log in</a>: <b>2</b> days left');
});

test('a sentence without tags is itself', () => {
  expect(renderToStaticMarkup(<RichText text="Saved." parts={{}} />)).toBe('Saved.');
});

test('a value in a sentence cannot become markup', () => {
  const name: string = 'Hello <script>alert(1)</script>, <b>you</b> & <bold>all</bold>.';
  expect(renderToStaticMarkup(<RichText text={name} parts={{ bold }} />)).toBe('Hello alert(1), you &amp; <b>all</b>.');
});

test('the compiler knows the tags of a sentence', () => {
  // @ts-expect-error: nothing renders the tag 'link'
  expect(renderToStaticMarkup(<RichText text="Read <link>about us</link>." parts={{ bold }} />)).toBe('Read about us.');
});
