import { product } from '#shared/product.ts';

/** The build fills this in: an operator may set another address per stage (`partnerUrl` in cdk.json). */
export const partnerUrl: string = process.env.PARTNER_URL || product.partner.url;
