/** What a correction leaves beside a result, and the letter about it. */
export const correctionFields: Readonly<Record<string, string>> = {
  'replaces.at': 'When this result took the place of one that was wrong.',
  'replaces.reason': 'What was wrong.',
  'replaces.id': 'The id of the result that was wrong. You can still read it.',
  'replaces.engineVersion': 'The version of the rules that made that one.',
  'replacedBy.at': 'When this result, which was wrong, was replaced.',
  'replacedBy.reason': 'What was wrong.',
  'replacedBy.id': 'The id of the result that took its place.',
  'replacedBy.engineVersion': 'The version of the rules that made that one.',
  correction: 'The correction that a letter is about.',
  letter: 'Whether we have written to you about it.',
  letterAt: 'When.',
  letterDetail: 'The mail service’s number of that letter, or why there was none.',
  letterBy: 'Which of our runs is writing it.',
  letterUntil: 'Until when.',
  aboutSubmission: 'The id of one of the results that it is about.',
  sessionId: 'The id of that turn at the quiz.',
};
