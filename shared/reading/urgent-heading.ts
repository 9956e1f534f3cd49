type UrgentNotice = { readonly seenBy?: 'today' | 'tomorrow' | undefined };

/** The heading above urgent notices. It never allows more time than they do. If none names a day, it says today. */
export const urgentHeading = (notices: readonly UrgentNotice[], routes: readonly string[] = []): string => {
  const call = routes.includes('pregnant') ? 'Call your maternity team today' : 'See a doctor today';
  const days = notices.flatMap(({ seenBy }) => seenBy ?? []);
  return days.length > 0 && days.every((day) => day === 'tomorrow') ? `${call}, or tomorrow at the latest` : call;
};
