import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test, vi } from 'vitest';
import { openApiDocument, openApiPath } from '#functions/openapi/document.ts';
import { errorCodes, problemOf } from '#shared/contract/errors.ts';
import { addressMailLimits, dailyLimits, submissionsPerPage } from '#shared/contract/limits.ts';
import { type RouteName, routeNames, routes } from '#shared/contract/routes.ts';
import { literally } from '#tests/support/literally.ts';
import { breakingChanges } from '#tests/support/openapi-schemas.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(join(root, 'docs', file), 'utf8'));
const committed = read('openapi.json');
// The first deployment writes it (`npm run docs:openapi -- --released`). Before that there are no clients to break.
const released = existsSync(join(root, 'docs/openapi-released.json')) ? read('openapi-released.json') : null;

// The committed document has the default product name; a white label serves its own.
vi.mock('../../../shared/product.ts', async (importOriginal) => {
  const { product } = await importOriginal<typeof import('#shared/product.ts')>();
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
  return { product: { ...product, ...JSON.parse(text).info['x-product'] } };
});

const document = openApiDocument();
type Mutable = ReturnType<typeof JSON.parse>;
const copy = (): Mutable => structuredClone(committed);

test('docs/openapi.json is the document that is served; `npm run docs:openapi` writes it', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(committed);
});

test.each(routeNames)('the route %s is in the document, with its method and its token', (name: RouteName) => {
  const { method, path, auth } = routes[name];
  const operation = document.paths[path]?.[method.toLowerCase()];
  expect(operation?.operationId).toBe(name);
  const security = { public: [], 'own-site': [{ session: [] }], 'signed-in': [{ token: [] }] };
  expect(operation?.security).toEqual(security[auth]);
});

describe('the document is valid', () => {
  const run = (script: string, ...parameters: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'node_modules', script), ...parameters], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });

  test('for redocly', async () => {
    await expect(run('@redocly/cli/bin/cli.js', 'lint', 'docs/openapi.json')).resolves.toBeDefined();
  });

  test('for a validator of the OpenAPI schema', async () => {
    expect(await new Validator().validate(copy())).toEqual({ valid: true });
  });
});

const majorOf = ({ info }: { info: { version: string } }) => Number(info.version.split('.')[0]);

test('a change that breaks clients of the released version raises the major version', () => {
  if (!released) return expect(majorOf(document)).toBe(1);
  if (majorOf(document) === majorOf(released)) expect(breakingChanges(released, document)).toEqual([]);
  expect(majorOf(document)).toBeGreaterThanOrEqual(majorOf(released));
});

