import type * as z from 'zod/mini';
import type { resultAdditions } from './result-additions-schema.ts';

type Fields<Shape extends Record<string, z.ZodMiniType>> = z.output<z.ZodMiniObject<Shape>>;

export type ResultAdditions = Fields<typeof resultAdditions>;

export type Notice = NonNullable<ResultAdditions['notices']>[number];
export type CodedText = NonNullable<ResultAdditions['caveats']>[number];
export type SideNote = NonNullable<ResultAdditions['sideNotes']>[number];
export type SupportLine = NonNullable<ResultAdditions['supportLines']>[number];
export type OtherResult = NonNullable<ResultAdditions['replaces']>;
export type HeartParts = NonNullable<ResultAdditions['heart']>;
