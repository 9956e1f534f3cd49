export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The response headers of every file of the site, local and deployed. The policy allows nothing by default: no third
 * party, no inline script or style except those of the prerendered pages (by their hashes), no HTML made from strings.
 */
export function responseHeaders(inlineHashes: InlineHashes): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes.scripts.join(' ')}`,
    `style-src 'self' ${inlineHashes.styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // A form submitted before its script has loaded would put the typed text into the address.
    "form-action 'none'",
    "frame-ancestors 'none'",
    // No other policy can be created, so an injected script cannot allow itself what Trusted Types forbid.
    'trusted-types worker',
    "require-trusted-types-for 'script'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    // Without `preload`, which the domain's owner has to ask for, because browsers' lists are slow to forget.
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
