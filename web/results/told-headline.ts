import type { Headline } from '#shared/contract/submission.ts';
import { headlineOf } from '#shared/reading/headline.ts';
import type { ReadResult } from '../api/read-result.ts';

/** The result in a few figures. One that does not say who computed it is older than all that do. */
export const toldHeadline = ({ content }: ReadResult): Headline =>
  headlineOf({ ...content, engine: content.engine ?? { version: '1', hash: '' } });
