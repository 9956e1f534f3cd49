import { product } from '#shared/product.ts';
import { plural } from '#words/plural.ts';

// /methods: its frame, its parts and its search.

// Our signature.

export const signatureTitle = 'Our signature';
export const signatureCovers =
  'We sign every file we make for you, each as a whole. If a single value, word or warning in it is changed, added or left out, the signature no longer fits.';
export const signatureHow =
  'The signature is a detached JWS (ES256) over the canonical JSON (RFC 8785) of the file without its signature. Our public keys are at /.well-known/jwks.json, so anyone can check it without us.';
export const signatureShows =
  'It shows that the file comes from us. It can’t show that the answers are true, or who gave them.';

// Sources.

export const source = 'Source:';
export const sourceList = 'Sources:';

// The frame and the search.

export const heading = `How ${product.name} works`;
export const search = 'Search this page';
export const nothingFound = 'Nothing found. Try a shorter word.';
export const manyFound = (count: number, shown: number) => `${count} matches. Here are the first ${shown}.`;
export const foundSo = (count: number) => plural(count, { one: '# match.', other: '# matches.' });
export const gradeToFind = (grade: string) => `grade ${grade}`;
export const byTopic = 'By topic';
export const takenFromEngine = (version: string) => `Taken from the data the engine runs on, version ${version}.`;

// Below a number or a source.

export const takenFromSource = (found: string) => `Taken from it: ${found}.`;
export const partlyFromMemory = 'Partly from memory: not verified.';
export const readInSource = 'Read in its source.';
export const notFromSource = 'Our own choice, not from a source.';

// A warning sign.

export const raisedBy = 'Raised by:';
export const personReads = (message: string) => `The person reads: “${message}”`;
export const formulaOf = (topic: string) => `${topic}: formula`;

// The parts, each with a line on what is in it.

export const age = 'The biological age, step by step';
export const ageSummary = 'What it is, the formulas, and one age worked out by hand';
export const evidence = 'How much each answer counts';
export const evidenceSummary = 'Each question with its ratios, weight, grade and sources';
export const constants = 'Numbers behind the age';
export const constantsSummary = 'Which are published, which are ours, and why';
export const plan = 'How the plan is chosen';
export const planSummary = 'Every rule, and who is left out of which';
export const heart = 'The heart risk, step by step';
export const heartSummary = 'Who gets it, PREVENT with all its numbers, heart age, next steps';
export const essentials = 'Life’s Essential 8';
export const essentialsSummary = 'The tables of points, and the rows of the heart result';
export const signs = 'Warning signs';
export const signsSummary = 'Each sign: when it’s raised, how urgent it is, and what that’s based on';
export const notVerified = 'What we haven’t verified';
export const notVerifiedSummary = 'Numbers we couldn’t check in a source';
export const limits = 'Known limits';
export const limitsSummary = 'Where the numbers are wrong or weak';
export const check = 'Check a document';
export const checkSummary = 'What our signature shows';
export const sources = 'Sources';
export const sourcesSummary = 'Everything we cite, and what we took from it';
export const checkDocument =
  '<link>Check a document</link>: your browser says whether we signed it and what we signed.';
