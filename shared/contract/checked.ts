/** What people can say under a notice that asks them to be seen. */
export const checkedAnswers = ['nothingNeeded', 'treated', 'notSeen'] as const;
