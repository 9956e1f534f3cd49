/**
 * Terms that a question or a notice cannot do without, each with the reason. Their number of syllables says nothing about
 * how hard the sentence is to read for the person whom it concerns, so a grade is measured with a short word in their place.
 */
export const medicalTerms: Readonly<Record<string, string>> = {
  cholesterol: 'It stands on the report and on the medicine’s leaflet; there is no plain word.',
  medicine: 'Shorter words for it (drug, pill) mean less or something else.',
  apixaban: 'The name on the box.',
  rivaroxaban: 'The name on the box.',
  edoxaban: 'The name on the box.',
  dabigatran: 'The name on the box.',
  'atrial fibrillation': 'The name of the illness on a doctor’s letter.',
  'rheumatoid arthritis': 'The name of the illness on a doctor’s letter.',
  psoriasis: 'The name of the illness on a doctor’s letter.',
  'inflammatory bowel disease': 'The name of the illness on a doctor’s letter; irritable bowel is another.',
  inflammation: 'What the listed illnesses have in common.',
  seizure: 'A fit may be read as anger.',
  clinician: 'Doctor would leave out nurses, midwives and pharmacists.',
};

const anyTerm = new RegExp(`\\b(?:${Object.keys(medicalTerms).join('|')})s?\\b`, 'gi');

/** The text with each accepted term as a word of one syllable. */
export const withoutMedicalTerms = (text: string): string => text.replace(anyTerm, 'term');

export const usesTerm = (text: string, term: string): boolean => text.toLowerCase().includes(term);
