import { fromBase64url, toBase64url } from '#shared/base64url.ts';
import { type Fields, fieldsOf } from '#shared/read-unknown.ts';

/**
 * What a link carries: the payload of a SMART Health Link, HL7 STU 1.
 * https://hl7.org/fhir/uv/smart-health-cards-and-links/STU1/links-specification.html#construct-a-shlink-payload
 */
export type LinkPayload = {
  /** The URL of the manifest: at least 256 random bits, at most 128 characters. */
  url: string;
  /** 32 random bytes in base64url: the key of every file of the link. It appears nowhere else. */
  key: string;
  /** When the link ends, in seconds since 1970. A hint: the server decides, and its end can be later. */
  exp?: number;
  /** Letters. `P`: a passcode is needed. `U`: one file without a manifest, which we never make. */
  flag?: string;
  /** What is behind the link, in at most 80 characters. Readers show it before anything is opened. */
  label?: string;
  v?: number;
};

/** The specification's limits. */
const maxLabelLength = 80;
const maxManifestUrlLength = 128;

/** 32 bytes in base64url: an id or a key of a link. */
const isLinkSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

const prefix = 'shlink:/';

/** The bare link. Throws when the payload breaks a limit of the specification: then some readers could not open it. */
export const shlinkOf = (payload: LinkPayload): string => {
  if (payload.url.length > maxManifestUrlLength) throw new Error('The address of the manifest is too long for a link.');
  if ((payload.label ?? '').length > maxLabelLength) throw new Error('The label is too long for a link.');
  if (!isLinkSecret(payload.key)) throw new Error('The key of a link has 32 bytes.');
  return `${prefix}${toBase64url(new TextEncoder().encode(JSON.stringify(payload)))}`;
};

/**
 * The payload of a link, bare or behind the address of a viewer (`https://…/view#shlink:/…`). Null for what is no link
 * that this version of the protocol can open. Fields that we do not know are dropped, as the specification asks.
 */
export const readShlink = (text: string): LinkPayload | null => {
  const payload = payloadIn(text);
  if (!payload) return null;
  const { url, key, exp, flag, label, v = 1 } = payload;
  if (typeof url !== 'string' || typeof key !== 'string' || !isLinkSecret(key) || v !== 1) return null;
  return {
    url,
    key,
    ...(typeof exp === 'number' && { exp }),
    ...(typeof flag === 'string' && { flag }),
    ...(typeof label === 'string' && { label: label.slice(0, maxLabelLength) }),
  };
};

/** More lines than any mail program breaks a link into. */
const maxLines = 12;

/**
 * Mail programs and messengers put a link into other words: they escape its characters, append a full stop or a parameter of
 * their own, and break it into lines. A payload that is cut off is no JSON, so the first whole one is the link.
 */
const payloadIn = (text: string): Fields | null => {
  const plain = text.replaceAll(/%[0-7][\da-f]/gi, (escaped) =>
    String.fromCharCode(Number.parseInt(escaped.slice(1), 16)),
  );
  const at = plain.indexOf(prefix);
  const [lines = ''] = at < 0 ? [] : (/^[\w-]+(?:\s+[\w-]+)*/.exec(plain.slice(at + prefix.length).trimStart()) ?? []);
  let joined = '';
  for (const line of lines.split(/\s+/, maxLines)) {
    joined += line;
    const payload = parsed(fromBase64url(joined));
    if (payload) return payload;
  }
  return null;
};

const parsed = (bytes: Uint8Array | null): Fields | null => {
  if (!bytes) return null;
  try {
    return fieldsOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return null;
  }
};
