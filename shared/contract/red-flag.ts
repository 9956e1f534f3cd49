import type { ResultContent } from './result.ts';

export type RedFlagNotice = ResultContent['redFlags'][number];
export type RedFlagLevel = RedFlagNotice['level'];
