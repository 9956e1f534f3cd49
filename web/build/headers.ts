/**
 * The response headers of every file of the site, local and deployed. The policy starts from nothing: no third party,
 * no inline script or style but the two of the prerendered page (by their hashes), no HTML made from strings.
 */
export function responseHeaders(inlineHashes: { script: string; style: string }): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes.script}`,
    `style-src 'self' ${inlineHashes.style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
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
