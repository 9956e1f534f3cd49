import { describe, expect, test } from 'vitest';
import { answersHash } from '#functions/submissions/check-answers.ts';
import { createSubmission } from '#functions/submissions/create-submission.ts';
import type { SubmissionList } from '#functions/submissions/submission-list.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import type {
  CreateSubmissionRequest,
  RepeatableRequest,
  SubmittedAnswer,
} from '#shared/contract/schemas/create-submission-schemas.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { submissionRequest } from '#tests/support/submissions.ts';
import { caller, client, fakeOutput, fakeSubmissions } from '#tests/unit/functions/fakes.ts';

const answers = longevityPersonas.average45F?.answers ?? {};
const cardiacAnswers = Object.values(cardiacPersonas)[0]?.answers ?? {};
const noon = new Date('2026-01-15T12:00:00.000Z');

const setUp = () => {
  const submissions = fakeSubmissions();
  const output = fakeOutput();
  const clock = { now: noon };
  const deps = { ...submissions, log: output.log, measure: output.measure, now: () => clock.now };
  const later = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };
  const send = (body: CreateSubmissionRequest, over: Partial<typeof deps> = {}) =>
    createSubmission({ ...deps, ...over })({ body, query: null, caller, client });
  return { ...submissions, ...output, later, send, only: () => [...submissions.stored.values()][0] };
};

const request = (over: Partial<RepeatableRequest> = {}) =>
  submissionRequest({ answers, timeZone: 'Europe/Berlin', ...over });

/** The request with one answer changed, added, or (with undefined) removed. */
const withAnswer = (questionId: string, value: unknown) => {
  const body = request();
  const others = body.submittedAnswers.filter((answer) => answer.questionId !== questionId);
  const changed = value === undefined ? [] : [{ questionId, questionText: '', value } as SubmittedAnswer];
  return { ...body, submittedAnswers: [...others, ...changed] };
};

describe('accepting', () => {
  test('stores everything that scoring and mail need, from token and server where possible', async () => {
    const { send, only, measured } = setUp();
    const body = request({ contact: { email: 'other@example.com', firstName: ' Ada  Maria ', lastName: 'Example' } });
    const outcome = await send(body);
    const stored = only();
    expect(stored).toMatchObject({
      userId: caller.userId,
      email: caller.email,
      runId: body.sessionId,
      quizId: productQuizId,
      submittedAt: noon.toISOString(),
      answers,
      firstName: 'Ada Maria',
      timeZone: 'Europe/Berlin',
      state: 'received',
    });
    expect(stored).not.toHaveProperty('longevityRunId');
    expect(outcome).toEqual({ answer: { submissionId: stored?.submissionId, _id: stored?.submissionId } });
    expect(stored?.submissionId).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(measured('Accepted')).toBe(1);
  });

  test.each(['x'.repeat(101), 'Ada\u202eevil', 'see http://evil.example', '<b>Ada</b>', 'Call 0800 123'])(
    'leaves out a name that does not belong in a mail, and accepts the answers (%j)',
    async (firstName) => {
      const { send, only } = setUp();
      expect(await send(request({ contact: { email: '', firstName, lastName: '' } }))).toHaveProperty('answer');
      expect(only()).toMatchObject({ firstName: '', answers });
    },
  );

  test('stores only the requested parts of a height', async () => {
    const { send, only } = setUp();
    await send(withAnswer('height', { ft: 5, in: 6, note: 'x'.repeat(1000) }));
    expect(only()?.answers.height).toEqual({ ft: 5, in: 6 });
  });

  test('enqueues a job that holds only ids', async () => {
    const { send, only, queue } = setUp();
    const { sessionId: runId } = await sent(send, request());
    expect(queue).toEqual([{ userId: caller.userId, runId, submissionId: only()?.submissionId }]);
  });

  test('does not need the queue: a stored submission is accepted, and the operator is notified', async () => {
    const { send, stored, logged, measured } = setUp();
    const refusing = async () => Promise.reject(Object.assign(new Error('canary'), { name: 'TimeoutError' }));
    expect(await send(request(), { enqueue: refusing })).toHaveProperty('answer');
    expect(stored.size).toBe(1);
    expect(logged()).toMatchObject([{ message: 'job not enqueued', failure: 'TimeoutError' }]);
    expect(measured('NotEnqueued')).toBe(1);
  });

  test('counts a write that was repeated after a lost response as the first one, and enqueues its job at once', async () => {
    const { send, save, only, queue, measured } = setUp();
    const repeated: typeof save = async (submission) => (await save(submission)) && save(submission);
    const outcome = await send(request(), { save: repeated });
    expect(outcome).toMatchObject({ answer: { submissionId: only()?.submissionId } });
    expect(queue).toHaveLength(1);
    expect(measured('Accepted')).toBe(1);
  });

  test('throws when the write fails, so that the edge responds, and enqueues nothing', async () => {
    const { send, queue } = setUp();
    await expect(send(request(), { save: () => Promise.reject(new Error('down')) })).rejects.toThrow('down');
    expect(queue).toEqual([]);
  });

  test.each(['en', 'xx', undefined])('keeps the language of the page, and reads %s as English', async (language) => {
    const { send, only } = setUp();
    await send(request(language === undefined ? {} : { language }));
    expect(only()).toMatchObject({ language: 'en' });
  });

  test.each([['Mars/Olympus'], ['<script>'], ['']])('treats an unknown time zone (%s) as none', async (timeZone) => {
    const { send, only } = setUp();
    await send(request({ timeZone }));
    expect(only()).not.toHaveProperty('timeZone');
  });

  test('counts the age by today in the user’s time zone, where it may be tomorrow in London', async () => {
    const { send } = setUp();
    const late = { now: () => new Date('2026-01-15T23:30:00Z') };
    const eighteenTomorrow = { ...withAnswer('birthdate', '2008-01-16'), timeZone: 'Europe/London' };
    expect(await send(eighteenTomorrow, late)).toMatchObject({ refusal: { questionId: 'birthdate' } });
    expect(await send({ ...eighteenTomorrow, timeZone: 'Asia/Tokyo' }, late)).toHaveProperty('answer');
  });
});

