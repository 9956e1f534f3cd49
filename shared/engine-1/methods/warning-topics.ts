import type { RedFlagLevel } from '#shared/contract/red-flag.ts';
import { cite } from '#shared/engine-1/cited.ts';
import { redFlagRules } from '#shared/engine-1/evidence/red-flag-rules.ts';
import { riskEnhancerSource, riskEnhancers } from '#shared/engine-1/evidence/risk-enhancers.ts';
import { ruleLines, ruleWords } from './rule-words.ts';
import { fold, type Topic } from './topic.ts';

export type WarningSign = {
  readonly code: string;
  readonly level: RedFlagLevel;
  readonly label: string;
  /** What raises it, a part a line. */
  readonly when: readonly string[];
  readonly emergencyWhen?: readonly string[];
};

export const warningSigns = (): WarningSign[] =>
  redFlagRules.map(({ code, level, label, when, emergencyWhen }) => ({
    code,
    level,
    label,
    when: ruleLines(when),
    ...(emergencyWhen ? { emergencyWhen: ruleLines(emergencyWhen) } : {}),
  }));

export const enhancerTopic = (): Topic => ({
  id: 'enhancers',
  title: 'Reasons for a higher risk',
  paragraphs: [
    'They are listed beside the score and never added to it: the real risk may be higher. The equations do not contain them, except for kidney function and cholesterol, which they count in their own way.',
  ],
  folds: [
    fold(
      'When each is listed',
      ['Reason', 'When'],
      riskEnhancers.map(({ label, when }) => [label, ruleWords(when)]),
    ),
  ],
  sources: cite([riskEnhancerSource]),
});
