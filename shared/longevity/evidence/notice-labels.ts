/** Kind words that an answer calls for, whatever the score. */
const noticeLabels = {
  suggestSeeClinician: 'Worth showing to a clinician',
  strengthCheck: 'If getting up has become harder, tell a clinician',
  mentionSleepApneaCheck: 'Ask about a sleep apnea check',
  supportLines: 'You do not have to carry this alone',
  eatingLines: 'Help with eating',
  alcoholLimitWomen: 'More than 7 drinks a week is above the limit for women; none is best',
  alcoholStop: 'Please do not stop suddenly without medical help',
} as const satisfies Record<string, string>;

export type NoticeCode = keyof typeof noticeLabels;