describe('what was typed', () => {
  const withTyped = (questionId: string, value: unknown, typed: SubmittedAnswer['typed']) => {
    const body = withAnswer(questionId, value);
    const submittedAnswers = body.submittedAnswers.map((answer) =>
      answer.questionId === questionId && typed ? { ...answer, typed } : answer,
    );
    return { ...body, submittedAnswers };
  };

  test('is stored with the answer in the first unit', async () => {
    const { send, only } = setUp();
    expect(await send(withTyped('weight', 158.7, { text: '72 kg', unit: 'kg' }))).toHaveProperty('answer');
    expect(only()?.answers.weight).toBe(158.7);
    expect(only()?.typed).toEqual({ weight: { text: '72 kg', unit: 'kg' } });
  });

  test.each<[string, unknown, SubmittedAnswer['typed']]>([
    ['weight', 158.7, { text: '73', unit: 'kg' }],
    ['weight', 158.7, { text: '158.7', unit: 'kg' }],
    ['weight', 158, { text: 'about 158', unit: 'lb' }],
    ['height', { ft: 5, in: 6 }, { text: '5.6', unit: 'ftIn' }],
    ['smoking', 'never', { text: '1', unit: 'lb' }],
  ])('must match the answer, or else the question is named: %s %j %j', async (questionId, value, typed) => {
    const { send, stored } = setUp();
    expect(await send(withTyped(questionId, value, typed))).toMatchObject({
      refusal: { code: 'answer-not-acceptable', questionId },
    });
    expect(stored.size).toBe(0);
  });

  test('does not turn a retry into another submission, because a reload may have lost it', async () => {
    const { send, only } = setUp();
    const body = withTyped('weight', 158.7, { text: '72', unit: 'kg' });
    const first = await send(body);
    const plain = body.submittedAnswers.map(({ typed: _, ...answer }) => answer);
    expect(await send({ ...body, submittedAnswers: plain })).toEqual(first);
    expect(only()?.typed).toEqual({ weight: { text: '72', unit: 'kg' } });
  });
});

