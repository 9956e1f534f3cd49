import { describe, expect, test } from 'vitest';
import { serve } from '#functions/edge/http.ts';
import { getFhirDefinition } from '#functions/fhir/get-fhir-definition.ts';
import { viewerHostHeader } from '#shared/contract/route.ts';
import { getFhirDefinitionSchemas } from '#shared/contract/schemas/public-facts-schemas.ts';
import { liveVersion, productQuizId } from '#shared/derived-names.ts';
import { loadScreens } from '#shared/load-screens.ts';
import { event } from '#tests/unit/functions/fakes.ts';

const lambda = serve('getFhirDefinition', {
  schemas: getFhirDefinitionSchemas,
  handle: getFhirDefinition({ loadQuiz: loadScreens, translations: async () => [] }),
});
const ask = async (type: string, id: string, host = 'longevity.example') => {
  const asked = {
    ...event({ headers: { [viewerHostHeader]: host, authorization: '' } }),
    pathParameters: { type, id },
  };
  const { statusCode, headers, body = '' } = await lambda(asked);
  return { statusCode, headers, found: JSON.parse(body) };
};

describe('a definition', () => {
  test.each([
    ['Questionnaire', productQuizId, liveVersion],
    ['Questionnaire', 'cardiac-health', liveVersion],
    ['CodeSystem', productQuizId, liveVersion],
    ['CodeSystem', 'cardiac-health', liveVersion],
    ['CodeSystem', 'results', undefined],
  ])('%s %s is at the address that it names for itself, and may be cached', async (type, id, version) => {
    const { statusCode, headers, found } = await ask(type, id);
    expect(statusCode).toBe(200);
    expect(headers?.['content-type']).toBe('application/fhir+json; charset=utf-8');
    expect(headers?.['cache-control']).toBe('public, max-age=86400');
    expect(found).toMatchObject({ resourceType: type, id, url: `https://longevity.example/api/fhir/${type}/${id}` });
    if (version) expect(found.version).toBe(version);
  });

  test('is found by the public id of its quiz too, which is not a valid FHIR id', async () => {
    const { found } = await ask('Questionnaire', 'cardiac_health');
    expect(found.id).toBe('cardiac-health');
  });

  test('names the address of this machine without a certificate', async () => {
    const { found } = await ask('Questionnaire', productQuizId, 'localhost:3000');
    expect(found.url).toBe(`http://localhost:3000/api/fhir/Questionnaire/${productQuizId}`);
  });

  test.each([
    ['Questionnaire', 'results'],
    ['Questionnaire', `${productQuizId}-9.9`],
    ['Questionnaire', 'constructor'],
    ['Patient', productQuizId],
    ['CodeSystem', 'toString'],
  ])('%s %s is not found, and that response is not cached', async (type, id) => {
    const { statusCode, headers } = await ask(type, id);
    expect(statusCode).toBe(404);
    expect(headers?.['cache-control']).toBe('no-store');
  });
});
