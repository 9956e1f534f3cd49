import type { RedFlagLevel, RedFlagNotice } from '#shared/contract/red-flag.ts';
import { bloodPressure, isHigh, isVeryHigh } from './blood-pressure.ts';
import { type CleanAnswers, cleanAnswers } from './clean-answers.ts';
import { isDiagnosedDiabetes, isInDiabetesRange } from './diabetes.ts';
import { levelOrder, redFlagRules, sayByLevel } from './evidence/red-flag-rules.ts';
import { type Facts, holds, type Rule } from './evidence/rule.ts';
import { cardiacHealthQuiz } from './quizzes/cardiac-health.ts';

export type RedFlag = { code: string; level: RedFlagLevel };

/** The flags do not depend on the score, and stand also without an estimate. Most serious first. Answers must be clean. */
export const redFlagsOf = (cardiac: CleanAnswers): RedFlag[] =>
  raised(cardiac).map(({ code, level }) => ({ code, level }));

/**
 * The notices that a person must see at once. Takes the cardiac quiz's answers as they are, at any moment of the quiz:
 * hidden and impossible ones are ignored. The quiz page can load it: it needs the quiz and not the evidence.
 */
export const raisedRedFlags = (cardiacAnswers: unknown): RedFlagNotice[] =>
  raised(cleanAnswers(cardiacHealthQuiz, cardiacAnswers)).map(({ code, level, label, also }) => ({
    code,
    level,
    message: [`${label}.`, sayByLevel[level], also].filter(Boolean).join(' '),
  }));

const raised = (cardiac: CleanAnswers) => {
  const pressure = bloodPressure(cardiac);
  const facts: Facts = {
    veryHighPressure: isVeryHigh(pressure),
    highPressure: isHigh(pressure),
    diabetesRange: isInDiabetesRange(cardiac),
    diabetesDiagnosed: isDiagnosedDiabetes(cardiac),
  };
  const applies = (rule: Rule | undefined) => rule !== undefined && holds(rule, cardiac, facts);
  const flags = redFlagRules
    .filter(({ when }) => applies(when))
    .map((rule) => ({ ...rule, level: applies(rule.emergencyWhen) ? ('emergency' as const) : rule.level }));
  return flags.sort((a, b) => levelOrder.indexOf(a.level) - levelOrder.indexOf(b.level));
};
