import { fieldsOf } from '#shared/quiz/fields-of.ts';
import { readJws } from '#shared/signature/jws.ts';
import { systems } from './codes.ts';
import type { Provenance } from './document.ts';
import { agentType } from './parties.ts';
import type { Coding, Reference } from './resources.ts';

/** 'The signature of an automated data source' (ASTM E1762). */
const sourceSignature: Coding = {
  system: systems.signatureType,
  code: '1.2.840.10065.1.12.1.14',
  display: 'Source Signature',
};

/**
 * Who made the figures of one result, with our signature of them. A document can have one signature of its own (Bundle.signature),
 * which would speak for all of it: this one speaks for the result alone, and each result has its own. Null for what is no
 * signature.
 */
export const signedProvenanceOf = (jws: string, result: Reference, device: Reference): Provenance | null => {
  const { iat } = fieldsOf(readJws(jws)?.claims);
  if (typeof iat !== 'number') return null;
  const when = new Date(iat * 1000).toISOString();
  return {
    resourceType: 'Provenance',
    target: [result],
    recorded: when,
    activity: { text: 'Signed by the program that made it, so that an edited figure can be told.' },
    agent: [{ type: agentType('assembler', 'Assembler'), who: device }],
    signature: [{ type: [sourceSignature], when, who: device, sigFormat: 'application/jose', data: btoa(jws) }],
  };
};
