import { afterEach, beforeEach, expect, vi } from 'vitest';

// Noise hides faults, so printed errors and warnings fail the test. A test that expects one spies on the channel itself.
const channels = ['error', 'warn'] as const;

beforeEach(() => {
  for (const channel of channels) vi.spyOn(console, channel).mockImplementation(() => {});
});

afterEach(() => {
  for (const channel of channels) {
    const spy = vi.mocked(console[channel]);
    if (vi.isMockFunction(spy)) expect(spy.mock.calls, `console.${channel} was called`).toEqual([]);
  }
  vi.restoreAllMocks();
});
