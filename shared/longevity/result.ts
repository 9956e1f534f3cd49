import type { ComposedResult, ToCompose } from '#shared/words/composed-result.ts';

export const composeLongevity = (_toCompose: ToCompose): ComposedResult => {
  throw new Error('The words of the longevity result are not there yet.');
};
