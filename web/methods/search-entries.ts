import { sourceAnchor } from './cites.tsx';
import type { MethodsContent } from './content/methods-content.ts';
import type { Topic } from './content/topic.ts';
import { parts } from './parts.tsx';

/** One place of the page that a search can find. `text` is all that is searched, in lower case. */
export type SearchEntry = {
  readonly id: string;
  readonly title: string;
  readonly where: string;
  readonly text: string;
};

const entry = (id: string, title: string, part: string, texts: readonly string[]): SearchEntry => {
  const where = parts.find((one) => one.id === part)?.title ?? '';
  return { id, title, where, text: [title, where, ...texts].join(' ').toLowerCase() };
};

const topicEntry = (part: string) => (topic: Topic) =>
  entry(topic.id, topic.title, part, [
    ...topic.paragraphs,
    ...(topic.points ?? []),
    ...(topic.folds ?? []).flatMap(({ title, tables }) => [title, ...tables.flatMap(({ rows }) => rows.flat())]),
    ...topic.sources.map(({ short }) => short),
  ]);

/** Everything that a reader can look for, in the order of the page. */
export const searchEntries = (content: MethodsContent): SearchEntry[] => [
  ...parts.map(({ id, title, summary }) => entry(id, title, id, [summary])),
  ...content.age.map(topicEntry('age')),
  ...content.evidence.map(({ questionId, label, question, grade, derivation = '', answers, sources }) =>
    entry(`question-${questionId}`, label, 'evidence', [
      question,
      `grade ${grade}`,
      derivation,
      ...answers.map((answer) => answer.label),
      ...sources.map(({ short }) => short),
    ]),
  ),
  ...content.plan.map(topicEntry('plan')),
  ...content.heart.map(topicEntry('heart')),
  ...content.essentials.map(topicEntry('essentials')),
  ...content.signs.map(({ code, label, level, when, message, sources }) =>
    entry(`sign-${code}`, label, 'warning-signs', [level, ...when, message, ...sources.map(({ short }) => short)]),
  ),
  ...content.safety.map(topicEntry('warning-signs')),
  ...content.check.map(topicEntry('check')),
  ...content.corrections.map(topicEntry('corrections')),
  ...content.sources.map(({ id, short, citation, found = '' }) =>
    entry(sourceAnchor(id), short, 'sources', [citation, found]),
  ),
];

/** The entries that hold every word, those with all of them in the title first. */
export const findEntries = (entries: readonly SearchEntry[], query: string): SearchEntry[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
  const isInTitle = ({ title }: SearchEntry) => words.every((word) => title.toLowerCase().includes(word));
  return [...found.filter(isInTitle), ...found.filter((one) => !isInTitle(one))];
};
