import { product } from '#shared/product.ts';

/** The build inserts this address. An operator may set another one per stage (`partnerUrl` in cdk.json). */
export const partnerUrl: string = process.env.PARTNER_URL || product.partner.url;
