/** The version of the privacy text and the sentence that people agree to. Whoever changes either raises it. */
export const consentVersion = '2026-11';
