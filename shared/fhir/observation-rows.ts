import type { Coding, Quantity } from './data-types.ts';
import type { Component, Observation } from './resources.ts';

/** Observations as rows for a reader: name, value with its unit, and what is noted about it. */
export const observationRows = (observations: readonly Observation[]): readonly (readonly [string, string])[] =>
  observations.flatMap((observation) => {
    const notes = (observation.note ?? []).map(({ text }) => text).join(' ');
    const parts = observation.component ?? [];
    const value = 'valueQuantity' in observation || parts.length === 0 ? valueText(observation) : panelText(parts);
    return [[nameOf(observation), [value, observation.effectiveDateTime, notes].filter(Boolean).join('. ')] as const];
  });

const nameOf = ({ code }: Pick<Observation, 'code'>): string => code.text ?? firstOf(code.coding)?.display ?? '';

const panelText = (parts: readonly Component[]): string => parts.map((part) => valueText(part)).join(' / ');

const valueText = (held: Observation | Component): string => {
  if ('valueQuantity' in held) return quantityText(held.valueQuantity);
  if ('valueRange' in held) return `${held.valueRange.low?.value ?? ''} to ${rangeEnd(held.valueRange.high)}`;
  if ('valueCodeableConcept' in held) {
    const { text, coding } = held.valueCodeableConcept;
    return text ?? firstOf(coding)?.display ?? '';
  }
  return 'not given';
};

const rangeEnd = (high: Quantity | undefined): string => (high ? quantityText(high) : '');
const quantityText = ({ comparator, value, unit }: Quantity): string =>
  `${comparator ? `${comparator} ` : ''}${value} ${unit}`;
const firstOf = (coding: readonly Coding[] | undefined): Coding | undefined => coding?.[0];
