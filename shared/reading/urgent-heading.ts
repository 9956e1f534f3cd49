type UrgentNotice = { readonly seenBy?: 'today' | 'tomorrow' | undefined; readonly message: string };

/** The heading above urgent notices: it never allows more time than they do. */
export const urgentHeading = (notices: readonly UrgentNotice[], routes: readonly string[] = []): string => {
  const call = routes.includes('pregnant') ? 'Call your maternity team today' : 'See a doctor today';
  return notices.every(maySeeTomorrow) ? `${call}, or tomorrow at the latest` : call;
};

/** A result of an engine before 2.3 has the day in its words alone. */
const maySeeTomorrow = ({ seenBy, message }: UrgentNotice): boolean =>
  seenBy ? seenBy === 'tomorrow' : /\btomorrow\b/i.test(message);
