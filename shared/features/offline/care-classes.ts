import type { CareTable, SaidIn } from '#shared/words/care-classes.ts';

export const careClasses = {
  'offline/care': {
    ifVeryIllCall: ['call', 'emergency'],
  },
} as const satisfies CareTable & { readonly 'offline/care': SaidIn<typeof import('#feature-words/offline/care.ts')> };
