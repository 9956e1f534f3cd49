import { systems } from './codes.ts';
import type { CodeableConcept } from './data-types.ts';

/** What somebody did for an entry of the document. */
export const agentType = (code: string, display: string): CodeableConcept => ({
  coding: [{ system: systems.agentType, code, display }],
});
