import type {
  CodeableConcept,
  Coding,
  Device,
  Flag,
  Held,
  Identifier,
  Narrative,
  Observation,
  Patient,
  QuestionnaireResponse,
  Reference,
  RiskAssessment,
} from './resources.ts';

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

/** `when`: an ISO instant. `data`: base64. */
type Signature = {
  readonly type: readonly Coding[];
  readonly when: string;
  readonly who: Reference;
  readonly sigFormat: 'application/jose';
  readonly data: string;
};

export type Provenance = Held & {
  readonly resourceType: 'Provenance';
  readonly target: readonly Reference[];
  readonly recorded: string;
  readonly activity: CodeableConcept;
  readonly agent: readonly { readonly type: CodeableConcept; readonly who: Reference }[];
  readonly signature?: readonly Signature[];
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

/** A document: the Composition is its first entry. */
export type Bundle = {
  readonly resourceType: 'Bundle';
  readonly id: string;
  readonly identifier: Identifier;
  readonly type: 'document';
  readonly timestamp: string;
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[];
};
