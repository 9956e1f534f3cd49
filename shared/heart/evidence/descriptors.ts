import { le8Levels } from './lifes-essential-8.ts';

/** What both quizzes call a row's score: the two cut points of Life's Essential 8, and one of ours between them. */
export const descriptors = [
  { min: le8Levels.highFrom, code: 'excellent', label: 'Excellent' },
  { min: 65, code: 'good', label: 'Good' },
  { min: le8Levels.moderateFrom, code: 'fair', label: 'Fair' },
  { min: 0, code: 'needsAttention', label: 'Needs attention' },
] as const;
export type DescriptorCode = (typeof descriptors)[number]['code'];

export const descriptorFrom = (score: number): DescriptorCode | null =>
  descriptors.find(({ min }) => score >= min)?.code ?? null;

export const labelOf = (wanted: DescriptorCode): string => descriptors.find(({ code }) => code === wanted)?.label ?? '';

export const isPraise = (descriptor: DescriptorCode | null): boolean =>
  descriptor === 'excellent' || descriptor === 'good';
