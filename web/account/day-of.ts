/** '21 November 2026', by the person's clock; blank for what is no instant. */
export const dayOf = (instant: string): string =>
  instant === '' ? '' : new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(instant));
