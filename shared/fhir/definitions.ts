import type { Coding, Extended } from './resources.ts';

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
    readonly operator: '=';
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
