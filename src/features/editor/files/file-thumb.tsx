import { useState } from 'react';
import { type FileKind, fileKind, isShownAsImage } from '@/domain/files/file-types';
import { fileKindIcons } from '@/widgets/file-preview/kind-icons';
import { ownUrl } from '@/widgets/file-preview/own-url';

const kindColors: Record<FileKind, string> = {
  image: 'text-ink-faint',
  video: 'text-accent',
  audio: 'text-accent',
  pdf: 'text-danger',
  word: 'text-ink-soft',
  excel: 'text-accent',
  text: 'text-ink-soft',
  other: 'text-ink-faint',
};

type Props = { contentType: string; url: string; size?: 'small' | 'large' };

/** A thumbnail: the lazily loaded image, or the icon of the file's kind. */
export function FileThumb({ contentType, url, size = 'large' }: Props) {
  const [isBroken, setBroken] = useState(false);
  const kind = fileKind(contentType);
  const address = isShownAsImage(contentType) && !isBroken ? ownUrl(url) : null;
  const Icon = fileKindIcons[kind];
  if (!address) {
    return (
      <span className="grid size-full place-items-center bg-sunken">
        <Icon aria-hidden size={size === 'large' ? 32 : 20} strokeWidth={1.5} className={kindColors[kind]} />
      </span>
    );
  }
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      // images with a transparent background, such as most plans, need white
      className={contentType.includes('svg') ? 'size-full bg-white object-contain' : 'size-full bg-white object-cover'}
    />
  );
}
