import type { HeartCase } from '#shared/heart/findings/heart-case.ts';
import type { PlanRule } from './plan-rule.ts';

export const medAdherence = {
  code: 'medAdherence',
  label: 'Take your medicines regularly',
  when: 'medAdherence in [sometimes, often], and bpMedication == yes or statin in [statin, other]',
} as const satisfies PlanRule;

export const forgetsMedicines = ({ person, isTreated, takesBpMedicine }: HeartCase): boolean => {
  const { medAdherence: forgets } = person.heart;
  return (forgets === 'sometimes' || forgets === 'often') && (takesBpMedicine || isTreated);
};
