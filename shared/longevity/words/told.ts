import type { LongevityReading } from '#shared/longevity/read-longevity.ts';
import type { ToCompose } from '#shared/words/sentences.ts';
import type { Frame } from './frame.ts';

/** One person as the words of the first quiz see them. */
export type Told = ToCompose & LongevityReading & { readonly frame: Frame };
