/**
 * What CloudFront adds to a call before it reaches the API; it replaces whatever a caller has sent under these names. The
 * secret proves that a call came this way, and only then the viewer's address is believed.
 */
export const originSecretHeader = 'x-origin-secret';
/** An IPv4 or IPv6 address. */
export const viewerAddressHeader = 'x-viewer-address';
