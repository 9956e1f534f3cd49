/** The version of the privacy text and the sentence that people agree to. When you change either, raise it. */
export const consentVersion = '2026-11';
