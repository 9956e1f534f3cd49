import { createHash } from 'node:crypto';
import type { MessageAttributeValue } from '@aws-sdk/client-sqs';

export type Attributes = Record<string, MessageAttributeValue>;

/** The SDK compares this with its own digest of what it sent or received, and throws when they differ. */
export const digestOf = (text: string): string => createHash('md5').update(text).digest('hex');

/** The digest of message attributes by the SQS developer guide. Undefined without attributes. */
export const digestOfAttributes = (attributes: Attributes): string | undefined => {
  const names = Object.keys(attributes).sort();
  if (names.length === 0) return undefined;
  const hash = createHash('md5');
  for (const name of names) {
    const { DataType = '', StringValue, BinaryValue } = attributes[name] ?? {};
    const value = StringValue === undefined ? Buffer.from(String(BinaryValue), 'base64') : Buffer.from(StringValue);
    const transport = Buffer.of(StringValue === undefined ? 2 : 1);
    hash.update(Buffer.concat([sized(Buffer.from(name)), sized(Buffer.from(DataType)), transport, sized(value)]));
  }
  return hash.digest('hex');
};

const sized = (bytes: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};
