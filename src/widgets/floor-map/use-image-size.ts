import { useEffect, useState } from 'react';
import type { Size } from '@/domain/plans/floor-frame';

type Loaded = { address: string; size: Size | null };

/** The size of an image in its own pixels: undefined until it is loaded, null if it cannot be loaded. @param address null for none */
export function useImageSize(address: string | null): Size | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (address === null) return;
    let isOver = false;
    const image = new Image();
    const done = (size: Size | null) => !isOver && setLoaded({ address, size });
    image.onload = () => done(image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : null);
    image.onerror = () => done(null);
    image.src = address;
    return () => {
      isOver = true;
    };
  }, [address]);
  if (address === null) return null;
  return loaded?.address === address ? loaded.size : undefined;
}
