import { expect, test } from 'vitest';
import { matchPath } from '#shared/contract/route.ts';

const template = '/api/fhir/{type}/{id}';

test.each([
  ['/api/fhir/Questionnaire/longevity', { type: 'Questionnaire', id: 'longevity' }],
  ['/api/fhir/a%20b/%C3%A4', { type: 'a b', id: 'ä' }],
  ['/api/fhir/%/x', { type: '%', id: 'x' }],
  ['/api/fhir/Questionnaire', null],
  ['/api/fhir/Questionnaire/', null],
  ['/api/fhir/Questionnaire/a/b', null],
  ['/api/results/Questionnaire/a', null],
])('the parts of %s are %j', (path, parts) => {
  expect(matchPath(template, path)).toEqual(parts);
});

test('a template without parts is its own path alone', () => {
  expect(matchPath('/api/users/me', '/api/users/me')).toEqual({});
  expect(matchPath('/api/users/me', '/api/users/you')).toBeNull();
});
