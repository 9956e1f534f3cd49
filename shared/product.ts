/**
 * Everything that a white label edits, and nothing else. Ids, routes, question ids, result fields and wording are
 * derived from it (`derived-names.ts`); a test builds the product under another name to prove that this file is enough.
 */
export const product = {
  /** Lower-case letters only: it becomes the quiz id, the route `/{id}-quiz` and part of question ids. */
  id: 'longevity',
  /** As people read it: 'Longevity Quiz', 'Longevity Factor', 'Longevity first'. */
  name: 'Longevity',
  /** Physician-reviewed protocols and physician-guided programs. `.example` is reserved (RFC 2606), and a deployment shows no link to it: set your own. */
  partner: { url: 'https://partner.example/programs' },
  /** `on`: 'Forgot password?' beside the login's password leads to the help. Else it is disabled and says 'coming soon'. */
  forgotPassword: 'coming-soon' as 'coming-soon' | 'on',
  /** Where people report a security problem (SECURITY.md). `.example` is reserved: set your own. */
  securityContact: 'security@operator.example',
} as const;

/** What the partner is called, in each language of the product. */
export const partnerNames = { en: 'our partner clinic', es: 'nuestra clínica asociada' } as const;

/** What the product is, for search engines and the screen of a phone, in each language of the product. */
export const brandLines = {
  en: 'A free look at how well your body is ageing.',
  es: 'Una mirada gratuita a cómo envejece su cuerpo.',
} as const;
