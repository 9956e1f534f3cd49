/** Before 12:00 it is morning, before 18:00 afternoon, then evening; by the person's own clock. */
function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** 'Good morning Ines, are you ready to view your results?'; the name is left out when there is none. */
export function greeting(firstName: string, now: Date): string {
  const name = firstName.trim();
  return `Good ${partOfDay(now)}${name && ` ${name}`}, are you ready to view your results?`;
}
