import { product } from '#shared/product.ts';

/**
 * Where the partner's link of a stage leads; null: no page has one. `.example` is reserved (RFC 2606): nobody has put a partner
 * there yet, and the link would lead nowhere.
 */
export const partnerOf = ({ partnerUrl }: { partnerUrl: string }): string | null =>
  partnerUrl || (new URL(product.partner.url).hostname.endsWith('.example') ? null : product.partner.url);
