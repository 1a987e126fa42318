import { fileKind } from '@/domain/files/file-types';

/** How a file is shown in place; null: only its name, to be downloaded. */
export type PreviewKind = 'image' | 'video' | 'audio' | 'pdf' | 'text' | null;

/** By what the file says it is; nothing that could run in a page is among them. */
export function previewKind(contentType: string): PreviewKind {
  const kind = fileKind(contentType);
  if (kind === 'image' || kind === 'video' || kind === 'pdf' || kind === 'text') return kind;
  return /^audio\/[\w.+-]+(?:$|;)/.test(contentType.trim().toLowerCase()) ? 'audio' : null;
}