describe('the check of changes', () => {
  test.each<[string, (changed: Mutable) => void]>([
    ['a route that is gone', ({ paths }) => delete paths['/api/users/me']],
    [
      'another method',
      ({ paths }) => {
        paths['/api/users/me'] = { post: paths['/api/users/me'].get };
      },
    ],
    [
      'a token where none was asked',
      ({ paths }) => {
        paths['/api/auth/login'].post.security = [{ token: [] }];
      },
    ],
    [
      'a field more that must be sent',
      ({ components }) => {
        components.schemas.LoginRequest.properties.captcha = { type: 'string' };
        components.schemas.LoginRequest.required.push('captcha');
      },
    ],
    [
      'a field that must now be sent',
      ({ components }) => components.schemas.RegisterRequest.required.push('firstName'),
    ],
    [
      'a shorter list',
      ({ components }) => {
        components.schemas.CreateSubmissionRequest.properties.submittedAnswers.maxItems = 10;
      },
    ],
    [
      'another pattern',
      ({ components }) => {
        components.schemas.CreateSubmissionRequest.properties.sessionId.pattern = '^[0-9]+$';
      },
    ],
    ['a quiz less', ({ components }) => components.schemas.CreateSubmissionRequest.properties.quizId.enum.pop()],
    [
      'another type of what is sent',
      ({ components }) => {
        components.schemas.LoginRequest.properties.email.type = 'number';
      },
    ],
    [
      'a query that must now be sent',
      ({ paths }) =>
        (paths['/api/users/me'].get.parameters ??= [
          { name: 'x', in: 'query', required: true, schema: { type: 'string' } },
        ]),
    ],
    ['a query that is gone', ({ paths }) => delete paths['/api/results/get'].get.parameters],
    ['an answer without a field', ({ components }) => delete components.schemas.CreateSubmissionAnswer.properties._id],
    ['an answer in which a field may be missing', ({ components }) => components.schemas.LoginAnswer.required.pop()],
    [
      'a field deep inside that is renamed',
      ({ components }) => {
        const { content } = components.schemas.GetResultAnswer.properties;
        content.properties.closing = content.properties.outro;
        delete content.properties.outro;
      },
    ],
    [
      'a figure that may now be missing',
      ({ components }) => {
        const { content } = components.schemas.GetResultAnswer.properties;
        content.properties.contributions.items.properties.years = { anyOf: [{ type: 'number' }, { type: 'null' }] };
      },
    ],
    [
      'another status of success',
      ({ paths }) => {
        const { responses } = paths['/api/auth/register'].post;
        responses['202'] = responses['201'];
        delete responses['201'];
      },
    ],
    [
      'another type of error',
      ({ paths }) => {
        const [refused] = Object.values<Mutable>(paths['/api/auth/login'].post.responses).slice(1);
        refused.content = { 'text/plain': { schema: { type: 'string' } } };
      },
    ],
    ['an error without its code', ({ components }) => delete components.schemas.Problem.properties.code],
    ['a webhook that is gone', (changed) => delete changed.webhooks.submissionAccepted],
    [
      'a webhook without an id',
      ({ components }) => delete components.schemas.SubmissionAccepted.properties.submissionId,
    ],
    ['a webhook without its signature', ({ webhooks }) => webhooks.submissionAccepted.post.parameters.pop()],
  ])('%s breaks a client', (_, change) => {
    const changed = copy();
    change(changed);
    expect(breakingChanges(committed, changed)).not.toEqual([]);
  });

  test.each<[string, (changed: Mutable) => void]>([
    ['nothing at all', () => {}],
    [
      'a route more',
      ({ paths }) => {
        paths['/api/more'] = paths['/api/users/me'];
      },
    ],
    [
      'a field more in an answer',
      ({ components }) => {
        components.schemas.GetMeAnswer.properties.nickname = { type: 'string' };
      },
    ],
    [
      'a field that may be sent',
      ({ components }) => {
        components.schemas.LoginRequest.properties.device = { type: 'string' };
      },
    ],
    [
      'a longer list',
      ({ components }) => {
        components.schemas.CreateSubmissionRequest.properties.submittedAnswers.maxItems = 300;
      },
    ],
    ['an error code more', ({ components }) => components.schemas.Problem.properties.code.enum.push('gone')],
    [
      'an error status more',
      ({ paths }) => {
        const { responses } = paths['/api/users/me'].get;
        responses['410'] = responses['401'];
      },
    ],
    [
      'a figure that is always there',
      ({ components }) => {
        const summary = components.schemas.GetResultAnswer.properties.content.properties.overall_summary;
        summary.properties.biologicalAge = { type: 'number' };
      },
    ],
  ])('%s does not break a client', (_, change) => {
    const changed = copy();
    change(changed);
    expect(breakingChanges(committed, changed)).toEqual([]);
  });
});

test('the type of each problem links to the document on the site that was called', () => {
  const site = 'https://quiz.example';
  for (const code of errorCodes) {
    const { type } = problemOf({ code, message: 'Something.' });
    const { origin, pathname, hash } = new URL(type, `${site}/api/submissions/create`);
    expect([origin, pathname]).toEqual([site, openApiPath]);
    const found = hash
      .slice(2)
      .split('/')
      .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], openApiDocument());
    expect(found).toMatchObject({ title: expect.any(String), status: expect.any(Number) });
  }
});

test.each<[RouteName, readonly (string | number)[]]>([
  [
    'register',
    ['right password answers 200', 'answers 409', '10,000 most common', addressMailLimits.confirmationsADay],
  ],
  ['login', ['four wrong passwords', '16 minutes (429)']],
  ['reset', ['five tries', '15 minutes', '24 hours']],
  ['createSubmission', [dailyLimits.submissions, dailyLimits.resultMails, 'without `sessionId`', 'no safe retry']],
  ['listSubmissions', [submissionsPerPage, '`before`']],
  ['help', [addressMailLimits.resetMailsADay, addressMailLimits.resetMailsOfMailboxADay, '429']],
])('the description of %s says what a client would not expect from the specification alone', (name, limits) => {
  const { method, path } = routes[name];
  const { description } = openApiDocument().paths[path]?.[method.toLowerCase()] ?? {};
  for (const limit of limits) expect(description).toMatch(new RegExp(`(^|\\W)${literally(String(limit))}(\\W|$)`));
});
