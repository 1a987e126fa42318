import { useMemo } from 'react';
import { encode } from 'uqr';

type Props = { text: string; label: string };

/** A QR code. Black on white in every theme, because cameras need the contrast. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block size-32 shrink-0 rounded-lg bg-white"
    >
      <path d={path} className="fill-black" />
    </svg>
  );
}

function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 3, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
