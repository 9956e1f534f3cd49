import { fromBase64url } from '#shared/links/shlink.ts';

/** What a file of a link unpacks to at most: a link from somebody unknown must not fill the memory. */
const maxFileBytes = 8 * 1024 * 1024;

/** The text in a compact JWE of a SMART Health Link. Throws for a file that this key does not open, or that was changed. */
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
