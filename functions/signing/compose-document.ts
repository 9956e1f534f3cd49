import type { Submission } from '#functions/submissions/submission.ts';
import type { Language } from '#shared/contract/language.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import type { Bundle } from '#shared/fhir/resources.ts';
import type { ToBundle } from '#shared/fhir/setting.ts';

export type DocumentSource = { submission: Submission; content: ResultContent };

/** Composes a FHIR document of one or two results, not yet signed. The answers are also said in `doctorLanguage`. */
export type ComposeDocument = (
  sources: readonly [DocumentSource, ...DocumentSource[]],
  to: Omit<ToBundle, 'results'>,
  doctorLanguage?: Language,
) => Promise<Bundle>;
