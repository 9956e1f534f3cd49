import { fromBase64url, toBase64url } from '#shared/base64url.ts';

/** Bytes of a nonce, and of the tag that AES-GCM appends to the ciphertext. */
const nonceBytes = 12;
const tagBytes = 16;

/** 32 random bytes in base64url: the key of a link, or its id. */
export const randomSecret = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Encrypts JSON as a compact JWE (RFC 7516), A256GCM with the key of the link, as SMART Health Links requires. Each call
 * uses its own nonce, because all files of a link share the key. The JSON is compressed first if the browser can.
 */
export async function sealFile(json: string, key: Uint8Array<ArrayBuffer>, contentType: string): Promise<string> {
  const { bytes, zip } = await compressed(new TextEncoder().encode(json));
  const header = encoded({ alg: 'dir', enc: 'A256GCM', cty: contentType, ...(zip && { zip: 'DEF' }) });
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const additionalData = new TextEncoder().encode(header);
  const cryptoKey = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData, tagLength: tagBytes * 8 }, cryptoKey, bytes),
  );
  const [ciphertext, tag] = [sealed.slice(0, -tagBytes), sealed.slice(-tagBytes)];
  // The second part is blank, because there is no wrapped key.
  return [header, '', toBase64url(iv), toBase64url(ciphertext), toBase64url(tag)].join('.');
}

const encoded = (header: object): string => toBase64url(new TextEncoder().encode(JSON.stringify(header)));

/** Raw DEFLATE, which is what `zip: DEF` means. Browsers before 2023 lack it; the file is then not compressed. */
async function compressed(bytes: Uint8Array<ArrayBuffer>): Promise<{ bytes: Uint8Array<ArrayBuffer>; zip: boolean }> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return { bytes: new Uint8Array(await new Response(stream).arrayBuffer()), zip: true };
  } catch {
    return { bytes, zip: false };
  }
}

/** The largest size that a file may unpack to, because an untrusted link must not exhaust the memory. */
const maxFileBytes = 8 * 1024 * 1024;

/** Decrypts a compact JWE of a SMART Health Link. Throws if the key is wrong or the file was changed. */
export async function openFile(
  jwe: string,
  key: Uint8Array<ArrayBuffer>,
  maxBytes: number = maxFileBytes,
): Promise<string> {
  const [header = '', , iv, ciphertext, tag] = jwe.split('.');
  const parts = [iv, ciphertext, tag].map((part) => fromBase64url(part ?? ''));
  const [nonce, body, seal] = parts;
  const { alg, enc, zip } = headerOf(header);
  if (!nonce || !body || !seal || alg !== 'dir' || enc !== 'A256GCM') throw new FileNotReadable();
  const cryptoKey = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const additionalData = new TextEncoder().encode(header);
  const sealed = new Uint8Array(await new Blob([body, seal]).arrayBuffer());
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce, additionalData }, cryptoKey, sealed);
  return new TextDecoder('utf-8', { fatal: true }).decode(zip === 'DEF' ? await inflated(bytes, maxBytes) : bytes);
}

class FileNotReadable extends Error {
  override name = 'FileNotReadable';
}

const headerOf = (text: string): { alg?: unknown; enc?: unknown; zip?: unknown } => {
  const bytes = fromBase64url(text);
  if (!bytes) throw new FileNotReadable();
  const header: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return typeof header === 'object' && header !== null ? header : {};
};

async function inflated(bytes: ArrayBuffer, maxBytes: number): Promise<ArrayBuffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > maxBytes) throw new FileNotReadable();
    chunks.push(read.value);
  }
  return new Blob(chunks).arrayBuffer();
}
