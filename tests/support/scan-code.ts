import type { Locator } from '@playwright/test';
import readCode from 'jsqr';

// A camera for the tests: a decoder that others wrote reads the very modules that a page draws.

/** As jsQR's types have it, which name the function where CommonJS has the module. */
const decode = readCode as unknown as typeof readCode.default;

/** White pixels around, and pixels of one module. */
const margin = 16;
const scale = 4;

/** The text in a QR code that a page shows. */
export async function scanCode(code: Locator): Promise<string> {
  const modules = await code.locator('path').evaluate((path: SVGPathElement) => {
    const { width } = path.ownerSVGElement?.viewBox.baseVal ?? { width: 0 };
    const canvas = document.createElement('canvas').getContext('2d');
    const drawn = new Path2D(path.getAttribute('d') ?? '');
    const side = Array.from({ length: width }, (_, at) => at + 0.5);
    return side.map((y) => side.map((x) => canvas?.isPointInPath(drawn, x, y) ?? false));
  });
  const side = modules.length * scale + 2 * margin;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) darken(pixels, side, margin + x * scale, margin + y * scale);
    });
  });
  const found = decode(pixels, side, side);
  if (!found) throw new Error('The page shows no code that can be scanned.');
  return found.data;
}

const darken = (pixels: Uint8ClampedArray, side: number, left: number, top: number): void => {
  for (let y = top; y < top + scale; y += 1) pixels.fill(0, (y * side + left) * 4, (y * side + left + scale) * 4);
};
