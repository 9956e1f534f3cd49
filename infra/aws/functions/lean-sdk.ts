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

/** Asks DynamoDB for its endpoints, with AWS_ENABLE_ENDPOINT_DISCOVERY alone. */
const withoutEndpointDiscovery = inPlace(
  'without-endpoint-discovery',
  /@aws-sdk[\\/]middleware-endpoint-discovery[\\/]dist-es[\\/]index\.js$/,
  `export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {};
  export const resolveEndpointDiscoveryConfig = (config) => config;`,
);

/**
 * The rules of endpoints for all regions, kinds of account and FIPS. Ours have one form. The SDK's own variables, which name an
 * endpoint, are read elsewhere, and given here as `Endpoint`. S3's depend on the bucket, and stay.
 */
const regionalEndpoints: Plugin = {
  name: 'regional-endpoints',
  load: {
    filter: { id: /@aws-sdk[\\/]client-(?!s3\b)[\w-]+[\\/]dist-es[\\/]endpoint[\\/]endpointResolver\.js$/ },
    handler: (path) => {
      const client = /client-([\w-]+)/.exec(path)?.[1] ?? '';
      const host = hostOf[client];
      if (!host) throw new Error(`The client ${client} is new in a bundle: say in lean-sdk.ts at which host it calls.`);
      return `export const defaultEndpointResolver = ({ Endpoint, Region }) => ({
        url: new URL(Endpoint ?? \`https://${host}.\${Region}.amazonaws.com\${Region.startsWith('cn-') ? '.cn' : ''}\`),
      });`;
    },
  },
};

const hostOf: Readonly<Record<string, string>> = {
  dynamodb: 'dynamodb',
  'cognito-identity-provider': 'cognito-idp',
  sesv2: 'email',
  'secrets-manager': 'secretsmanager',
  sqs: 'sqs',
};

/** Settings that depend on AWS_DEFAULTS_MODE, which no function sets. */
const legacyDefaults = inPlace(
  'legacy-defaults',
  /@smithy[\\/]core[\\/].*[\\/]defaults-mode[\\/]resolveDefaultsModeConfig\.js$/,
  "export const resolveDefaultsModeConfig = () => async () => 'legacy';",
);

/** Asks an EC2 machine for its region. A function has AWS_REGION. */
const withoutMachines = inPlace(
  'without-machines',
  /@smithy[\\/]core[\\/].*[\\/]regionConfig[\\/]getInstanceMetadataRegion\.js$/,
  'export const getInstanceMetadataRegion = async () => undefined;',
);

/** What the SDK tells AWS about its features, its runtime and its version. The header says which SDK it is, and no more. */
const plainUserAgent = [
  inPlace(
    'plain-user-agent',
    /@aws-sdk[\\/]core[\\/].*[\\/]middleware-user-agent[\\/]user-agent-middleware\.js$/,
    `const named = (next) => (args) => {
      args.request.headers['user-agent'] = 'aws-sdk-js';
      return next(args);
    };
    export const getUserAgentMiddlewareOptions = { name: 'getUserAgentMiddleware', step: 'build', override: true };
    export const userAgentMiddleware = () => named;
    export const getUserAgentPlugin = () => ({ applyToStack: (stack) => stack.add(named, getUserAgentMiddlewareOptions) });`,
  ),
  inPlace(
    'plain-user-agent-facts',
    /@aws-sdk[\\/]core[\\/].*[\\/]util-user-agent-node[\\/]defaultUserAgent\.js$/,
    'export const [createDefaultUserAgentProvider, defaultUserAgent, crtAvailability] = [() => undefined];',
  ),
];

/** Warns of an old version of Node. The stack says which one runs. */
const withoutVersionWarnings = inPlace(
  'without-version-warnings',
  /[\\/]dist-es[\\/].*[\\/]emitWarningIfUnsupportedVersion\.js$/,
  `export const state = {};
  export const emitWarningIfUnsupportedVersion = () => undefined;`,
);

/** The SDK's own log of each call. No client has a logger. */
const withoutLogger = inPlace(
  'without-logger',
  /@aws-sdk[\\/]core[\\/].*[\\/]middleware-logger[\\/]loggerMiddleware\.js$/,
  `export const loggerMiddlewareOptions = {};
  export const loggerMiddleware = () => (next) => next;
  export const getLoggerPlugin = () => ({ applyToStack: () => undefined });`,
);

/** Dates of JSON, and of the header Retry-After. Node reads them too. */
const nodesOwnDates = inPlace(
  'nodes-own-dates',
  /@smithy[\\/]core[\\/].*[\\/]serde[\\/]date-utils\.js$/,
  `const read = (value) => (value === null || value === undefined ? undefined : new Date(value));
  export { read as parseRfc3339DateTime, read as parseRfc3339DateTimeWithOffset, read as parseRfc7231DateTime };
  export const parseEpochTimestamp = (value) => read(value === null || value === undefined ? value : Math.round(value * 1000));
  export const dateToUtcString = (date) => date.toUTCString();`,
);

/** Bytes of a request that can be used as a text, with a warning. Nothing uses them so. */
const plainBytes = inPlace(
  'plain-bytes',
  /@smithy[\\/]core[\\/].*[\\/]JsonBytesStringAdapter\.js$/,
  'export const JsonBytesStringAdapter = Buffer;',
);

/** Parts of an input that go into the name of the host. No operation that we call has one, and only such a client imports it so. */
const withoutHostLabels: Plugin = {
  name: 'without-host-labels',
  resolveId: {
    filter: { id: /HttpBindingNormalizedSchema$/ },
    handler: (_, importer) => (importer?.endsWith('HttpProtocol.js') ? 'without-host-labels' : undefined),
  },
  load: {
    filter: { id: /^without-host-labels$/ },
    handler: () => `export const getHttpOperationBindings = () => [];
    export const HttpBindingNormalizedSchema = undefined;`,
  },
};

/** Signs the messages of event streams. */
const withoutEventSignatures = inPlace(
  'without-event-signatures',
  /@smithy[\\/]signature-v4[\\/]dist-es[\\/]HeaderFormatter\.js$/,
  'export class HeaderFormatter {}',
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
  withoutEndpointDiscovery,
  versionOnly,
  nodesOwnSha256,
  credentialsOfLambda,
  withoutSettingsFiles,
  standardRetryOnly,
  regionalEndpoints,
  legacyDefaults,
  withoutMachines,
  ...plainUserAgent,
  withoutVersionWarnings,
  withoutLogger,
  nodesOwnDates,
  plainBytes,
  withoutHostLabels,
  withoutEventSignatures,
];
