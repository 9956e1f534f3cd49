import type { ToShare } from './bundle-input.ts';

/** In words where the server did not say it. */
export const engineVersionOf = ({ engine }: ToShare['content']): string => engine?.version ?? 'not stated';

export const isFirstEngine = ({ engine }: ToShare['content']): boolean => engine?.version.startsWith('1.') ?? false;
