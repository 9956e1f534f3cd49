import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { factorField, productQuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import {
  shownOfBoth,
  specifiedCardiacResult,
  specifiedProductResult,
  specifiedSubmissions,
  specifiedToken,
  specifiedUser,
} from '#tests/support/specified-answers.ts';
import { call, messageOf } from '#web/api/call.ts';
import { SubmissionRow } from '#web/dashboard/submission-rows.tsx';
import { refusalText } from '#web/quiz/outbox/refusal-text.ts';
import { ResultView } from '#web/results/result-view.tsx';
import { dated } from '#web/results/results-page.tsx';
import { endSession, mergeUser, signIn, useSession } from '#web/session/session.ts';
import { stubStorage } from './shared-browser.ts';

// Every screen must work with the specification's sections 3 and 7, without anything that our own server adds.

const fetchStub = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => fetchStub.mockResolvedValue(Response.json(body, { status }));

beforeEach(() => {
  stubStorage();
  endSession();
  fetchStub.mockReset();
  vi.stubGlobal('fetch', fetchStub);
});

const request = {
  userId: 'u-1',
  quizId: productQuizId,
  submittedAnswers: [],
  contact: { email: '', firstName: '', lastName: '' },
  sessionId: 'run-12345678',
};

/** Throws unless the call succeeded. */
const dataOf = <T,>(result: { ok: boolean; data?: T }): T => {
  if (!result.ok) throw new Error('The call failed.');
  return result.data as T;
};

describe('signing in', () => {
  test('accepts a token with the two claims, and merges the profile into them', async () => {
    answer(200, { token: specifiedToken });
    const { token } = dataOf(await call('login', { email: 'ines@example.com', password: 'p' }));
    expect(signIn(token, { remember: true })).toBe(true);
    answer(200, specifiedUser);
    mergeUser(dataOf(await call('getMe', undefined)));
    expect(useSession.getState().user).toEqual({ ...specifiedUser, language: 'en' });
  });

  test('keeps what the token says if the profile lacks it', async () => {
    signIn(specifiedToken, { remember: true });
    answer(200, { firstName: 'Ines' });
    mergeUser(dataOf(await call('getMe', undefined)));
    expect(useSession.getState().user).toEqual({ ...specifiedUser, lastName: '', language: 'en' });
  });

  test('creates an account with userId and token', async () => {
    answer(201, { userId: 'u-1', token: specifiedToken });
    const data = dataOf(await call('register', { email: 'ines@example.com', password: 'long enough' }));
    expect(data).toEqual({ userId: 'u-1', token: specifiedToken });
  });

  test.each(['login', 'register'] as const)('%s shows the message of a failure that has nothing else', async (name) => {
    answer(401, { message: 'We do not know this address.' });
    const result = await call(name, { email: 'ines@example.com', password: 'p' });
    expect(messageOf(result, 'Failed')).toBe('We do not know this address.');
  });

  test('shows the detail of a problem that has no message', async () => {
    answer(400, { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'Use another address.' });
    expect(messageOf(await call('login', { email: 'a@b.c', password: 'p' }), 'Failed')).toBe('Use another address.');
  });
});

describe('submitting', () => {
  beforeEach(() => void signIn(specifiedToken, { remember: true }));

  test.each([{ submissionId: 's-9' }, { _id: 's-9' }, { submissionId: 's-9', _id: 's-9' }])(
    'has succeeded if the response is %j',
    async (body) => {
      answer(201, body);
      expect(await call('createSubmission', request)).toEqual({ ok: true, data: { submissionId: 's-9' } });
    },
  );

  test.each([{}, null, [], 'created', { submissionId: '' }, { submissionId: 7 }])(
    'has not succeeded if the response is %j, because nothing says that it was stored',
    async (body) => {
      answer(201, body);
      expect(await call('createSubmission', request)).toEqual({ ok: false, reason: 'network' });
    },
  );

  test.each([
    ['with a message', { message: 'Too few.', validation: { answered_count: 4, total_questions: 37 } }],
    ['without one', { validation: { answered_count: 4, total_questions: 37 } }],
  ])('too few answers is recognised by the counts alone, %s', async (_, body) => {
    answer(422, body);
    const result = await call('createSubmission', request);
    if (result.ok || result.reason !== 'refused' || !result.body) throw new Error('It should be refused.');
    expect(refusalText(result.body)?.message).toBe(
      'Warning: Your submission could not be processed because not enough questions were answered. You answered 4 out of 37 questions.',
    );
  });
});

describe('the dashboard', () => {
  const listed = async (rows: unknown) => {
    signIn(specifiedToken, { remember: true });
    answer(200, rows);
    return dataOf(await call('listSubmissions', undefined));
  };

  test('lists submissions by either name of their id, and leaves out rows that have none', async () => {
    const rows = await listed([...specifiedSubmissions, { quizId: productQuizId }, null, 'row']);
    expect(rows.map(({ submissionId }) => submissionId)).toEqual(['s-3', 's-2', 's-1']);
  });

  test('shows what is not the first quiz as Cardiac Health, with the button that opens it', async () => {
    const now = new Date('2026-03-03T10:00:00.000Z');
    const shown = (await listed(specifiedSubmissions)).map((submission) =>
      renderToStaticMarkup(
        <MemoryRouter>
          <SubmissionRow
            submission={submission}
            submissions={[submission]}
            visit={null}
            changeOf={() => null}
            now={now}
          />
        </MemoryRouter>,
      ),
    );
    expect(shown[0]).toContain('>Cardiac Health<');
    expect(shown[0]).toContain('2 days ago');
    expect(shown[0]).toContain('View Results');
    expect(shown[1]).toContain('>Cardiac Health<');
    expect(shown[2]).toContain(`>${product.name} Quiz<`);
  });

  test.each([undefined, null, '', 'soon', {}])('says Not completed if the date is %j', async (submittedAt) => {
    const [row] = await listed([{ _id: 's-1', quizId: productQuizId, submittedAt }]);
    if (!row) throw new Error('The row is missing.');
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <SubmissionRow submission={row} submissions={[row]} visit={null} changeOf={() => null} now={new Date()} />
      </MemoryRouter>,
    );
    expect(markup).toContain('Not completed');
  });

  test('has failed to load if the response is not a list', async () => {
    signIn(specifiedToken, { remember: true });
    answer(200, { rows: [] });
    expect(await call('listSubmissions', undefined)).toEqual({ ok: false, reason: 'network' });
  });
});

