import type { DescriptorCode } from '#shared/engine-1/evidence/longevity-model.ts';

const labels: Readonly<Record<DescriptorCode, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  needsAttention: 'Needs attention',
  getChecked: 'Get checked',
};

const notEnoughAnswers = 'Not enough answers';

export const descriptorLabel = (code: DescriptorCode | null): string => (code ? labels[code] : notEnoughAnswers);
