import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { scoreCardiac } from '#shared/heart/score.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { derive, retakeAnswers } from '#shared/quiz/derive.ts';
import { type Answer, type Answers, asks, type Quiz } from '#shared/quiz/question.ts';
import { prune, visibleQuestions } from '#shared/quiz/visible.ts';
import { retakeRules } from '#shared/retake-rules.ts';
import { anyone, heartAnswers, measuredPerson, today } from '#tests/personas/random-person.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { isFullLoad, runs } from '#tests/support/random.ts';

const people = isFullLoad ? 20_000 : runs(300);

/** A person who takes the quiz again and gives each visible question a fixed answer. */
const walk = (quiz: Quiz, inMind: Answers): Answers => {
  const given: Record<string, Answer> = {};
  for (let next = unanswered(quiz, given, inMind); next; next = unanswered(quiz, given, inMind)) {
    const answer = inMind[next.id];
    if (answer !== undefined) given[next.id] = answer;
  }
  for (const { id } of quiz.besides ?? []) {
    const answer = inMind[id];
    if (answer !== undefined) given[id] = answer;
  }
  return given;
};
const unanswered = (quiz: Quiz, given: Answers, inMind: Answers) =>
  visibleQuestions(quiz, given).find(({ id }) => Object.hasOwn(inMind, id) && !Object.hasOwn(given, id));

