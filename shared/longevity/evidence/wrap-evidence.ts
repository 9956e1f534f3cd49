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
  },
} as const satisfies Partial<EvidenceById>;
