import {
  diabetesA1cPercent,
  diabetesFastingGlucose,
  highPressure,
  veryHighPressure,
} from '#shared/engine-1/evidence/heart-input-rules.ts';
import { redFlagRules } from '#shared/engine-1/evidence/red-flag-rules.ts';
import { highNonHdl } from '#shared/engine-1/evidence/risk-enhancers.ts';
import type { FactName, Rule } from '#shared/engine-1/evidence/rule.ts';
import { questionLabel } from '#shared/engine-1/wording/question-labels.ts';
import { quoted } from './answer-words.ts';

const pressureWords = ({ sbp, dbp }: { sbp: number; dbp: number }) =>
  `Blood pressure with an upper number of ${sbp} or more, or a lower one of ${dbp} or more`;

const factWords: Readonly<Record<FactName, string>> = {
  veryHighPressure: pressureWords(veryHighPressure),
  highPressure: pressureWords(highPressure),
  diabetesRange: `A1c of ${diabetesA1cPercent}% or more, or fasting blood sugar ${quoted('fastingGlucoseBand', diabetesFastingGlucose)}`,
  diabetesDiagnosed: 'Diabetes type 1 or type 2, diagnosed',
  highNonHdl: `Measured non-HDL cholesterol of ${highNonHdl} mg/dL or more`,
};

/** A warning sign that another one leaves out is named, not described once more. */
const namedSign = (rule: Rule): string | undefined => {
  const label = redFlagRules.find(({ when }) => when === rule)?.label;
  return label && `“${label}”`;
};

/** A rule as a sentence's worth of words; what is joined inside something joined otherwise gets brackets. */
export const ruleWords = (rule: Rule): string => ruleLines(rule).join(', ');

/** The same with a line for each part, the later ones beginning with 'and' or 'or'. */
export const ruleLines = (rule: Rule): string[] => {
  const { parts, word } = partsOf(rule);
  return parts.map((part, at) => (at === 0 ? inner(part) : `${word} ${inner(part)}`));
};

const partsOf = (rule: Rule): { parts: readonly Rule[]; word: string } => {
  if ('all' in rule) return { parts: rule.all, word: 'and' };
  return 'any' in rule ? { parts: rule.any, word: 'or' } : { parts: [rule], word: '' };
};

const inner = (rule: Rule): string => {
  if ('question' in rule) return `${questionLabel(rule.question)}: ${quoted(rule.question, rule.in)}`;
  if ('fact' in rule) return factWords[rule.fact];
  if ('not' in rule) return `not ${namedSign(rule.not) ?? inner(rule.not)}`;
  return `(${ruleWords(rule)})`;
};
