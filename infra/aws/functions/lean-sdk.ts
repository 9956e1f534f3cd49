import { readFile } from 'node:fs/promises';
import type { Plugin } from 'rolldown';

// Parts of packages that a Lambda on Node never runs. Each is replaced by the minimum that its importer needs.

const inPlace = (name: string, file: RegExp, code: string): Plugin => ({
  name,
  load: { filter: { id: file }, handler: () => code },
});

/** Hashes in JavaScript, which the SDK has for runtimes without native ones. */
const withoutOwnHashes = (algorithm: 'Md5' | 'Sha256'): Plugin =>
  inPlace(
    `without-own-${algorithm}`,
    new RegExp(String.raw`@smithy[\\/]core[\\/].*[\\/]${algorithm}Js\.js$`),
    `export class ${algorithm}Js { constructor() { throw new Error('Node has its own ${algorithm}.'); } }`,
  );

/** SHA-256 in JavaScript, for browsers: Node has a native one. */
const nodesOwnSha256 = inPlace(
  'nodes-own-sha256',
  /@noble[\\/]hashes[\\/]sha2\.js$/,
  `import { createHash } from 'node:crypto';
  export const sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());`,
);

/** The SDK's chain of credential providers. In Lambda, credentials are always in the environment. */
const credentialsOfLambda = inPlace(
  'credentials-of-lambda',
  /@aws-sdk[\\/]credential-provider-node[\\/]dist-es[\\/]index\.js$/,
  "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
);

/** Settings in a home directory. A function has none, and each client would look for them at the cold start. */
const withoutSettingsFiles = inPlace(
  'without-settings-files',
  /@smithy[\\/]core[\\/].*[\\/]shared-ini-file-loader[\\/]loadSharedConfigFiles\.js$/,
  `export { CONFIG_PREFIX_SEPARATOR } from './constants';
  export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });`,
);

/** A retry strategy that the SDK uses only with AWS_RETRY_MODE=adaptive. No function sets it. */
const standardRetryOnly = inPlace(
  'standard-retry-only',
  /@smithy[\\/]core[\\/].*[\\/]util-retry[\\/]AdaptiveRetryStrategy\.js$/,
  "export class AdaptiveRetryStrategy { constructor() { throw new Error('No function retries adaptively.'); } }",
);

/** A cache of endpoints, which the SDK uses only with AWS_ENABLE_ENDPOINT_DISCOVERY. It would hold a few entries at most. */
const plainEndpointCache = inPlace(
  'plain-endpoint-cache',
  /mnemonist[\\/]lru-cache\.js$/,
  'export default class extends Map { constructor() { super(); } peek(key) { return this.get(key); } }',
);

/** A client reads its version from its package.json, and nothing else. */
const versionOnly: Plugin = {
  name: 'version-only',
  load: {
    filter: { id: /@aws-sdk[\\/]client-[\w-]+[\\/]package\.json$/ },
    handler: async (path) => {
      const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string };
      return JSON.stringify({ version });
    },
  },
};

export const leanSdk: readonly Plugin[] = [
  withoutOwnHashes('Md5'),
  withoutOwnHashes('Sha256'),
  plainEndpointCache,
  versionOnly,
  nodesOwnSha256,
  credentialsOfLambda,
  withoutSettingsFiles,
  standardRetryOnly,
];
