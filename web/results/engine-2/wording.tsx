import type { ReadContent } from '../../api/read-result.ts';

/** A model may choose among our sentences and writes none; where it chose, the page says so and where. */
export function Wording({ wording }: Pick<ReadContent, 'wording'>) {
  if (wording?.by !== 'model') return null;
  const places = wording.sections.map(inWords).join(', ');
  return (
    <p>
      A language model chose which of our sentences stand here{places && `: ${places}`}. People wrote and reviewed every
      one of them. The model saw no name and no answer of yours, and it chose no warning and no next step.
    </p>
  );
}

/** 'categories.sleep' and 'summaryOpening' as words. */
const inWords = (slot: string): string =>
  slot
    .replaceAll(/[._:-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
