import type { ComponentId } from '#shared/engine-1/evidence/lifes-essential-8.ts';

export const componentTitles: Readonly<Record<ComponentId, string>> = {
  diet: 'Eating',
  activity: 'Activity',
  nicotine: 'Nicotine',
  sleep: 'Sleep',
  bmi: 'Weight',
  lipids: 'Cholesterol',
  glucose: 'Blood sugar',
  bloodPressure: 'Blood pressure',
};
