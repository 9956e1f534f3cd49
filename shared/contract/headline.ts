import type * as z from 'zod/mini';
import type { checkedSchema, headlineSchema } from './headline-schema.ts';

export type Headline = z.output<typeof headlineSchema>;
export type Checked = z.output<typeof checkedSchema>;
