import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectDir } from './processes.ts';

/** `share`: how much of the square the mark fills. A launcher may crop a maskable icon to a circle of 80 %. */
const icons = [
  { file: 'icon-192.png', pixels: 192, share: 0.78 },
  { file: 'icon-512.png', pixels: 512, share: 0.78 },
  { file: 'maskable-512.png', pixels: 512, share: 0.56 },
] as const;

export const iconFile = (file: string): string => join(projectDir, 'web/assets/icons', file);
const mark = readFileSync(join(projectDir, 'web/assets/favicon.svg'), 'utf8');

/** Draws the icons of the installed app as PNG, from the site's mark on its background. The page must be light. */
export async function drawIcons(page: Page): Promise<{ file: string; png: Buffer }[]> {
  const drawn: { file: string; png: Buffer }[] = [];
  for (const { file, pixels, share } of icons) {
    await page.setViewportSize({ width: pixels, height: pixels });
    const size = `${Math.round(pixels * share)}px`;
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#f9f6f0">${mark.replace('width="32" height="32"', `style="width:${size};height:${size}"`)}`,
    );
    drawn.push({ file, png: await page.screenshot() });
  }
  return drawn;
}
