/**
 * The part of FHIR R4 (4.0.1) that this product writes, and no more: a wrong or misspelt member is a compile error. The
 * published type packages allow every member of every resource, and mix the releases of FHIR.
 */
type Extension = {
  readonly url: string;
  readonly valueCoding?: Coding;
  readonly valueDecimal?: number;
};
export type Extended = { readonly extension?: readonly Extension[] };

export type Coding = { readonly system: string; readonly code: string; readonly display: string };
export type CodeableConcept = { readonly coding?: readonly Coding[]; readonly text?: string };
export type Reference = { readonly reference: string; readonly display?: string };
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
export type Range = { readonly low?: Quantity; readonly high?: Quantity };
