import { knowledgeQuestionId } from '#shared/derived-names.ts';
import type { EvidenceById } from './question-evidence.ts';

/** The last question, which only describes the person. */
export const wrapEvidence = {
  [knowledgeQuestionId]: {
    section: 'wrap',
    grade: 'D',
    weight: 0,
    catWeight: 0,
    modifiable: false,
    sources: [],
    derivation:
      'No usable causal evidence on death from any cause: HR 1 for every option, so no effect on age. Category score only. Not part of any category score; may tune how much explanation is shown.',
  },
} as const satisfies Partial<EvidenceById>;
