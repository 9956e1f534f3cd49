import type { Signed } from './check-file.ts';
import { contentOfDocument } from './document-content.ts';
import { contentOfDownload } from './download-content.ts';
import type { SignedContent } from './signed-content.ts';

/** Only for a file whose signature fits: it is read as we write it. */
export const contentOf = async ({ kind, file }: Signed): Promise<SignedContent> =>
  kind === 'document' ? contentOfDocument(file) : contentOfDownload(file);
