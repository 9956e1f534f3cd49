import { type HeartCase, hasRoute } from '#shared/heart/findings/heart-case.ts';
import type { PlanRule } from './plan-rule.ts';

/** What is worth measuring. */
export const testsToAskFor = [
  { code: 'measureBp', label: 'Have your blood pressure measured', when: 'bpReading == unknown' },
  {
    code: 'getLipidTest',
    label: 'Ask for a cholesterol test',
    when: 'labsAvailable is not yes (also when unanswered); not in pregnancy',
    guideline: 'dyslipid2026',
  },
] as const satisfies readonly PlanRule[];

type TestCode = (typeof testsToAskFor)[number]['code'];

export const testsFor = (one: HeartCase): { code: TestCode }[] => {
  const { labs } = one;
  const { heart, isPressureMistyped } = one.person;
  const hasExactCholesterol = labs.totalChol?.source === 'exact' || labs.ldl?.source === 'exact';
  const applies: Record<TestCode, boolean> = {
    measureBp: heart.bpReading === 'unknown' || isPressureMistyped,
    getLipidTest: heart.labsAvailable !== 'yes' && !hasExactCholesterol && !hasRoute(one, 'pregnant'),
  };
  return testsToAskFor.flatMap(({ code }) => (applies[code] ? [{ code }] : []));
};
