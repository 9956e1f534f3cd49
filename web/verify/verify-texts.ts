export const whatItShows = [
  'Each figure and each sentence follows from the answers in the file, by the method that the result names.',
  'We sign each result. The signature shows that nobody has edited it since, also where answers were left out.',
  'One changed answer gives another fingerprint. One changed figure or word is named, with what it should be.',
  'Results of every method that we have used can be checked, also those from before today’s.',
];

export const whatItCannotShow = [
  'Whether the answers are true. Nobody has checked them.',
  'Who gave them. Without a signature, answers and a result that somebody made up together fit each other, too.',
  'Whether the result is right about a person. It is an estimate, with a range.',
];
