import { agentType } from './agent-type.ts';
import type { Reference } from './data-types.ts';
import type { Provenance } from './document.ts';

/** Where all of it comes from: the person said it, and the program put it together. */
export const provenanceOf = (
  target: readonly Reference[],
  patient: Reference,
  devices: readonly Reference[],
  madeAt: string,
): Provenance => ({
  resourceType: 'Provenance',
  target,
  recorded: madeAt,
  activity: { text: 'Self-reported by the person in an online questionnaire; not measured or checked by a clinician.' },
  agent: [
    { type: agentType('author', 'Author'), who: patient },
    ...devices.map((who) => ({ type: agentType('assembler', 'Assembler'), who })),
  ],
});
