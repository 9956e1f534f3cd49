import { expect, test } from 'vitest';
import { planRules } from '#shared/longevity/evidence/plan-rules.ts';
import { readLongevity } from '#shared/longevity/score.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { guessUnits } from '#shared/quiz/units/unit-preference.ts';
import { assess } from '#shared/safety/assess.ts';
import { advisedAnswer } from '#shared/what-if/advised-answer.ts';
import { advisedQuestion, isAdvised } from '#shared/what-if/advised-question.ts';
import { ageExplorer } from '#shared/what-if/age-explorer.ts';
import { placesOfPlan, withPlaces } from '#shared/what-if/places.ts';
import { longevityPersonas, today } from '#tests/personas/personas.ts';

const rules = planRules.flatMap(({ code, question, ...rule }) => {
  if (code === null || !isAdvised(code) || !('target' in rule)) return [];
  return [{ code, question, target: rule.target }];
});

test('advice that can be planned is about the question of its rule, and never a talk with a clinician', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { code, question, target } of rules) {
    expect(advisedQuestion(code), code).toBe(question);
    expect(target, code).not.toHaveProperty('clinician');
  }
  for (const code of ['alcoholMedicalHelp', 'sleepLongCheck', 'weightWithClinician', 'quitVaping'])
    expect(isAdvised(code), code).toBe(false);
});

test('the plan of a card gives the age that the card names', () => {
  const told = Object.values(longevityPersonas).flatMap(({ answers }) => {
    const own = { longevity: answers, heart: {}, today };
    const person = readPerson(own);
    const assessment = assess(person);
    const { routes } = assessment;
    const levers = ageExplorer.leversOf(person, routes, guessUnits('en-US'));
    return readLongevity(person, assessment).plan.flatMap(({ code, wouldBe }) => {
      // The card of who smokes speaks of ten years without smoke, and that of a lower weight of no whole pounds.
      if (wouldBe === null || !isAdvised(code) || code === 'quitSmoking' || code === 'loseWeight') return [];
      const question = advisedQuestion(code);
      const value = advisedAnswer(question, person, routes) ?? '';
      const places = placesOfPlan(levers, [{ questionId: question, value }]);
      // No slider for this person: a thin one is not led to more training.
      if (places[question] === undefined) return [];
      return [{ code, wouldBe, played: ageExplorer.figureOf(withPlaces(own, levers, places))?.value }];
    });
  });
  expect(told.length).toBeGreaterThan(10);
  for (const { code, wouldBe, played } of told) expect(played, code).toBe(wouldBe);
});

test('a smoker plans the first step, and a lower weight is planned in pounds', () => {
  const heavy = { ...longevityPersonas.average45F?.answers, weight: 220, smoking: 'daily10to19' };
  const person = readPerson({ longevity: heavy, heart: {}, today });
  expect(advisedAnswer('smoking', person, [])).toBe('former0');
  expect(advisedAnswer('weight', person, [])).toBeCloseTo(0.95 * 220, 6);
});
