import * as words from '#words/share.ts';
import { useAsyncValue } from '../ui/async-value.ts';
import styles from './qr-code.module.css';

/** White modules around the code, as the standard asks (ISO/IEC 18004). */
const quietZone = 4;

/** A link as a QR code, black on white even in the dark theme. Loads the library that draws it. */
export function QrCode({ text, title = words.qrCode }: { text: string; title?: string }) {
  // Without the drawing the link can still be copied.
  const code = useAsyncValue(() => draw(text).catch(() => null), text);
  if (!code) return <div className={styles.qr} />;
  const side = code.size + 2 * quietZone;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role="img"
      shapeRendering="crispEdges"
    >
      <title>{title}</title>
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#fff" />
      <path d={code.path} fill="#111" />
    </svg>
  );
}

async function draw(text: string): Promise<{ path: string; size: number }> {
  const [{ correction, generate }, { toSvgPath }] = await Promise.all([
    import('lean-qr'),
    import('lean-qr/extras/svg'),
  ]);
  // Level M, as SMART Health Links recommends.
  const drawn = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(drawn), size: drawn.size };
}
