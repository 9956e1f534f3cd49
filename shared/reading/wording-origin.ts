import type { ResultContent } from '../contract/result.ts';

/** Who wrote the words and who computed the numbers: the numbers are the engine's, whoever words them. */
export const wordingOrigin = ({ wording, engine }: Pick<ResultContent, 'wording' | 'engine'>): string =>
  wording.by === 'model'
    ? `Wording by AI, numbers by engine version ${engine.version}.`
    : `Wording and numbers by engine version ${engine.version}.`;
