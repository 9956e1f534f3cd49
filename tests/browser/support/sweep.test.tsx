import { expect, test } from 'vitest';
import { show } from './show.tsx';
import { expectGoodLooks } from './sweep.ts';

// A sweep skips what it has checked before. It must not skip what only one width or scheme shows.
test.each([
  ['1280 px, dark', '@media (min-width: 1000px) and (prefers-color-scheme: dark) { .told { color: #555; } }'],
  ['1280 px, light', '@media (min-width: 1000px) and (prefers-color-scheme: light) { .told { color: #ddd; } }'],
  ['320 px, dark', '@media (prefers-color-scheme: dark) { .told { color: #555; } }'],
  ['1280 px, light', '@media (min-width: 1000px) { main .unnamed { display: block; } }'],
  [
    '1280 px, light',
    '.over { position: absolute; background: #666; inset: 600px 0 auto; height: 300px } @media (min-width: 1000px) { .over { top: 0; } }',
  ],
])('a fault that only %s shows is found: %s', async (where, style) => {
  await show(
    <main>
      <style>{`${style} main { position: relative; } .told { position: relative; z-index: 1; } .unnamed { display: none; }`}</style>
      <h1>Heading</h1>
      <div className="over" />
      <p className="told">Words to read.</p>
      <button type="button" className="unnamed" style={{ width: 50, height: 50 }} />
    </main>,
  );
  await expect(expectGoodLooks()).rejects.toThrow(where);
});
