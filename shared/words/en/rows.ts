export const unscoredLabel = 'For your doctor';

export const unscoredTold = 'No score here';

export const unscoredWhy = 'We don’t give a score here. Please go through this with your doctor.';

export const unknownLabel = 'Not enough answers';

export const unknownWhy =
  'You answered too few of these questions for a score. Skipped questions never count against you.';

export const notRated = 'Not rated for now';

// The word for a score.

export const excellent = 'Excellent';

export const good = 'Good';

export const fair = 'Fair';

export const needsAttention = 'Needs attention';
