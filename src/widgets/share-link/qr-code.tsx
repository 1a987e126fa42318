import { useMemo } from 'react';
import { encode } from 'uqr';

type Props = { text: string; label: string };

/** A text for the camera of a phone: black on white whatever stands around it, or cameras do not find it. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => drawn(text), [text]);
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

function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 3, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
