import type { SourceId } from '#shared/sources/sources.ts';

/** PREVENT risk age (Krishnan 2025): cholesterol in mg/dL, pressure in mmHg, eGFR in mL/min/1.73m2, A1c in percent. */
export const heartAgeEvidence = {
  definition:
    'PREVENT risk age (Krishnan 2025): the age at which a person of the same sex with optimal factors has the same 10-year total CVD risk',
  optimal: { nonHdl: 120, hdl: 50, sbp: 110, egfr: 90, hba1c: 5.3, diabetes: 0, smoking: 0, bpTx: 0, statin: 0 },
  source: ['krishnan2025', 'preventRiskAge'],
  verified: true,
  min: 30,
  max: 79,
  codes: { '<30': 'under 30', '80+': '80 or more' },
  hdlNote:
    'the published definition names non-HDL 120, SBP 110, eGFR 90, no diabetes, smoking, antihypertensive or statin, and not HDL; HDL 50 mg/dL (the centre of the equation) reproduces its example (woman of 63, optimal: 5%; computed 5.02%)',
  hba1cNote: 'with the hba1c model the optimal person has 5.3% (our extension; term 0)',
  range: 'risk ages of the two ends of the total CVD range',
} as const satisfies { readonly source: readonly SourceId[] } & Readonly<Record<string, unknown>>;
