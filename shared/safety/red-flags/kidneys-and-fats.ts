import { isAmong, redFlag } from '#shared/safety/red-flag.ts';
import { kidneyAndFatWords as words } from '#shared/safety/red-flag-words/kidney-and-fat-words.ts';
import { hasVeryLowKidneyValue } from '#shared/safety/terms.ts';
import { pregnancyFats, pregnancyKidney } from './pregnancy.ts';

export const kidneyVeryLow = redFlag({
  code: 'kidneyVeryLow',
  level: 'urgent',
  seenBy: 'today',
  ...words.kidneyVeryLow,
  variants: [{ applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.kidneyVeryLowFor.pregnant }],
  about: ['egfr'],
  sources: ['kdigo2024'],
  evidence: 'convention',
  isRaised: hasVeryLowKidneyValue,
});

export const kidneyLow = redFlag({
  code: 'kidneyLow',
  level: 'soon',
  by: 'twoWeeks',
  ...words.kidneyLow,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'tomorrow', words: words.kidneyLowFor.pregnant },
    { applies: ({ heart }) => heart.egfrBand === '15to29', by: 'week', words: words.kidneyLowFor.below30 },
    {
      applies: ({ heart, age }, raised) => age >= 80 && heart.egfrBand === '45to59' && !raised.has('uacrHigh'),
      by: 'weeks',
      words: words.kidneyLowFor.from80,
    },
  ],
  about: ['egfr'],
  sources: ['kdigo2024'],
  evidence: 'convention',
  isRaised: (facts) => {
    const { egfrBand, kidneyDisease } = facts.heart;
    const isKnown = isAmong(kidneyDisease, 'mildModerate', 'severe', 'stage5', 'dialysisOrTransplant');
    return isAmong(egfrBand, '15to29', '30to44', '45to59') && !isKnown && !pregnancyKidney.isRaised(facts);
  },
});

/** KDIGO category A3; 2200 is the nephrotic range. Both in mg/g. */
export const uacrLimits = { high: 300, veryHigh: 2200 } as const;

export const uacrHigh = redFlag({
  code: 'uacrHigh',
  level: 'soon',
  by: 'twoWeeks',
  ...words.uacrHigh,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'tomorrow', words: words.uacrHighFor.pregnant },
    { applies: ({ labs }) => labs.uacr >= uacrLimits.veryHigh, by: 'week', words: words.uacrHighFor.veryHigh },
  ],
  about: ['uacr'],
  sources: ['kdigo2024'],
  evidence: 'convention',
  isRaised: (facts) =>
    facts.labs.uacr >= uacrLimits.high &&
    !isAmong(facts.heart.kidneyDisease, 'stage5', 'dialysisOrTransplant') &&
    !pregnancyKidney.isRaised(facts),
});

export const ldl190 = redFlag({
  code: 'ldl190',
  level: 'soon',
  by: 'twoWeeks',
  ...words.ldl190,
  variants: [
    {
      applies: ({ isPregnant, heart }) => isPregnant && heart.familyPrematureCvd === 'yes',
      by: 'twoWeeks',
      words: words.ldl190For.pregnantWithFamily,
    },
    { applies: ({ isPregnant }) => isPregnant, by: 'twoWeeks', words: words.ldl190For.pregnant },
  ],
  about: ['ldlCholesterol'],
  sources: ['dyslipid2026'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.ldlBand === '190plus',
});

export const tg500 = redFlag({
  code: 'tg500',
  level: 'soon',
  by: 'twoWeeks',
  ...words.tg500,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.tg500For.pregnant },
    { applies: ({ labs }) => labs.triglycerides >= 1000, by: 'week', words: words.tg500For.from1000 },
  ],
  about: ['triglycerides'],
  sources: ['dyslipid2026'],
  evidence: 'read',
  isRaised: (facts) => facts.heart.triglycerideBand === '500plus' && !pregnancyFats.isRaised(facts),
});
