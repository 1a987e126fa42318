import { type ComponentProps, type ReactNode, useState } from 'react';

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> & {
  src: string;
  alt: string;
  /** Shown instead if the image fails to load. */
  fallback: ReactNode;
};

/** An image with a fallback. */
export function ImageWithFallback({ src, alt, fallback, ...rest }: Props) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === src) return fallback;
  return <img src={src} alt={alt} {...rest} onError={() => setFailedSrc(src)} />;
}
