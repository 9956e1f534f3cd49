/** '21 November 2026', by the person's clock; blank for what is no instant. */
export const dayOf = (instant: string): string => {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(date);
};
