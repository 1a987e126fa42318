import type { ComponentProps } from 'react';
import { type FrameRight, frameSandbox } from '@/domain/frame-sandbox';

type Props = Omit<ComponentProps<'iframe'>, 'src' | 'srcDoc' | 'sandbox'> & {
  src: string;
  title: string;
  permissions: readonly FrameRight[];
};

/** An external page in a sandboxed iframe that never shares this page's origin. Renders nothing if the URL may not be framed. */
export function ExternalFrame({ src, title, permissions, ...rest }: Props) {
  const sandbox = frameSandbox(src, location.href, permissions);
  return sandbox === null ? null : <iframe src={src} title={title} sandbox={sandbox} {...rest} />;
}
