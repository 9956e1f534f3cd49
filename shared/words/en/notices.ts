export const gutTrouble = 'If you have stomach or gut trouble on most days, see a doctor.';

export const gutTroubleSooner = 'Go sooner if you see blood, lose weight or have trouble swallowing.';

export const gutTroubleSoonerWhenThin = 'Go sooner if you see blood, get thinner or have trouble swallowing.';

export const usualHeartburn = 'You told us about your usual heartburn.';

export const soreSpot = 'You told us about a sore spot.';

export const stabOfSeconds = 'You told us about a stab that lasts seconds.';
