/** The calendar day at the person's place, as YYYY-MM-DD. */
export const localDay = (at: Date): string => {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
};
