import { expect, test } from 'vitest';
import { planLabels } from '#shared/habits/habit-actions.ts';
import { habitTexts } from '#shared/habits/habit-texts.ts';
import { medAdherence, testsToAskFor } from '#shared/heart/plan/ask-clinician.ts';
import { le8Items } from '#shared/heart/plan/le8-plan.ts';
import { nextSteps } from '#shared/heart/plan/next-steps.ts';
import { pins, secondaryItems } from '#shared/heart/plan/plan.ts';
import { nextStepTexts } from '#shared/heart/words/next-step-words.ts';
import { planTexts } from '#shared/heart/words/plan-texts.ts';

// The methods page names a rule as the result names its step.

test.each(nextSteps)('the next step $code has one title', ({ code, label }) => {
  expect(label).toBe(nextStepTexts[code].title);
});

const planRules = [...pins, ...secondaryItems, ...le8Items, ...testsToAskFor, medAdherence];
test.each(planRules)('$code of the plan has one title', ({ code, label }) => {
  expect(label).toBe(planTexts[code].title);
});

test.each(Object.keys(habitTexts) as (keyof typeof habitTexts)[])('%s of the habits has one title', (code) => {
  expect(planLabels[code]).toBe(habitTexts[code].title);
});
