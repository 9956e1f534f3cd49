import type { SignatureVerdict } from '#shared/verify/signature-verdict.ts';
import type { Words } from './words.ts';

/** What the signature of a result tells, for the person who has it in hand. `isDocument`: a file for a doctor. */
export const signatureWords = (signature: SignatureVerdict, isDocument: boolean): Words => {
  switch (signature) {
    case 'not-edited':
      return {
        tone: 'good',
        verdict: 'Not edited',
        why: isDocument
          ? 'We signed this result, and its figures, days and warnings are as we made them.'
          : 'We signed this result, and every figure and word of it is as we made it.',
      };
    case 'edited':
      return {
        tone: 'bad',
        verdict: 'Edited',
        why: 'We signed another result than the one that stands here: something in it was changed, or its signature was.',
      };
    case 'unknown-key':
      return {
        tone: 'open',
        verdict: 'Unknown key',
        why: 'It is signed, but not with a key of this site. Another site made it, or somebody else signed it.',
      };
    case 'none':
      return {
        tone: 'open',
        verdict: 'No signature',
        why: 'It has none where our key could not be reached, and nothing is wrong with that. We cannot tell whether it was edited together with its answers.',
      };
    case 'not-checked':
      return {
        tone: 'open',
        verdict: 'Signature not checked',
        why: 'Our keys could not be loaded. Please check your connection and choose the file again.',
      };
  }
};
