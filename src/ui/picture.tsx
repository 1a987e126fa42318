import { type ComponentProps, type ReactNode, useState } from 'react';

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> & {
  src: string;
  alt: string;
  /** Stands in its place when it does not arrive. */
  otherwise: ReactNode;
};

/** A picture that may be missing where it is kept. */
export function Picture({ src, alt, otherwise, ...rest }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) return otherwise;
  return <img src={src} alt={alt} {...rest} onError={() => setBroken(src)} />;
}
