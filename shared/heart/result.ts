import type { ComposedResult, ToCompose } from '#shared/words/composed-result.ts';

export const composeHeart = (_toCompose: ToCompose): ComposedResult => {
  throw new Error('The words of the heart result are not there yet.');
};
