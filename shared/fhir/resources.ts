/**
 * The part of FHIR R4 (4.0.1) that this product writes, and no more. `@types/fhir` leaves nearly every member optional, of every
 * choice of type, and open to change: a resource without what our profile demands, or with two values, would compile.
 */
export type Extended = {
  readonly extension?: readonly {
    readonly url: string;
    readonly valueCoding?: Coding;
    readonly valueDecimal?: number;
  }[];
};

export type Coding = { readonly system: string; readonly code: string; readonly display: string };
export type CodeableConcept = { readonly coding?: readonly Coding[]; readonly text?: string };
export type Reference = { readonly reference: string };
export type Annotation = { readonly text: string };
export type Narrative = { readonly status: 'generated'; readonly div: string };
export type Identifier = { readonly system: string; readonly value: string };

/** `code` is UCUM. */
export type Quantity = {
  readonly value: number;
  readonly comparator?: '<' | '>=';
  readonly unit: string;
  readonly system: string;
  readonly code: string;
};
export type Range = { readonly low: Quantity; readonly high: Quantity };

type Meta = { readonly profile?: readonly string[]; readonly security?: readonly Coding[] };
/** `language`: of the sentences in it, by BCP 47; where it is absent, the document's. */
type Held = { readonly id?: string; readonly meta?: Meta; readonly language?: string };

export type Patient = Held & {
  readonly resourceType: 'Patient';
  readonly name?: readonly { readonly text: string; readonly family?: string; readonly given?: readonly string[] }[];
  readonly gender?: 'female' | 'male' | 'other' | 'unknown';
  /** YYYY-MM-DD */
  readonly birthDate?: string;
};

/** The program that asked and scored. */
export type Device = Held & {
  readonly resourceType: 'Device';
  readonly deviceName: readonly { readonly name: string; readonly type: 'user-friendly-name' }[];
  readonly type: CodeableConcept;
  readonly version: readonly { readonly type: CodeableConcept; readonly value: string }[];
  readonly url: string;
};

export type ResponseAnswer =
  | { readonly valueCoding: Coding }
  | { readonly valueDecimal: number }
  | { readonly valueDate: string }
  | { readonly valueString: string }
  | { readonly valueQuantity: Quantity };
export type ResponseItem = {
  readonly linkId: string;
  readonly text: string;
  readonly answer?: readonly ResponseAnswer[];
  readonly item?: readonly ResponseItem[];
};
export type QuestionnaireResponse = Held & {
  readonly resourceType: 'QuestionnaireResponse';
  readonly identifier: Identifier;
  readonly questionnaire: string;
  readonly status: 'completed';
  readonly subject: Reference;
  /** ISO instant. */
  readonly authored: string;
  readonly source: Reference;
  readonly author: Reference;
  readonly item: readonly ResponseItem[];
};

export type ObservedValue =
  | { readonly valueQuantity: Quantity }
  | { readonly valueRange: Range }
  | { readonly valueCodeableConcept: CodeableConcept }
  | { readonly dataAbsentReason: CodeableConcept };
export type Component = { readonly code: CodeableConcept } & ObservedValue;
export type Observation = Held & {
  readonly resourceType: 'Observation';
  readonly identifier?: readonly Identifier[];
  readonly status: 'final' | 'corrected' | 'cancelled';
  readonly category: readonly CodeableConcept[];
  readonly code: CodeableConcept;
  readonly subject: Reference;
  readonly effectiveDateTime?: string;
  /** ISO instant. */
  readonly issued: string;
  readonly performer: readonly Reference[];
  readonly device?: Reference;
  readonly method?: CodeableConcept;
  readonly note?: readonly Annotation[];
  readonly derivedFrom?: readonly Reference[];
  readonly component?: readonly Component[];
} & (ObservedValue | { readonly component: readonly Component[] });

