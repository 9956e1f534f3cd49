import type { Route } from '#shared/contract/route.ts';

// What the core imports of this feature: a page of results for a clinician, which the user prints, saves as a signed FHIR
// document, or opens to a reader by a link (SMART Health Links).

export const needs = [] as const;

export const routes = {
  closeLink: { method: 'POST', path: '/api/links/close', auth: 'signed-in' },
  createLink: { method: 'POST', path: '/api/links/create', auth: 'signed-in' },
  getLinkFile: { method: 'GET', path: '/api/links/file', auth: 'public', anyOrigin: true },
  keepLink: { method: 'POST', path: '/api/links/keep', auth: 'signed-in' },
  openLink: { method: 'POST', path: '/api/links/manifest', auth: 'public', anyOrigin: true },
  listLinks: { method: 'GET', path: '/api/links/me', auth: 'signed-in' },
  makeDocument: { method: 'POST', path: '/api/results/document', auth: 'signed-in' },
} as const satisfies Record<string, Route>;

/** How long the list of openings of a link is kept after the link has ended. Its files are deleted when it ends. */
export const endedLinkDays = 30;