describe('the results page', () => {
  const shown = async (body: unknown) => {
    signIn(specifiedToken, { remember: true });
    answer(200, body);
    const result = dataOf(await call('getResult', { submissionId: 's-1' }));
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <ResultView result={result} onRetake={() => {}} />
      </MemoryRouter>,
    );
    return markup.replace(/<[^>]+>/g, '\n').replaceAll(/\n+/g, '\n');
  };

  const placesOf = (page: string, words: readonly string[]) => {
    let from = 0;
    return words.map((word) => {
      const place = page.indexOf(word, from);
      if (place >= 0) from = place;
      return [word, place >= 0];
    });
  };
  const allFound = (words: readonly string[]) => words.map((word) => [word, true]);
  const withoutBreaks = (page: string) => page.replaceAll('\n', ' ').replaceAll(/ +/g, ' ');

  test('shows the first quiz completely, in the order of the specification', async () => {
    const page = withoutBreaks(await shown(specifiedProductResult));
    const words = [quizRecords[productQuizId].title, ...shownOfBoth];
    expect(placesOf(page, words)).toEqual(allFound(words));
    for (const figure of ['Biological Age 41', 'Chronological Age 46', `${product.name} Factor 72`])
      expect(page).toContain(figure);
  });

  test('shows the heart quiz completely, its level from the profile if there is no descriptor', async () => {
    const page = withoutBreaks(await shown(specifiedCardiacResult));
    const words = ['Cardiac Health', ...shownOfBoth];
    expect(placesOf(page, words)).toEqual(allFound(words));
    expect(page).toMatch(/Cardiac Risk Score 8 ?%/);
    expect(page).toContain('Risk Level Intermediate');
  });

  test.each(['biologicalAge', 'chronologicalAge', factorField])('shows no %s if there is none', async (name) => {
    const { content } = specifiedProductResult;
    const { [name as 'biologicalAge']: _, ...overall_summary } = content.overall_summary;
    const page = await shown({ ...specifiedProductResult, content: { ...content, overall_summary } });
    const term = { biologicalAge: 'Biological Age', chronologicalAge: 'Chronological Age' }[name];
    expect(page).not.toContain(`\n${term ?? `${product.name} Factor`}\n`);
    expect(page).not.toMatch(/undefined|null|NaN/);
  });

  test('dates a result by the list of submissions if the result itself has no date', async () => {
    signIn(specifiedToken, { remember: true });
    answer(200, specifiedSubmissions);
    const rows = dataOf(await call('listSubmissions', undefined));
    answer(200, specifiedCardiacResult);
    const result = dataOf(await call('getResult', { submissionId: 's-2' }));
    const listed = dated({ ...result, submissionId: asSubmissionId('s-2') }, rows);
    expect([listed, dated(result, rows)].map(({ submittedAt }) => submittedAt)).toEqual([
      '2026-02-01T10:00:00.000Z',
      '',
    ]);
  });

  test('shows an unknown quiz as Cardiac Health', async () => {
    expect(await shown({ ...specifiedCardiacResult, quiz_id: 'bone_health' })).toContain('Cardiac Health');
  });

  test.each([{ content: {} }, { quiz_id: 7, content: { focus_areas: null, category_breakdown: 'none' } }])(
    'renders even %j',
    async (body) => {
      expect(await shown(body)).not.toMatch(/undefined|null|NaN/);
    },
  );

  test.each([null, {}, [], 'ready', { content: null }])('counts %j as not ready', async (body) => {
    signIn(specifiedToken, { remember: true });
    answer(200, body);
    expect(await call('getResult', { submissionId: 's-1' })).toEqual({ ok: false, reason: 'network' });
  });
});
