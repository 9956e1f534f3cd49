import * as words from '#words/seek-care.ts';

type UrgentNotice = { readonly seenBy?: 'today' | 'tomorrow' | undefined };

/** The heading above urgent notices. It never allows more time than they do. If none names a day, it says today. */
export const urgentHeading = (notices: readonly UrgentNotice[], routes: readonly string[] = []): string => {
  const days = notices.flatMap(({ seenBy }) => seenBy ?? []);
  const isByTomorrow = days.length > 0 && days.every((day) => day === 'tomorrow');
  if (routes.includes('pregnant'))
    return isByTomorrow ? words.maternityTodayOrTomorrowTitle : words.maternityTodayTitle;
  return isByTomorrow ? words.todayOrTomorrowTitle : words.todayTitle;
};
