import { productQuizId } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import type { Bundle } from '#shared/fhir/resources.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { composeResult } from '#shared/result.ts';
import { detachedJws, signingInput } from '#shared/signature/jws.ts';
import { withLowS } from '#shared/signature/low-s.ts';
import { bundleSignature, signedPayload } from '#shared/signature/signed-file.ts';

export const day = '2026-01-15';
export const answers = {
  birthdate: '1980-06-01',
  gender: 'female',
  height: { ft: 5, in: 6 },
  weight: 160,
  smoking: 'never',
};
export const content = composeResult({ quizId: productQuizId, answers, today: day });
export const documentId = '7f1d3c52-9f0e-4f6b-8b51-0a1b2c3d4e5f';
export const ids = { submissionId: 'own', submittedAt: `${day}T11:30:00.000Z` };

/** One result of an imagined person, not signed. */
export const document = bundleOf({
  site: 'https://longevity.example',
  documentId,
  madeAt: '2026-01-16T08:00:00.000Z',
  who: { name: { firstName: 'Maya', lastName: 'Brennan' }, hasBirthDate: true },
  results: [{ ...ids, day, quiz: longevityQuiz, answers, typed: {}, content }],
});

const es256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const { privateKey, publicKey } = await crypto.subtle.generateKey(es256, true, ['sign', 'verify']);
const kid = 'k'.repeat(43);

/** The site's response with the public key. */
export const keys = { body: { keys: [{ ...(await crypto.subtle.exportKey('jwk', publicKey)), kid }] } };

export const sign = async (file: object): Promise<string> => {
  const input = new TextEncoder().encode(signingInput(kid, signedPayload(file)));
  return detachedJws(kid, withLowS(new Uint8Array(await crypto.subtle.sign(es256, privateKey, input))));
};

export const signed = async (bundle: Bundle) => ({ ...bundle, signature: bundleSignature(bundle, await sign(bundle)) });