/** Some of `to`, and some withdrawn answers. */
const someChanges = (
  from: Answers,
  to: Answers,
  isChanged: (index: number) => boolean,
): Record<string, Answer | null> =>
  Object.fromEntries(
    [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((id, index) =>
      isChanged(index) ? [[id, to[id] ?? null] as const] : [],
    ),
  );

const coin = fc.func(fc.boolean());

describe('a derived submission', () => {
  test('equals a fresh quiz with the same answers, in answers and score, and untouched answers do not change', () => {
    fc.assert(
      fc.property(measuredPerson, measuredPerson, heartAnswers, coin, (one, other, heart, isChanged) => {
        const earlier = prune(longevityQuiz, one);
        const changes = someChanges(earlier, other, isChanged);
        const { answers, dropped } = derive(longevityQuiz, { answers: earlier, typed: {} }, { answers: changes });
        const inMind = withoutNull({ ...earlier, ...changes });
        const fresh = walk(longevityQuiz, inMind);
        expect(answers).toEqual(fresh);
        expect(scoreLongevity(answers, today, heart)).toEqual(scoreLongevity(fresh, today, heart));
        for (const [id, answer] of Object.entries(answers))
          if (!Object.hasOwn(changes, id)) expect(answer).toBe(earlier[id]);
        expect(dropped.toSorted()).toEqual(
          Object.keys(inMind)
            .filter((id) => !Object.hasOwn(fresh, id))
            .toSorted(),
        );
      }),
      { numRuns: people },
    );
  });

  test('of the heart quiz raises its red flags again', () => {
    let raised = 0;
    let ended = 0;
    fc.assert(
      fc.property(anyone, anyone, coin, ({ heart, longevity }, other, isChanged) => {
        const earlier = prune(heartQuiz, heart);
        const changes = someChanges(earlier, other.heart, isChanged);
        const { answers } = derive(heartQuiz, { answers: earlier, typed: {} }, { answers: changes });
        const fresh = walk(heartQuiz, withoutNull({ ...earlier, ...changes }));
        const [before, after] = [scoreCardiac(earlier, longevity, today), scoreCardiac(answers, longevity, today)];
        expect(after).toEqual(scoreCardiac(fresh, longevity, today));
        const codes = (score: typeof before) => new Set(score.redFlags.map(({ code }) => code));
        raised += [...codes(after)].some((code) => !codes(before).has(code)) ? 1 : 0;
        ended += [...codes(before)].some((code) => !codes(after).has(code)) ? 1 : 0;
      }),
      { numRuns: people },
    );
    expect(raised).toBeGreaterThan(0);
    expect(ended).toBeGreaterThan(0);
  });

  test('keeps what was typed for untouched answers, and drops it with the answer', () => {
    const earlier = {
      answers: { weight: 172, exerciseFrequency: '3to4', exerciseIntensity: 'light', totalCholesterol: '201.1' },
      typed: { weight: { text: '78', unit: 'kg' }, totalCholesterol: { text: '5,2', unit: 'mmol' } },
    } as const;
    const same = derive(heartQuiz, earlier, { answers: { ldlCholesterol: '120' } });
    expect(same.typed).toEqual({ totalCholesterol: earlier.typed.totalCholesterol });
    const changed = derive(longevityQuiz, earlier, {
      answers: { weight: 170, exerciseFrequency: '0' },
      typed: { weight: { text: '77,1', unit: 'kg' } },
    });
    expect(changed.typed).toEqual({ weight: { text: '77,1', unit: 'kg' } });
    expect(derive(longevityQuiz, earlier, { answers: { weight: 170 } }).typed).toEqual({});
    expect(derive(longevityQuiz, earlier, { answers: { weight: null } }).answers).not.toHaveProperty('weight');
  });

  test('with exact numbers names the answer that they hide', () => {
    const earlier = { answers: { bpReading: 'band', bpBand: '120to129' }, typed: {} };
    const numbers = { bpReading: 'numbers', bpSystolic: '128', bpDiastolic: '82', ldlCholesterol: '120' };
    const { answers, dropped } = derive(heartQuiz, earlier, { answers: numbers });
    expect(answers).toEqual(numbers);
    expect(dropped).toEqual(['bpBand']);
  });
});

const withoutNull = (answers: Readonly<Record<string, Answer | null>>): Answers =>
  Object.fromEntries(Object.entries(answers).flatMap(([id, answer]) => (answer === null ? [] : [[id, answer]])));

describe('a retake', () => {
  test.each<QuizId>([productQuizId, cardiacQuizId])('of %s has one rule for each question', (quizId) => {
    const quiz = quizzes[quizId];
    const asked = [...quiz.questions, ...(quiz.besides ?? [])].filter(asks).map(({ id }) => id);
    expect(retakeRules[quizId].flatMap(({ questions }) => questions).toSorted()).toEqual(asked.toSorted());
  });

  test('of the heart quiz never starts with passing symptoms, only with lasting ones', () => {
    const symptoms = heartQuiz.questions.filter(
      ({ section, type }) => section === 'symptoms' && type === 'multiple-choice',
    );
    const kept = symptoms.filter(({ id }) => {
      const rule = retakeRules[cardiacQuizId].find(({ questions }) => questions.includes(id));
      return rule?.how !== 'askedAnew';
    });
    expect(kept.map(({ id }) => id)).toEqual(['knownHeartConditions', 'rhythmProblem', 'syncopeFamily']);
  });

  test('starts with the last answers, by their rules', () => {
    const earlier = {
      answers: { birthdate: '1980-06-01', weight: 172, stressLevels: 4, education: 'nowGone', sleepHours: 99 },
      typed: { weight: { text: '78', unit: 'kg' } },
    } as const;
    expect(retakeAnswers(longevityQuiz, retakeRules[productQuizId], earlier, today)).toEqual({
      takenOver: { answers: { birthdate: '1980-06-01' }, typed: {} },
      lastTime: { answers: { weight: 172 }, typed: { weight: { text: '78', unit: 'kg' } } },
    });
  });

  test('after red flags raises none from symptoms that are carried over', () => {
    fc.assert(
      fc.property(anyone, ({ heart }) => {
        const start = retakeAnswers(heartQuiz, retakeRules[cardiacQuizId], { answers: heart, typed: {} }, today);
        const kept = { ...start.takenOver.answers, ...start.lastTime.answers };
        const quiet = scoreCardiac(kept, {}, today).redFlags.map(({ code }) => code);
        const said = scoreCardiac(withoutSymptoms(heart), {}, today).redFlags.map(({ code }) => code);
        expect(said).toEqual(expect.arrayContaining(quiet));
      }),
      { numRuns: runs(200) },
    );
  });
});

const withoutSymptoms = (heart: Answers): Answers => {
  const lasting = ['knownHeartConditions', 'rhythmProblem', 'syncopeFamily'];
  const symptoms = heartQuiz.questions.filter(({ section, id }) => section === 'symptoms' && !lasting.includes(id));
  return Object.fromEntries(Object.entries(heart).filter(([id]) => !symptoms.some((question) => question.id === id)));
};