describe('an unlikely answer', () => {
  const unlikely = () => withAnswer('weight', 75);

  test('is accepted silently, and marked as not confirmed for its result', async () => {
    const { send, only } = setUp();
    expect(await send(unlikely())).toHaveProperty('answer');
    expect(only()).toMatchObject({ unconfirmed: ['weight'], answers: { weight: 75 } });
  });

  test('that was confirmed is not marked', async () => {
    const { send, only } = setUp();
    expect(await send({ ...unlikely(), confirmed: ['weight'] })).toHaveProperty('answer');
    expect(only()).not.toHaveProperty('unconfirmed');
  });
});

describe('a body without a session id, as in the specification', () => {
  const bare = () => {
    const { sessionId: _, quizVersion: __, timeZone: ___, ...body } = request();
    return body as CreateSubmissionRequest;
  };

  test('is accepted under an id that the server creates', async () => {
    const { send, only } = setUp();
    expect(await send(bare())).toEqual({ answer: { submissionId: only()?.submissionId, _id: only()?.submissionId } });
    expect(only()?.runId).toMatch(/^[A-Za-z0-9._:-]{8,128}$/);
  });

  test('cannot be retried safely, because a second one is a second submission', async () => {
    const { send, stored } = setUp();
    const first = await send(bare());
    expect(await send(bare())).not.toEqual(first);
    expect(stored.size).toBe(2);
  });
});

describe('answers that are based on earlier ones', () => {
  test('name the earlier submission, which must be the user’s own and of the same quiz', async () => {
    const { send, stored } = setUp();
    const basedOn = await idOf(send(request()));
    expect(await send(request({ basedOn: asSubmissionId(basedOn) }))).toHaveProperty('answer');
    expect([...stored.values()].map((each) => each.basedOn)).toEqual([undefined, basedOn]);
  });

  test('are marked as a correction of a mistake only if the user says so', async () => {
    const { send, stored } = setUp();
    const basedOn = asSubmissionId(await idOf(send(request())));
    await send(request({ basedOn }));
    await send(request({ basedOn, corrects: true }));
    await send(request({ corrects: true }));
    expect([...stored.values()].map((each) => each.corrects)).toEqual([undefined, undefined, basedOn, undefined]);
  });

  test('cost one read of the user’s submissions, and no second one', async () => {
    const { send, listAll } = setUp();
    const basedOn = await idOf(send(request()));
    let readings = 0;
    const counted = async (userId: string) => {
      readings += 1;
      return listAll(userId);
    };
    expect(await send(request({ basedOn: asSubmissionId(basedOn) }), { listAll: counted })).toHaveProperty('answer');
    expect(readings).toBe(1);
  });

  test.each([
    ['nobody’s', 'not-found', {}],
    ['somebody else’s', 'not-found', { userId: asUserId('user-2') }],
    ['of the other quiz', 'malformed', { quizId: cardiacQuizId }],
  ] as const)('are refused when they are %s', async (whose, code, changed) => {
    const { send, stored } = setUp();
    const basedOn = await idOf(send(request()));
    for (const [key, submission] of stored) stored.set(key, { ...submission, ...changed });
    const asked = request({ basedOn: asSubmissionId(whose === 'nobody’s' ? 'unknown' : basedOn) });
    expect(await send(asked)).toMatchObject({ refusal: { code } });
    expect(stored.size).toBe(1);
  });
});

test('exact numbers are accepted only with the heart quiz', async () => {
  const { send, stored } = setUp();
  await send(request());
  const numbers = { ldlCholesterol: '120', labDate: '2025-11-01', waist: '33.9' };
  const heart = (over: object) =>
    request({ ...submissionRequest({ answers: { ...cardiacAnswers, ...over }, quizId: cardiacQuizId }) });
  expect(await send(heart(numbers))).toHaveProperty('answer');
  expect([...stored.values()].at(-1)?.answers).toMatchObject(numbers);
  expect(await send(heart({ ldlCholesterol: '5' }))).toMatchObject({ refusal: { questionId: 'ldlCholesterol' } });
  expect(await send(heart({ labDate: '2026-01-16' }))).toMatchObject({ refusal: { questionId: 'labDate' } });
  expect(await send(withAnswer('ldlCholesterol', '120'))).toMatchObject({ refusal: { questionId: 'ldlCholesterol' } });
});

