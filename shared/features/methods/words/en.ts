// What other pages say about the methods, and the names of the two pages.

// The page about the site.

export const openMethod = 'Our method is open, and we name every study. Where a number is our own choice, we say so.';
export const howItWorks = 'How it works';
export const testedOnSurveys =
  'We tested the age on 8,945 people in an American survey, and on 4,997 in an earlier one. Only 3 to 7 of our 24 questions were in the files. It works for groups. It can’t say what will happen to you.';
export const howWellDoesItWork = 'How well does this number work?';
export const howItWorksWithSources = 'How it works, with all sources';
export const methods = 'Methods';
