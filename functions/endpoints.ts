import type { Endpoint } from '#functions/edge/route.ts';
import { type RouteName, routeNames } from '#shared/contract/routes.ts';
import * as accountEndpoints from './endpoints/account-endpoints.ts';
import * as addressEndpoints from './endpoints/address-endpoints.ts';
import * as crashEndpoints from './endpoints/crash-endpoints.ts';
import * as exportEndpoints from './endpoints/export-endpoints.ts';
import * as fhirEndpoints from './endpoints/fhir-endpoints.ts';
import * as resultEndpoints from './endpoints/result-endpoints.ts';
import * as signInEndpoints from './endpoints/sign-in-endpoints.ts';
import * as submissionEndpoints from './endpoints/submission-endpoints.ts';
import { featureEndpoints } from './features/endpoints.ts';

/**
 * The core's endpoints by the file that joins them with their ports: `accountEndpoints` of `account-endpoints.ts`. A Lambda is bundled
 * from the files of its own endpoints.
 */
export const endpointFiles = {
  accountEndpoints,
  addressEndpoints,
  crashEndpoints,
  exportEndpoints,
  fhirEndpoints,
  resultEndpoints,
  signInEndpoints,
  submissionEndpoints,
};

/** Every endpoint, by its name. */
export const endpoints = {
  ...accountEndpoints,
  ...addressEndpoints,
  ...crashEndpoints,
  ...exportEndpoints,
  ...fhirEndpoints,
  ...resultEndpoints,
  ...signInEndpoints,
  ...submissionEndpoints,
  ...featureEndpoints,
} satisfies { readonly [Name in RouteName]: Endpoint & { readonly route: { readonly name: Name } } };

export type Endpoints = typeof endpoints;

/** What an endpoint declares, by its name. */
export const declarations = Object.fromEntries(routeNames.map((name) => [name, endpoints[name].route])) as {
  readonly [Name in RouteName]: Endpoints[Name]['route'];
};