export type Prediction = {
  readonly extension?: readonly { readonly url: string; readonly valueCoding: Coding }[];
  readonly outcome: CodeableConcept;
  readonly qualitativeRisk?: CodeableConcept;
  readonly whenPeriod: { readonly start: string; readonly end: string };
  readonly rationale: string;
  /** As FHIR R4 says, a percentage, 0 to 100. A later release of FHIR may say otherwise. */
} & ({ readonly probabilityDecimal: number } | { readonly probabilityRange: Range });
export type RiskAssessment = Held & {
  readonly resourceType: 'RiskAssessment';
  readonly identifier: readonly Identifier[];
  /** `cancelled`: nothing was estimated; the note says why. */
  readonly status: 'final' | 'corrected' | 'cancelled';
  readonly method: CodeableConcept;
  readonly code: CodeableConcept;
  readonly subject: Reference;
  readonly occurrenceDateTime: string;
  readonly performer: Reference;
  readonly basis: readonly Reference[];
  readonly prediction?: readonly Prediction[];
  readonly note: readonly Annotation[];
};

export type Flag = Held & {
  readonly resourceType: 'Flag';
  readonly status: 'active';
  readonly category: readonly CodeableConcept[];
  readonly code: CodeableConcept;
  readonly subject: Reference;
  readonly period: { readonly start: string };
  readonly author: Reference;
};

export type Section = {
  readonly title: string;
  readonly text: Narrative;
  readonly entry?: readonly Reference[];
};
export type Composition = Held & {
  readonly resourceType: 'Composition';
  readonly text: Narrative;
  readonly status: 'final';
  readonly type: CodeableConcept;
  readonly subject: Reference;
  readonly date: string;
  readonly author: readonly Reference[];
  readonly title: string;
  readonly section: readonly Section[];
};

export type Provenance = Held & {
  readonly resourceType: 'Provenance';
  readonly target: readonly Reference[];
  readonly recorded: string;
  readonly activity: CodeableConcept;
  readonly agent: readonly { readonly type: CodeableConcept; readonly who: Reference }[];
};

export type Resource =
  | Composition
  | Patient
  | Device
  | QuestionnaireResponse
  | Observation
  | RiskAssessment
  | Flag
  | Provenance;

/** `when`: an ISO instant. `data`: base64. */
type Signature = {
  readonly type: readonly Coding[];
  readonly when: string;
  readonly who: Reference;
  readonly sigFormat: 'application/jose';
  readonly data: string;
};

/** A document: the Composition is its first entry. Our server signs all of it. */
export type Bundle = {
  readonly resourceType: 'Bundle';
  readonly id: string;
  readonly language: string;
  readonly identifier: Identifier;
  readonly type: 'document';
  readonly timestamp: string;
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[];
  readonly signature?: Signature;
};

/** What both definitions carry. `url` is also the address that serves it. */
type Definition = {
  readonly id: string;
  readonly url: string;
  readonly version: string;
  readonly name: string;
  readonly title: string;
  readonly status: 'active';
  readonly experimental: false;
  readonly publisher: string;
  readonly description: string;
};

export type QuestionnaireItem = Extended & {
  readonly linkId: string;
  readonly code?: readonly Coding[];
  readonly text: string;
  readonly type: 'group' | 'display' | 'choice' | 'decimal' | 'quantity' | 'date' | 'text';
  readonly enableWhen?: readonly {
    readonly question: string;
    readonly operator: '=' | '!=';
    readonly answerCoding: Coding;
  }[];
  readonly enableBehavior?: 'any';
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly answerOption?: readonly { readonly valueCoding: Coding }[];
  readonly item?: readonly QuestionnaireItem[];
};
export type Questionnaire = Definition & {
  readonly resourceType: 'Questionnaire';
  readonly language: string;
  readonly subjectType: readonly ['Patient'];
  readonly item: readonly QuestionnaireItem[];
};

export type Concept = { readonly code: string; readonly display: string; readonly concept?: readonly Concept[] };
export type CodeSystem = Definition & {
  readonly resourceType: 'CodeSystem';
  readonly caseSensitive: true;
  readonly content: 'complete';
  readonly concept: readonly Concept[];
};
