import { expect, test } from 'vitest';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';

test.each([
  ['2026-01-15T23:30:00Z', 'UTC', '2026-01-15'],
  ['2026-01-15T23:30:00Z', 'Europe/Berlin', '2026-01-16'],
  ['2026-01-16T02:00:00Z', 'America/Los_Angeles', '2026-01-15'],
  ['2026-01-15T23:30:00Z', 'Mars/Olympus', '2026-01-15'],
  ['2024-02-29T12:00:00Z', 'Pacific/Kiritimati', '2024-03-01'],
])('at %s in %s it is %s', (instant, zone, day) => expect(dayInZone(new Date(instant), zone)).toBe(day));
