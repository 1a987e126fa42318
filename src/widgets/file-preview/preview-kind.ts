import { fileKind, isTiff } from '@/domain/files/file-types';

/** How a file is previewed; null means download only. */
export type PreviewKind = 'image' | 'video' | 'audio' | 'pdf' | 'text' | null;

/** The kind of preview for a content type. Types that could run scripts have none. */
export function previewKind(contentType: string): PreviewKind {
  const kind = fileKind(contentType);
  if (isTiff(contentType)) return null;
  if (kind === 'image' || kind === 'video' || kind === 'pdf' || kind === 'text') return kind;
  return /^audio\/[\w.+-]+(?:$|;)/.test(contentType.trim().toLowerCase()) ? 'audio' : null;
}
