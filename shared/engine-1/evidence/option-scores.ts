/** 0-100 for the rows of the result that are not one of Life's Essential 8; an option without a score is left out. */
export const optionScores: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  chestPain: { now: 0, often: 20, occasional: 45, past: 80, never: 100 },
  exertional: { fine: 100, breathless: 60, discomfort: 15, cannot: 25 },
  dyspnea: { none: 100, hurry: 75, level: 40, minimal: 15, rest: 0 },
  orthopnea: { yes: 100, twoPillows: 70, propped: 20, gasping: 10 },
  palpitations: { no: 100, rare: 80, often: 45, persistent: 20 },
  syncope: { no: 100, past: 80, nearly: 70, yes: 35 },
  edema: { no: 100, evening: 80, daily: 45, oneSided: 20 },
  fitnessCompare: { less: 30, same: 65, more: 100 },
  moodLow: { no: 100, several: 70, half: 35, daily: 10 },
  supportHeart: { yes: 100, some: 65, no: 20 },
};
