import { afterEach, beforeEach, expect, vi } from 'vitest';

// Noise hides faults: whatever a test expects to be printed it must catch itself (vi.spyOn in the test replaces these).
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
