import { readFile } from 'node:fs/promises';
import type { Plugin } from 'rolldown';

type Load = (path: string) => string | Promise<string>;

/** Replaces the content of a file in a bundle. */
export const inPlace = (file: RegExp, code: string | Load): Plugin => ({
  name: `in-place-of-${file.source}`,
  load: { filter: { id: file }, handler: typeof code === 'string' ? () => code : code },
});

const hostOf: Readonly<Record<string, string>> = {
  dynamodb: 'dynamodb',
  'cognito-identity-provider': 'cognito-idp',
  sesv2: 'email',
  'secrets-manager': 'secretsmanager',
  sqs: 'sqs',
};

/** Parts of packages that a Lambda on Node never runs. Each is replaced by the minimum that its importer needs. */
export const leanSdk: readonly Plugin[] = [
  // Hashes in JavaScript, which the SDK has for runtimes without native ones.
  ...['Md5', 'Sha256'].map((algorithm) =>
    inPlace(
      new RegExp(String.raw`@smithy[\\/]core[\\/].*[\\/]${algorithm}Js\.js$`),
      `export class ${algorithm}Js { constructor() { throw new Error('Node has its own ${algorithm}.'); } }`,
    ),
  ),
  // Asks DynamoDB for its endpoints, with AWS_ENABLE_ENDPOINT_DISCOVERY alone.
  inPlace(
    /@aws-sdk[\\/]middleware-endpoint-discovery[\\/]dist-es[\\/]index\.js$/,
    `export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {};
  export const resolveEndpointDiscoveryConfig = (config) => config;`,
  ),
  // A client reads its version from its package.json, and nothing else.
  inPlace(/@aws-sdk[\\/]client-[\w-]+[\\/]package\.json$/, async (path) => {
    const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string };
    return JSON.stringify({ version });
  }),
  // SHA-256 in JavaScript, for browsers: Node has a native one.
  inPlace(
    /@noble[\\/]hashes[\\/]sha2\.js$/,
    `import { createHash } from 'node:crypto';
  export const sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());`,
  ),
  // The SDK's chain of credential providers. In Lambda, credentials are always in the environment.
  inPlace(
    /@aws-sdk[\\/]credential-provider-node[\\/]dist-es[\\/]index\.js$/,
    "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
  ),
  // Settings in a home directory. A function has none, and each client would look for them at the cold start.
  inPlace(
    /@smithy[\\/]core[\\/].*[\\/]shared-ini-file-loader[\\/]loadSharedConfigFiles\.js$/,
    `export { CONFIG_PREFIX_SEPARATOR } from './constants';
  export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });`,
  ),
  // A retry strategy that the SDK uses only with AWS_RETRY_MODE=adaptive. No function sets it.
  inPlace(
    /@smithy[\\/]core[\\/].*[\\/]util-retry[\\/]AdaptiveRetryStrategy\.js$/,
    "export class AdaptiveRetryStrategy { constructor() { throw new Error('No function retries adaptively.'); } }",
  ),
  // The rules of endpoints for all regions, kinds of account and FIPS. Ours have one form. The SDK's own variables, which name
  // an endpoint, are read elsewhere, and given here as `Endpoint`. S3's depend on the bucket, and stay.
  inPlace(/@aws-sdk[\\/]client-(?!s3\b)[\w-]+[\\/]dist-es[\\/]endpoint[\\/]endpointResolver\.js$/, (path) => {
    const client = /client-([\w-]+)/.exec(path)?.[1] ?? '';
    const host = hostOf[client];
    if (!host) throw new Error(`The client ${client} is new in a bundle: say in lean-sdk.ts at which host it calls.`);
    return `export const defaultEndpointResolver = ({ Endpoint, Region }) => ({
        url: new URL(Endpoint ?? \`https://${host}.\${Region}.amazonaws.com\${Region.startsWith('cn-') ? '.cn' : ''}\`),
      });`;
  }),
  // Settings that depend on AWS_DEFAULTS_MODE, which no function sets.
  inPlace(
    /@smithy[\\/]core[\\/].*[\\/]defaults-mode[\\/]resolveDefaultsModeConfig\.js$/,
    "export const resolveDefaultsModeConfig = () => async () => 'legacy';",
  ),
  // Asks an EC2 machine for its region. A function has AWS_REGION.
  inPlace(
    /@smithy[\\/]core[\\/].*[\\/]regionConfig[\\/]getInstanceMetadataRegion\.js$/,
    'export const getInstanceMetadataRegion = async () => undefined;',
  ),
  // What the SDK tells AWS about its features, its runtime and its version. The header says which SDK it is, and no more.
  inPlace(
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
    /@aws-sdk[\\/]core[\\/].*[\\/]util-user-agent-node[\\/]defaultUserAgent\.js$/,
    'export const [createDefaultUserAgentProvider, defaultUserAgent, crtAvailability] = [() => undefined];',
  ),
  // Warns of an old version of Node. The stack says which one runs.
  inPlace(
    /[\\/]dist-es[\\/].*[\\/]emitWarningIfUnsupportedVersion\.js$/,
    `export const state = {};
  export const emitWarningIfUnsupportedVersion = () => undefined;`,
  ),
  // The SDK's own log of each call. No client has a logger.
  inPlace(
    /@aws-sdk[\\/]core[\\/].*[\\/]middleware-logger[\\/]loggerMiddleware\.js$/,
    `export const loggerMiddlewareOptions = {};
  export const loggerMiddleware = () => (next) => next;
  export const getLoggerPlugin = () => ({ applyToStack: () => undefined });`,
  ),
  // Dates of JSON, and of the header Retry-After. Node reads them too.
  inPlace(
    /@smithy[\\/]core[\\/].*[\\/]serde[\\/]date-utils\.js$/,
    `const read = (value) => (value === null || value === undefined ? undefined : new Date(value));
  export { read as parseRfc3339DateTime, read as parseRfc3339DateTimeWithOffset, read as parseRfc7231DateTime };
  export const parseEpochTimestamp = (value) => read(value === null || value === undefined ? value : Math.round(value * 1000));
  export const dateToUtcString = (date) => date.toUTCString();`,
  ),
  // Bytes of a request that can be used as a text, with a warning. Nothing uses them so.
  inPlace(/@smithy[\\/]core[\\/].*[\\/]JsonBytesStringAdapter\.js$/, 'export const JsonBytesStringAdapter = Buffer;'),
  // Signs the messages of event streams.
  inPlace(/@smithy[\\/]signature-v4[\\/]dist-es[\\/]HeaderFormatter\.js$/, 'export class HeaderFormatter {}'),
  // Parts of an input that go into the name of the host. No operation that we call has one, and only such a client imports it
  // so.
  {
    name: 'without-host-labels',
    resolveId: {
      filter: { id: /HttpBindingNormalizedSchema$/ },
      handler: (_, importer) => (importer?.endsWith('HttpProtocol.js') ? 'without-host-labels' : undefined),
    },
  },
  inPlace(
    /^without-host-labels$/,
    `export const getHttpOperationBindings = () => [];
    export const HttpBindingNormalizedSchema = undefined;`,
  ),
];
