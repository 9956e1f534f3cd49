import type { EdgePorts } from '#functions/edge/lambda.ts';
import { verify } from './account-ports.ts';
import { hash, log, measure } from './base-ports.ts';

/** What the edge uses for every route. A function is bundled with those of its own routes. */
export const edgePorts = { log, measure, verify, hash } satisfies EdgePorts;