const idOf = async (sending: Promise<unknown>): Promise<string> =>
  ((await sending) as { answer: { submissionId: string } }).answer.submissionId;

describe('on a day with 20 submissions', () => {
  const full = { takeDaily: async () => ({ allowed: false as const, retryAfterSeconds: 5 * 3600 }) };

  test('another one is refused with when to come back, and is neither stored nor enqueued', async () => {
    const { send, stored, queue } = setUp();
    expect(await send(request(), full)).toEqual({
      refusal: {
        code: 'slow-down',
        message:
          'You’ve sent 20 quizzes today, which is the most we can take in a day. Your answers are saved. Please try again in 5 hours.',
        retryAfterSeconds: 5 * 3600,
      },
    });
    expect([stored.size, queue]).toEqual([0, []]);
  });

  test('the retry of one that was accepted gets the same response as before', async () => {
    const { send } = setUp();
    const body = request();
    const first = await send(body);
    expect(await send(body, full)).toEqual(first);
  });

  test('refused answers do not count', async () => {
    const { send } = setUp();
    const never = { takeDaily: async () => expect.fail('it was counted') };
    expect(await send(request({ submittedAnswers: [] }), never)).toHaveProperty('refusal');
  });
});

describe('a retry', () => {
  test('with the same session id and the same answers, in any order, finds its own submission', async () => {
    const { send, stored, measured } = setUp();
    const body = request();
    const first = await send(body);
    const again = await send({ ...body, submittedAnswers: body.submittedAnswers.toReversed() });
    expect(again).toEqual(first);
    expect(stored.size).toBe(1);
    expect(measured('Accepted')).toBe(1);
  });

  test('finds its own submission even if a rule has become stricter since it was stored', async () => {
    const { send, stored } = setUp();
    const body = request();
    const first = await send(body);
    const [accepted] = stored.values();
    if (!accepted) throw new Error('Nothing was stored.');
    const stricter = { ...withAnswer('weight', 69), sessionId: body.sessionId };
    stored.set(`${caller.userId}/${body.sessionId}`, {
      ...accepted,
      answersHash: answersHash(productQuizId, { ...answers, weight: 69 }),
    });
    expect(await send(stricter)).toEqual(first);
    expect(await send({ ...stricter, sessionId: asRunId('another') })).toMatchObject({
      refusal: { questionId: 'weight' },
    });
  });

  test('with other answers is refused, and changes nothing', async () => {
    const { send, only } = setUp();
    const body = withAnswer('weight', 172);
    await send(body);
    const before = only();
    const other = { ...withAnswer('weight', 173), sessionId: body.sessionId };
    expect(await send(other)).toMatchObject({ refusal: { code: 'session-used' } });
    expect(only()).toEqual(before);
  });

  test('does not enqueue while the first message is under way, but does if that takes too long', async () => {
    const { send, queue, later, measured } = setUp();
    const body = request();
    await send(body);
    later(9);
    await send(body);
    expect(queue).toHaveLength(1);
    later(2);
    await Promise.all([send(body), send(body), send(body)]);
    expect(queue).toHaveLength(2);
    expect(queue[1]).toEqual(queue[0]);
    expect(measured('Requeued')).toBe(1);
  });

  test('does not enqueue a submission that already has its result', async () => {
    const { send, queue, later, stored } = setUp();
    const body = request();
    await send(body);
    for (const [key, submission] of stored) stored.set(key, { ...submission, state: 'scored' });
    later(3600);
    await send(body);
    expect(queue).toHaveLength(1);
  });

  test('gets a response even if it can neither read nor enqueue', async () => {
    const { send, later, logged } = setUp();
    const body = request();
    const first = await send(body);
    later(60);
    expect(await send(body, { claimWaiting: () => Promise.reject(new Error('down')) })).toEqual(first);
    expect(logged()).toMatchObject([{ message: 'waiting job not checked', failure: 'Error' }]);
  });

  test('500 times at once makes one submission and 500 equal responses', async () => {
    const { send, stored, queue } = setUp();
    const body = request();
    const outcomes = await Promise.all(Array.from({ length: 500 }, () => send(body)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toHaveProperty('answer');
    expect(stored.size).toBe(1);
    expect(queue).toHaveLength(1);
  });
});

describe('an unreadable stored submission does not count as a missing one', () => {
  type Unreadable = SubmissionList['unreadable'];
  const earlier = asSubmissionId('01J00000000000000000000000');
  const later = asSubmissionId('ZZZZZZZZZZZZZZZZZZZZZZZZZZ');
  const sendBeside = async (body: CreateSubmissionRequest, unreadable: Unreadable) => {
    const { send, listAll, stored } = setUp();
    await send(request({ sessionId: asRunId('readable') }));
    const sending = send(body, { listAll: async (userId) => ({ ...(await listAll(userId)), unreadable }) });
    return sending.then(
      (outcome) => ('refusal' in outcome ? outcome.refusal.code : 'accepted'),
      () => (stored.size === 1 ? 'internal' : 'stored'),
    );
  };
  const heart = submissionRequest({ answers: cardiacAnswers, quizId: cardiacQuizId });
  const another = { runId: asRunId('another') };

  test.each<[string, CreateSubmissionRequest, Unreadable[number], string]>([
    [
      'a newer first quiz fails the heart quiz',
      heart,
      { ...another, submissionId: later, quizId: productQuizId },
      'internal',
    ],
    ['an older first quiz does not', heart, { ...another, submissionId: earlier, quizId: productQuizId }, 'accepted'],
    ['another heart quiz does not', heart, { ...another, submissionId: later, quizId: cardiacQuizId }, 'accepted'],
    ['a newer one of an unknown quiz does', heart, { ...another, submissionId: later, quizId: 'tarot' }, 'internal'],
    ['one without an id does', heart, { ...another, quizId: productQuizId }, 'internal'],
    [
      'a heart quiz fails the first quiz that would use it',
      request(),
      { ...another, submissionId: later, quizId: cardiacQuizId },
      'internal',
    ],
    [
      'the one of this very session fails its retry',
      request({ sessionId: asRunId('another') }),
      { ...another, submissionId: earlier, quizId: productQuizId },
      'internal',
    ],
    [
      'the one that these answers started from fails them',
      request({ basedOn: earlier }),
      { ...another, submissionId: earlier, quizId: productQuizId },
      'internal',
    ],
  ])('%s', async (_, body, unreadable, expected) => {
    expect(await sendBeside(body, [unreadable])).toBe(expected);
  });
});

describe('refused', () => {
  const refusalOf = async (body: RepeatableRequest) => {
    const { send, stored, queue } = setUp();
    const outcome = await send(body);
    expect(stored.size + queue.length).toBe(0);
    return 'refusal' in outcome ? outcome.refusal : outcome;
  };

  test("is another person's id", async () => {
    expect(await refusalOf(request({ userId: asUserId('user-2') }))).toMatchObject({ code: 'not-allowed' });
  });

  test.each([
    ['an option that is not on the list', 'smoking', 'sometimes', 'Choose one of the answers.'],
    ['a number below the range', 'weight', 69, 'Enter a number from 70 to 400 lb.'],
    ['a number above the range', 'weight', 401, 'Enter a number from 70 to 400 lb.'],
    ['a number between two steps', 'sleepHours', 7.25, 'Enter a number, whole or with .5, from 3 to 12.'],
    ['digits where a slider gives a number', 'weight', '172', 'Enter a number from 70 to 400 lb.'],
    ['a day that does not exist', 'birthdate', '1980-02-30', 'Enter a real date, with a 4-digit year.'],
    ['a day to come', 'birthdate', '2026-01-16', 'Enter a date that isn’t in the future.'],
    ['a minor', 'birthdate', '2008-01-16', 'This quiz is for people aged 18 or over. Check the year you were born.'],
    ['an impossible age', 'birthdate', '1880-01-01', 'Check the year. This quiz works for ages up to 110.'],
    ['a height in one number', 'height', 64, 'Enter feet from 0 to 99. For centimetres, choose cm.'],
    ['twelve inches', 'height', { ft: 5, in: 12 }, 'Enter inches from 0 to 11.'],
    ['no value', 'height', null, 'Enter feet from 0 to 99. For centimetres, choose cm.'],
    ['an answer to a screen that asks nothing', 'sleep-title', 'x', 'This screen has no question.'],
    [
      'a name among the answers',
      'name',
      { firstName: 'A', lastName: 'B' },
      'Name, email and password do not belong among the answers.',
    ],
    [
      'a password among the answers',
      'password',
      'canary-12',
      'Name, email and password do not belong among the answers.',
    ],
    [
      'an answer to a hidden question',
      'familyHistoryDetails',
      'canary',
      'We don’t ask this question with your other answers. Reload the page and send them again.',
    ],
  ])('is %s, with the question and what to do', async (_, questionId, value, message) => {
    expect(await refusalOf(withAnswer(questionId, value))).toEqual({
      code: 'answer-not-acceptable',
      questionId,
      message,
    });
  });

  test('is a text longer than 2,000 characters', async () => {
    const family = { ...answers, familyHistory: 'one' };
    const body = submissionRequest({ answers: { ...family, familyHistoryDetails: 'x'.repeat(2001) } });
    expect(await refusalOf(body)).toMatchObject({
      questionId: 'familyHistoryDetails',
      message: 'Use 2000 characters or fewer.',
    });
  });

  test.each([
    ['shoeSize', { questionId: 'shoeSize' }],
    ['Ada lives in Rome', {}],
    ['<script>', {}],
    ['a'.repeat(41), {}],
  ])(
    'is an unknown question (%s), named by its place, and by its id if a question could have that id',
    async (id, named) => {
      expect(await refusalOf(withAnswer(id, 'x'))).toEqual({
        code: 'answer-not-acceptable',
        ...named,
        message: `Answer ${request().submittedAnswers.length + 1} belongs to no question of this quiz. Reload the page and send it again.`,
      });
    },
  );

  test.each(['__proto__', 'constructor', 'toString'])('is an answer to %s', async (questionId) => {
    expect(await refusalOf(withAnswer(questionId, 'x'))).toMatchObject({ code: 'answer-not-acceptable' });
  });

  test('is a question answered twice', async () => {
    const body = request();
    const twice = body.submittedAnswers.filter(({ questionId }) => questionId === 'smoking');
    const refusal = await refusalOf({ ...body, submittedAnswers: [...body.submittedAnswers, ...twice] });
    expect(refusal).toMatchObject({ questionId: 'smoking', message: 'Answer this question once.' });
  });

  test.each(['birthdate', 'gender', 'height', 'weight'])('is a longevity quiz without %s, however long', async (id) => {
    const refusal = await refusalOf(withAnswer(id, undefined));
    expect(refusal).toMatchObject({
      code: 'too-few-answers',
      message: expect.stringContaining('We can’t work out a result without'),
    });
  });

  test('is a quiz with less than half of its visible questions answered, with both counts', async () => {
    const { birthdate, gender, height, weight } = answers;
    const few = submissionRequest({ answers: { birthdate, gender, height, weight } as typeof answers });
    // Of the quiz's 40 questions other than name, email and password, the free text never counts, the intensity of
    // exercise is asked only of users who exercise, and pregnancy only up to an age.
    expect(await refusalOf(few)).toMatchObject({
      code: 'too-few-answers',
      validation: { answered_count: 4, total_questions: 38 },
    });
  });
});

describe('the cardiac quiz', () => {
  const cardiac = () => submissionRequest({ answers: cardiacAnswers, quizId: cardiacQuizId });

  test('needs an earlier longevity submission', async () => {
    const { send, stored } = setUp();
    expect(await send(cardiac())).toEqual({ refusal: { code: 'longevity-first', message: `${product.name} first` } });
    expect(stored.size).toBe(0);
  });

  test('reports that before any fault in the answers', async () => {
    const { send } = setUp();
    const closed = { refusal: { code: 'longevity-first' } };
    expect(await send({ ...cardiac(), submittedAnswers: [] })).toMatchObject(closed);
    const unlisted = [{ questionId: 'chestPain', questionText: '', value: 'perhaps' }];
    expect(await send({ ...cardiac(), submittedAnswers: unlisted })).toMatchObject(closed);
  });

  test('does not count another user’s', async () => {
    const { send, save } = setUp();
    const { submissionId: _, ...theirs } = { ...request(), submissionId: '' };
    const other = setUp();
    await other.send(theirs);
    const stored = other.only();
    if (stored) await save({ ...stored, userId: asUserId('user-2') });
    expect(await send(cardiac())).toMatchObject({ refusal: { code: 'longevity-first' } });
  });

  test('taken again builds on the first quiz, not on its own last run', async () => {
    const { send, later, stored } = setUp();
    const first = request();
    await send(first);
    for (const _ of ['once', 'again']) {
      later(60);
      await send(cardiac());
    }
    const pinned = [...stored.values()].filter(({ quizId }) => quizId === cardiacQuizId);
    expect(pinned.map(({ longevityRunId }) => longevityRunId)).toEqual([first.sessionId, first.sessionId]);
  });

  test('builds on the newest one, and keeps it over a retake and a retry', async () => {
    const { send, later, stored } = setUp();
    const pinned = () => [...stored.values()].find(({ quizId }) => quizId === cardiacQuizId)?.longevityRunId;
    await send(request());
    later(60);
    const newest = request();
    await send(newest);
    later(60);
    const body = cardiac();
    await send(body);
    expect(pinned()).toBe(newest.sessionId);
    later(60);
    await send(request());
    await send(body);
    expect(pinned()).toBe(newest.sessionId);
  });

  test('cannot reuse the session id of the longevity quiz', async () => {
    const { send } = setUp();
    const body = request();
    await send(body);
    expect(await send({ ...cardiac(), sessionId: body.sessionId })).toMatchObject({
      refusal: { code: 'session-used' },
    });
  });
});

const sent = async (send: (body: RepeatableRequest) => Promise<unknown>, body: RepeatableRequest) => {
  await send(body);
  return body;
};

describe('signs that a clinician has examined', () => {
  const summary = (runId: string, quizId: QuizId, submittedAt: string) => ({
    ...{
      userId: caller.userId,
      runId: asRunId(runId),
      submissionId: asSubmissionId(submittedAt),
      quizId,
      submittedAt,
    },
    ...{ answersHash: '', state: 'hooked' as const },
  });
  const heartAt = '2026-01-10T12:00:00.000Z';
  const seen = (code: string, on: string, at: string) => ({ checked: { at, signs: [{ code, on }] } });
  const pinned = async (...readable: SubmissionList['readable']) => {
    const { send, only } = setUp();
    await send(request(), { listAll: async () => ({ readable, unreadable: [] }) });
    return only()?.checkedSigns;
  };

  test('after the other quiz was answered are stored with the next quiz, each with its newest day', async () => {
    const said = [
      { ...summary('a', productQuizId, '2026-01-12T09:00:00.000Z'), ...seen('legClot', '2026-01-11', `${heartAt}1`) },
      { ...summary('b', productQuizId, '2026-01-13T09:00:00.000Z'), ...seen('legClot', '2026-01-13', '2026-01-13T10') },
    ];
    expect(await pinned(summary('h', cardiacQuizId, heartAt), ...said)).toEqual([
      { code: 'legClot', on: '2026-01-13' },
    ]);
  });

  test.each<[string, QuizId, string]>([
    ['before newer answers of the other quiz', productQuizId, '2026-01-09T12:00:00.000Z'],
    ['under a result of the other quiz', cardiacQuizId, '2026-01-11T12:00:00.000Z'],
  ])('%s stay open', async (_, quizId, at) => {
    const said = { ...summary('a', quizId, '2026-01-08T09:00:00.000Z'), ...seen('legClot', '2026-01-10', at) };
    expect(await pinned(summary('h', cardiacQuizId, heartAt), said)).toBeUndefined();
  });
});
