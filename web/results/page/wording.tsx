import type { ReadContent } from '../../api/read-result.ts';

/** A model may choose among our sentences and writes none; where it chose, the page says so and where. */
export function Wording({ content }: { content: ReadContent }) {
  const { wording } = content;
  if (wording?.by !== 'model') return null;
  const chosen = [...new Set(wording.sections.map((slot) => placeOf(slot, content)))].join(', ');
  return (
    <p>
      A language model chose which of our sentences stand here{chosen && `: ${chosen}`}. People wrote and reviewed every
      one of them. The model saw no name and no answer of yours, and it chose no warning and no next step.
    </p>
  );
}

/** A place on the page as its reader knows it; a part of the page that has a heading is named by it. */
const placeOf = (slot: string, { category_breakdown: rows }: ReadContent): string => {
  const [name = '', id] = slot.split('.');
  const title = rows.find((row) => row.id === id)?.title;
  return title ? `the words under “${title}”` : (places[name] ?? 'a sentence in between');
};

const places: Readonly<Record<string, string>> = {
  intro: 'the greeting',
  summary: 'the summary',
  focus: 'the line above the plan',
  outro: 'the closing words',
};
