import { type Correction, corrections } from '#shared/corrections/corrections.ts';
import type { Topic } from './topic.ts';

const none: Topic = {
  id: 'no-corrections',
  title: 'None so far',
  paragraphs: [
    'No result that people have was called back. If an engine turns out to be wrong, it stands here: what was wrong, who was affected, and what we did.',
    'Then results are made again from the stored answers. The earlier ones can still be read. People get a letter when a level or a warning changed.',
  ],
  sources: [],
};

/** For visitors: each time that results were called back, the newest first. */
export const correctionTopics = (ledger: readonly Correction[] = corrections): Topic[] =>
  ledger.length === 0
    ? [none]
    : ledger.toReversed().map(({ id, foundOn, engine, correctedIn, reason, affected, done }) => ({
        id: `correction-${id}`,
        title: `${foundOn}: engine ${engine}, put right in ${correctedIn}`,
        paragraphs: [reason, affected, done],
        sources: [],
      }));
