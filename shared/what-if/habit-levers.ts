import { evidenceOf } from '#shared/longevity/evidence/longevity-evidence.ts';
import { countedAnswer } from '#shared/longevity/model/counted-answer.ts';
import { adaptedCode, isDropped } from '#shared/longevity/plan/route-actions.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { Person } from '#shared/person/person.ts';
import { smokesNow } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { type AmountId, amountLevers } from './amount-levers.ts';
import { type ChoiceId, type ChoiceLever, choiceLevers } from './choice-levers.ts';
import { type Lever, lowerFirst, nothingAlongside, type Step } from './lever.ts';

/** The habits that this person's answers allow to move, in the order of the lists. An answer that was skipped has no place of today. */
export const habitLevers = (person: Person, routes: readonly RouteCode[]): Lever[] => [
  ...choiceIds.filter((id) => isOpen(id, person, routes)).flatMap((id) => choiceLever(id, person)),
  ...amountIds.filter((id) => isOpen(id, person, routes)).flatMap((id) => amountLever(id, person)),
];

const isChoiceId = (id: string): id is ChoiceId => Object.hasOwn(choiceLevers, id);
const isAmountId = (id: string): id is AmountId => Object.hasOwn(amountLevers, id);
const choiceIds: readonly ChoiceId[] = Object.keys(choiceLevers).filter(isChoiceId);
const amountIds: readonly AmountId[] = Object.keys(amountLevers).filter(isAmountId);

/**
 * Where the plan gives somebody no advice on a habit, or sends them to a clinician with it, no slider suggests one. Nor does
 * one lead a thin person to more training: hard training at a low weight is a sign of its own (METHODS 1.6, eatingRisk).
 */
const isOpen = (id: ChoiceId | AmountId, { longevity }: Person, routes: readonly RouteCode[]): boolean => {
  if (isDropped(id, routes) || adaptedCode(id, routes) !== undefined) return false;
  if (routes.includes('underweight') && training.has(id)) return false;
  // No amount is known to be safe for a baby, and a slider would compare amounts.
  if (routes.includes('pregnant') && id === 'alcoholConsumption') return false;
  return id !== 'smoking' || smokesNow(longevity);
};

const training: ReadonlySet<string> = new Set<ChoiceId>(['exerciseFrequency', 'exerciseIntensity', 'strengthTraining']);

const evidenceFor = (id: ChoiceId | AmountId) => {
  const { grade, sources } = evidenceOf(id);
  return { grade, sources };
};

const choiceLever = (id: ChoiceId, person: Person): Lever[] => {
  const { name, steps, note: usual, caution }: ChoiceLever = choiceLevers[id];
  const own = countedAnswer(id, person);
  const note = own !== undefined && caution?.for.includes(own) ? caution.text : usual;
  const today = steps.findIndex(([value]) => value === own);
  if (today < 0) return [];
  const spoken = steps.map(([, words]) => spokenWords(words, choiceLevers[id]));
  return [
    {
      id,
      quiz: 'longevity',
      name,
      control: 'slider',
      steps: steps.map(([value, shown], at) => ({
        answer: at === today ? null : value,
        shown,
        spoken: spoken[at] ?? shown,
      })),
      today,
      was: spoken[today] ?? '',
      ...(note && { note }),
      ...evidenceFor(id),
      ...effortOf(id, person),
    },
  ];
};

const spokenWords = (words: string, { after }: ChoiceLever): string =>
  after && /^\d/.test(words) ? `${words} ${after}` : lowerFirst(words);

/** Who never exercises counts as exercising easily. A first active day must not turn that into 'not answered'. */
const effortOf = (id: ChoiceId, { longevity }: Person): Pick<Lever, 'alongside' | 'beyondFirstStepOf'> => {
  if (id === 'exerciseIntensity') return { alongside: nothingAlongside, beyondFirstStepOf: 'exerciseFrequency' };
  const isFirstDay = id === 'exerciseFrequency' && longevity.exerciseFrequency === '0';
  return { alongside: isFirstDay ? { set: { exerciseIntensity: 'light' }, drop: [] } : nothingAlongside };
};

const amountLever = (id: AmountId, person: Person): Lever[] => {
  const own = countedAnswer(id, person);
  const question = longevityQuiz.questions.find((one) => one.id === id);
  if (typeof own !== 'number' || question?.type !== 'slider') return [];
  const { name, unit, after, note } = amountLevers[id];
  const values = placesAround(own, question);
  const words = (value: number) => `${value} ${unit[value === 1 ? 0 : 1]}`;
  const stepOf = (value: number): Step => ({
    answer: value === own ? null : value,
    shown: words(value),
    spoken: `${words(value)} ${after}`,
  });
  return [
    {
      id,
      quiz: 'longevity',
      name,
      control: 'slider',
      steps: values.map(stepOf),
      today: values.indexOf(own),
      was: `${words(own)} ${after}`,
      ...(note && { note }),
      ...evidenceFor(id),
      alongside: nothingAlongside,
    },
  ];
};

type Scale = { readonly min: number; readonly max: number; readonly step: number };

/** Every step of the scale, and the own value where it lies between two of them. */
const placesAround = (own: number, { min, max, step }: Scale): number[] => {
  const count = Math.round((max - min) / step) + 1;
  const scale = Array.from({ length: count }, (_, at) => min + at * step);
  return [...new Set([...scale, own])].sort((a, b) => a - b);
};
