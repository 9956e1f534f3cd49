export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The response headers of every file of the site, local and deployed. The policy starts from nothing: no third party,
 * no inline script or style but those of the prerendered pages (by their hashes), no HTML made from strings.
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
    // A form that is sent before its script has come would put what was typed into the address.
    "form-action 'none'",
    "frame-ancestors 'none'",
    // No other policy can be made, so a script that got in cannot allow itself what Trusted Types forbid.
    'trusted-types worker',
    "require-trusted-types-for 'script'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    // Without `preload`: that is for a domain's owner to ask for, since browsers' lists are slow to forget.
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
