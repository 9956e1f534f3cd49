/**
 * CloudFront before the API: says where a call comes from and which host it called, and proves that it came this way.
 *
 * Not imitated: everything else of it (its cache does not hold answers of the API).
 */
import type { LocalRequest } from '#infra/local/wire/messages.ts';
import { originSecretHeader, viewerAddressHeader, viewerHostHeader } from '#shared/contract/origin-headers.ts';

export const throughCloudFront = (request: LocalRequest): LocalRequest => ({
  ...request,
  headers: {
    ...request.headers,
    [originSecretHeader]: process.env.ORIGIN_SECRETS ?? '',
    [viewerAddressHeader]: request.sourceIp,
    [viewerHostHeader]: request.headers.host ?? '',
  },
});
