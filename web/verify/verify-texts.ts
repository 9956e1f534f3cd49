export const whatItShows = [
  'Each figure and each sentence follows from the answers in the file, by the method that the result names.',
  'A signature shows that we made the result. Nobody has changed a figure or taken out a warning since, also where answers were left out. Older results have none.',
  'One changed answer gives another fingerprint. One changed figure or word is named, with what it should be.',
  'Results of every method that we have used can be checked, also those from before today’s.',
];

export const whatItCannotShow = [
  'Whether the answers are true. Nobody has checked them.',
  'Who gave them. Without a signature, answers and a result that somebody made up together fit each other, too.',
  'In a document for a doctor: whether somebody added a warning, or changed a name or a measured value.',
  'Whether the result is right about a person. It is an estimate, with a range.',
];
