/** Morning until 12:00, afternoon until 18:00, then evening, by the person's clock. */
function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** 'Good morning Ines, are you ready to view your results?'. Without a first name the name is left out. */
export function greeting(firstName: string, now: Date): string {
  const name = firstName.trim();
  return `Good ${partOfDay(now)}${name && ` ${name}`}, are you ready to view your results?`;
}
