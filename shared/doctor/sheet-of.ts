import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { product } from '#shared/product.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import { habitFiguresOf } from './habit-figures.ts';
import { heartFiguresOf } from './heart-figures.ts';
import { inputsOf } from './inputs.ts';
import { methodsOf } from './methods.ts';
import { otherAnswersOf } from './other-answers.ts';
import type { DoctorSheet, SheetPerson } from './sheet.ts';
import { readSheetFacts, type SheetFacts } from './sheet-facts.ts';
import type { ToSheet } from './to-sheet.ts';
import { unknownOf } from './unknown.ts';
import { optionWords } from './value-words.ts';
import { warningsOf } from './warnings.ts';

/** The clinician's page of one person. Pure, and never throws: answers that no screen could have produced count as not given. */
export const sheetOf = (given: ToSheet): DoctorSheet => {
  const facts = readSheetFacts(given);
  return {
    format: 1,
    madeBy: product.name,
    madeOn: dayWords(given.today),
    person: personOf(facts),
    warnings: warningsOf(facts),
    heart: heartFiguresOf(facts),
    habits: habitFiguresOf(facts),
    inputs: inputsOf(facts),
    unknown: unknownOf(facts),
    nextStep: nextStepOf(facts),
    questions: (facts.heartPage?.heart?.ask ?? []).map(({ question, goal }) =>
      goal ? `${question} (${goal})` : question,
    ),
    otherAnswers: otherAnswersOf(facts),
    methods: methodsOf(facts),
  };
};

const personOf = ({ allowed, name, person: { longevity, age } }: SheetFacts): SheetPerson => ({
  name: (allowed.name && name.trim()) || null,
  born: allowed.birthdate && longevity.birthdate !== undefined ? dayWords(longevity.birthdate) : null,
  age,
  sex:
    longevity.gender === 'na' ? null : (optionWords(longevityQuiz, 'gender', longevity.gender)?.toLowerCase() ?? null),
});

/** A step about mood is the person's to tell. */
const nextStepOf = ({ heartPage, allowed }: SheetFacts): string | null => {
  const step = heartPage?.heart?.nextStep;
  if (!step || (step.code === 'supportTalk' && !allowed.mood)) return null;
  return step.by ? `${step.title} (${step.by.charAt(0).toLowerCase()}${step.by.slice(1)})` : step.title;
};
