/**
 * What CloudFront adds to a call before it reaches the API; it replaces whatever a caller has sent under these names. The
 * secret proves that a call came this way, and only then the others are believed.
 */
export const originSecretHeader = 'x-origin-secret';
/** An IPv4 or IPv6 address. */
export const viewerAddressHeader = 'x-viewer-address';
/** The host that the browser called, with its port if it has one: the API itself is called by another name. */
export const viewerHostHeader = 'x-viewer-host';
