import type { ComponentProps } from 'react';
import { type FrameRight, frameSandbox } from '@/domain/frame-sandbox';

type Props = Omit<ComponentProps<'iframe'>, 'src' | 'srcDoc' | 'sandbox'> & { src: string; title: string; rights: readonly FrameRight[] };

/** Somebody else's page in a frame, which never shares this page's origin; nothing where the address is none that may be framed. */
export function ForeignFrame({ src, title, rights, ...rest }: Props) {
  const sandbox = frameSandbox(src, location.href, rights);
  return sandbox === null ? null : <iframe src={src} title={title} sandbox={sandbox} {...rest} />;
}
