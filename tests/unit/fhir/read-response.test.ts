import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardiacQuizId, liveVersion, productQuizId } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { answersIn, findResponses } from '#shared/fhir/read-response.ts';
import type { Question, Quiz } from '#shared/quiz/question.ts';
import { numberOf, storedAnswer } from '#shared/quiz/units/measured.ts';
import { prune } from '#shared/quiz/visible.ts';
import { forEveryone } from '#tests/personas/for-everyone.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { runs } from '#tests/support/random.ts';
import { everyPersona, inputOf, typingPerson } from './people.ts';

/** As text, the way another program would get it. */
const sentAndRead = (input: Parameters<typeof bundleOf>[0]) => JSON.parse(JSON.stringify(bundleOf(input)));

const shared = everyPersona;

test.each(shared)('the document that %s shares is read back as the same answers', (_, input) => {
  const found = findResponses(sentAndRead(input));
  expect(found.map(({ quizId, version }) => [quizId, version])).toEqual(
    input.results.map(({ quiz }) => [quiz.id, quiz.version]),
  );
  input.results.forEach(({ quiz, answers, submittedAt }, place) => {
    const one = found[place];
    expect(one?.authored).toBe(submittedAt);
    expect(one && answersIn(one, quiz).answers).toEqual(prune(quiz, answers));
  });
});

const questionsOf = (quiz: Quiz): readonly Question[] => [...quiz.questions, ...(quiz.besides ?? [])];

test('the answers of random people are read back unchanged, in the unit in which they were typed', () => {
  forEveryone(fc.sample(typingPerson, runs(600)), (person) => {
    const input = inputOf(person);
    for (const found of findResponses(sentAndRead(input))) {
      const quiz = quizzes[found.quizId];
      const given = input.results.find((one) => one.quiz.id === quiz.id)?.answers ?? {};
      const read = answersIn(found, quiz);
      expect(read.answers).toEqual(prune(quiz, given));
      for (const question of questionsOf(quiz)) {
        const [before, after] = [person.typed[question.id], read.typed[question.id]];
        const unit = before?.unit === 'stLb' ? 'lb' : before?.unit;
        if (unit && read.answers[question.id] !== undefined) expect(after?.unit).toBe(unit);
      }
    }
  });
});

describe('a foreign document', () => {
  test.each([
    null,
    'text',
    [],
    {},
    { resourceType: 'Patient' },
    { resourceType: 'Bundle' },
    { resourceType: 'Bundle', entry: [null, 1, { resource: null }, { resource: { resourceType: 'Observation' } }] },
    {
      resourceType: 'Bundle',
      entry: [{ resource: { resourceType: 'QuestionnaireResponse', questionnaire: `x|${liveVersion}` } }],
    },
    {
      resourceType: 'Bundle',
      entry: [{ resource: { resourceType: 'QuestionnaireResponse', questionnaire: '/Questionnaire/longevity|9.9' } }],
    },
  ])('%j holds no answers', (document) => {
    expect(findResponses(document)).toEqual([]);
  });

  test('only brings in values that its question could have', () => {
    const document = {
      resourceType: 'Bundle',
      entry: [
        {
          resource: {
            resourceType: 'QuestionnaireResponse',
            questionnaire: `https://elsewhere.example/api/fhir/Questionnaire/cardiac-health|${liveVersion}`,
            item: [
              { linkId: 'bpSystolic', answer: [{ valueString: '120' }] },
              { linkId: 'bpDiastolic', answer: [{ valueDecimal: -80 }] },
              { linkId: 'chestPain', answer: [{ valueCoding: { code: 'chestPain.sometimes' } }] },
              { linkId: 'a1c', answer: [{ valueQuantity: { value: 6, code: 'mg/dL' } }] },
              { linkId: '__proto__', answer: [{ valueDecimal: 1 }] },
              {
                linkId: 'group',
                item: [{ linkId: 'hdlCholesterol', answer: [{ valueQuantity: { value: 1.3, code: 'mmol/L' } }] }],
              },
            ],
          },
        },
      ],
    };
    const [found] = findResponses(document);
    const read = found && answersIn(found, quizzes[cardiacQuizId]);
    const hdl = questionsOf(quizzes[cardiacQuizId]).find(({ id }) => id === 'hdlCholesterol');
    expect(found?.quizId).toBe(cardiacQuizId);
    expect(read?.answers).toEqual({ hdlCholesterol: hdl && storedAnswer(hdl, 'mmol', 1.3) });
    expect(numberOf(read?.answers.hdlCholesterol)).toBeCloseTo(1.3 * 38.67, 1);
  });
});

test('a birth date that the user leaves out is nowhere in the document', () => {
  const [, input] = everyPersona[0] ?? [];
  if (!input) throw new Error('The cast is empty.');
  const birthdate = String(input.results[0].answers.birthdate);
  const without = JSON.stringify(bundleOf({ ...input, who: { ...input.who, hasBirthDate: false } }));
  expect(JSON.stringify(bundleOf(input))).toContain(birthdate);
  expect(without).not.toContain(birthdate);
  expect(without).not.toContain('linkId":"birthdate');
  expect(findResponses(JSON.parse(without)).map(({ quizId }) => quizId)).toContain(productQuizId);
});
