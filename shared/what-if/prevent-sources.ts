import type { SourceId } from '#shared/sources/sources.ts';

/** What the equations were published in. */
export const preventSources: readonly SourceId[] = ['khan2023'];
