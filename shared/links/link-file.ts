/** The one kind of file in our links: readers take no other but health cards and API accesses. */
export const readerContentType = 'application/fhir+json' as const;
/** Of the FHIR resources in them, R4. */
export const linkFhirVersion = '4.0.1';
