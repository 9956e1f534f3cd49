import { canonicalJson } from '#shared/canonical-json.ts';
import { type Fields, fieldsOf, listOf, textOf } from '#shared/read-unknown.ts';
import { type ReadJws, readJws } from './jws.ts';

// Two kinds of files are signed, both as a whole: a FHIR document, whose signature has the form that FHIR gives it
// (Bundle.signature), and the download of all data, whose member `signature` is the bare JWS.

/** 'The signature of an automated data source' (ASTM E1762). */
const sourceSignature = {
  system: 'urn:iso-astm:E1762-95:2013',
  code: '1.2.840.10065.1.12.1.14',
  display: 'Source Signature',
} as const;

/** The canonical JSON of a file without its signature: this is what is signed. */
export const signedPayload = (file: object): string => canonicalJson({ ...file, signature: undefined });

/**
 * What FHIR wants to know of a signature, beside the JWS itself. All of it follows from the signed document, so that nothing can be
 * changed here either: signed by the program at the time of the document.
 */
export const bundleSignature = (bundle: object, jws: string) => ({
  type: [sourceSignature],
  when: textOf(fieldsOf(bundle).timestamp),
  who: { reference: programIn(bundle) },
  sigFormat: 'application/jose' as const,
  data: btoa(jws),
});

const programIn = (bundle: object): string => {
  const entries = listOf(fieldsOf(bundle).entry).map(fieldsOf);
  return textOf(entries.find(({ resource }) => fieldsOf(resource).resourceType === 'Device')?.fullUrl);
};

const uuidUrn = /^urn:uuid:([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

/** The identifier in a file of ours. */
export const documentUrn = (documentId: string): string => `urn:uuid:${documentId}`;

const documentIdIn = (urn: unknown): string | null => uuidUrn.exec(textOf(urn))?.[1] ?? null;

export type ReadSigned = {
  readonly kind: 'document' | 'download';
  /** The id by which the site finds its record. Not trusted before the signature is checked. */
  readonly documentId: string;
  readonly jws: ReadJws;
  readonly payload: string;
  /** Whether the signature's own fields are those that we write. */
  readonly isExact: boolean;
};

/** Null for a file without a signature and an identifier in our form. Takes anything. */
export const readSigned = (file: unknown): ReadSigned | null => {
  const { signature, identifier } = fieldsOf(file);
  return typeof signature === 'string'
    ? signedAs('download', file, signature, identifier)
    : signedAs('document', file, jwsIn(signature), fieldsOf(identifier).value);
};

const signedAs = (kind: ReadSigned['kind'], file: unknown, text: string | null, urn: unknown): ReadSigned | null => {
  const [jws, documentId] = [readJws(text), documentIdIn(urn)];
  if (!jws || documentId === null || text === null) return null;
  const fields = fieldsOf(file);
  const isExact =
    kind === 'download' || canonicalJson(bundleSignature(fields, text)) === canonicalJson(fields.signature);
  return { kind, documentId, jws, payload: signedPayload(fields), isExact };
};

/** Null unless the text is base64 in its canonical form. */
const jwsIn = (signature: unknown): string | null => {
  const data = textOf(fieldsOf(signature).data);
  try {
    const jws = atob(data);
    return btoa(jws) === data ? jws : null;
  } catch {
    return null;
  }
};

/** A named download before it is signed. */
export const identified = <File extends Fields>(documentId: string, file: File) => ({
  ...file,
  identifier: documentUrn(documentId),
});
