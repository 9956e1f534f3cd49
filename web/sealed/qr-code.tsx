import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

/** White modules around the code, as the standard asks (ISO/IEC 18004). */
const quietZone = 4;

/** A link as a QR code, black on white even in the dark theme. The library that draws it is loaded here. */
export function QrCode({ text, title = 'QR code with the link' }: { text: string; title?: string }) {
  const [code, setCode] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]).then(
      ([{ correction, generate }, { toSvgPath }]) => {
        // Level M, as SMART Health Links recommends.
        const drawn = generate(text, { minCorrectionLevel: correction.M });
        if (isCurrent) setCode({ path: toSvgPath(drawn), size: drawn.size });
      },
      // Without the drawing the link can still be copied.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
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
