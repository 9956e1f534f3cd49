import * as rows from '#words/rows.ts';
import { le8Levels } from './lifes-essential-8.ts';

/** The words for a row's score in both quizzes. Two cut points are those of Life's Essential 8; the one between them is ours. */
export const descriptors = [
  { min: le8Levels.highFrom, code: 'excellent', label: rows.excellent },
  { min: 65, code: 'good', label: rows.good },
  { min: le8Levels.moderateFrom, code: 'fair', label: rows.fair },
  { min: 0, code: 'needsAttention', label: rows.needsAttention },
] as const;
export type DescriptorCode = (typeof descriptors)[number]['code'];

export const descriptorFrom = (score: number): DescriptorCode | null =>
  descriptors.find(({ min }) => score >= min)?.code ?? null;

export const labelOf = (wanted: DescriptorCode): string => descriptors.find(({ code }) => code === wanted)?.label ?? '';

export const isPraise = (descriptor: DescriptorCode | null): boolean =>
  descriptor === 'excellent' || descriptor === 'good';
