import { type DescriptorCode, descriptors } from './evidence/longevity-model.ts';

export const descriptorOf = (score: number | null): DescriptorCode | null =>
  score === null ? null : (descriptors.find(({ min }) => score >= min)?.code ?? null);
