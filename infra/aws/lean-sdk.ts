import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

// Parts of the AWS SDK that a Lambda on Node carries and cannot reach. Each is replaced by the least that its importer needs.

const inPlace = (name: string, filter: RegExp, contents: string): Plugin => ({
  name,
  setup: ({ onLoad }) => onLoad({ filter }, () => ({ contents, loader: 'js' })),
});

/** Hashes written in JavaScript. The SDK has them for places where Node's own are missing. */
const withoutOwnHashes = (algorithm: 'Md5' | 'Sha256'): Plugin =>
  inPlace(
    `without-own-${algorithm}`,
    new RegExp(String.raw`@smithy[\\/]core[\\/].*[\\/]${algorithm}Js\.js$`),
    `export class ${algorithm}Js { constructor() { throw new Error('Node has its own ${algorithm}.'); } }`,
  );

/** A cache of endpoints. The SDK uses it only with AWS_ENABLE_ENDPOINT_DISCOVERY, and it would hold a few at most. */
const plainEndpointCache = inPlace(
  'plain-endpoint-cache',
  /mnemonist[\\/]lru-cache\.js$/,
  'export default class extends Map { constructor() { super(); } peek(key) { return this.get(key); } }',
);

/** A client reads its own version there, and nothing else of what its package says. */
const versionOnly: Plugin = {
  name: 'version-only',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@aws-sdk[\\/]client-[\w-]+[\\/]package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    }),
};

export const leanSdk: readonly Plugin[] = [
  withoutOwnHashes('Md5'),
  withoutOwnHashes('Sha256'),
  plainEndpointCache,
  versionOnly,
];
