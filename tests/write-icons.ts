/** `npm run icons`: draws the icons of the installed app anew, after `web/assets/favicon.svg` has changed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from './support/browser.ts';
import { drawIcons, iconFile } from './support/draw-icon.ts';

mkdirSync(iconFile(''), { recursive: true });
const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage({ colorScheme: 'light', deviceScaleFactor: 1 });
for (const { file, png } of await drawIcons(page)) writeFileSync(iconFile(file), png);
await browser.close();
console.log(`Drawn: ${iconFile('')}`);
