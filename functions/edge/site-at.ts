/** The address of the site at a host that was called: 'https://example.org'. On this very machine there is no certificate. */
export const siteAt = (host: string): string =>
  `${/^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host) ? 'http' : 'https'}://${host}`;
