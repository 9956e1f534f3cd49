import { bundleOf } from '#shared/fhir/bundle.ts';
import { loadQuiz } from '#shared/load-quiz.ts';

/** What a document for a doctor says. */
export const speech = { bundleOf, loadQuiz };
