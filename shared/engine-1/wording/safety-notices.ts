import type { RedFlagNotice } from '#shared/contract/red-flag.ts';
import { sayByLevel } from '#shared/engine-1/evidence/red-flag-rules.ts';
import type { SafetyNoticeCode } from '#shared/engine-1/evidence/types.ts';
import { inSentence } from './sentences.ts';

/** Kind words for answers of the first quiz that deserve them, whatever the score; shown as notices of the level 'soon'. */
const messages: Readonly<Record<SafetyNoticeCode, (areas: string) => string>> = {
  suggestSeeClinician: (areas) => `Worth showing to a clinician: ${areas}. ${sayByLevel.soon}`,
  mentionSleepApneaCheck: () =>
    'Ask about a sleep apnea check. Waking up tired, or gasping at night, can come from pauses in breathing. They are often missed, and they can be treated.',
  offerSupportLine: () =>
    'You do not have to carry this alone. If things feel too heavy, please talk to someone you trust or to a clinician. In the US you can call or text 988 at any hour; elsewhere, your local crisis line is there for you.',
};

/** One notice per code, however many answers raise it. */
export const safetyNoticeMessages = (
  notices: readonly { question: string; notice: SafetyNoticeCode }[],
  labelOf: (questionId: string) => string,
): RedFlagNotice[] => {
  const codes = [...new Set(notices.map(({ notice }) => notice))];
  return codes.map((code) => {
    const areas = notices.filter(({ notice }) => notice === code).map(({ question }) => inSentence(labelOf(question)));
    return { code, level: 'soon', message: messages[code](areas.join(', ')) };
  });
};
