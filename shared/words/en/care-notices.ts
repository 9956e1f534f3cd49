// Words that the result and the quiz share about notices, without arguments, so that neither loads the words of the other.

export const supportTitle = 'You don’t have to carry this alone';
export const inDangerCall = 'If you’re in danger, call now:';
export const inDangerCallLocal = 'If you’re in danger, call your local emergency number now.';
export const belowWarningTitle = 'Tell them about this too';
