import type { Bundle } from '#shared/fhir/document.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { faultsOfCodes, faultsOfQuantities, faultsOfUnits } from './faults-of-codes.ts';
import { faultsOfReferences, faultsOfRisk } from './own-checks.ts';

/** What each of the three finds wrong with a document. */
export const faultsOfBundle = (bundle: Bundle) => ({
  medplum: faultsByMedplum(bundle),
  fhir: faultsByFhir(bundle),
  own: [faultsOfReferences, faultsOfRisk, faultsOfCodes, faultsOfUnits, faultsOfQuantities].flatMap((find) =>
    find(bundle),
  ),
});

export const noFaults = { medplum: [], fhir: [], own: [] };
