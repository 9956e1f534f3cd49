/** Words that must not stand in certain places (docs/safety-case.md); tests look for them on every results page. */
export const bannedWords = {
  /** Never beside an active emergency or urgent notice. */
  neverBesideEmergencyOrUrgent: [
    'low',
    'very low',
    'excellent',
    'good',
    'great',
    'perfect',
    'ideal',
    'no worries',
    'nothing to worry',
    'looks good',
    'well done',
    'healthy',
    'reassuring',
    'younger',
  ],
  /** Never beside weight with a BMI below 18.5. */
  neverBesideWeightWhenUnderweight: [
    'Excellent',
    'Good',
    'ideal',
    'healthy weight',
    'slim',
    'younger',
    'lose weight',
    'fewer calories',
    'smaller portions',
  ],
  /** Never at all. */
  neverAnywhere: [
    'moved your age',
    'cost you',
    'years lost',
    'you will die',
    'you will live',
    'guarantee',
    'prevents',
    'cures',
    'normal for your age',
    'just stand up',
    'cheer up',
  ],
} as const;

/** What to say instead. */
export const useInstead = [
  'your biological age would be X',
  'people with answers like yours',
  'is linked to',
  'see a doctor',
  'talk to a doctor',
] as const;
