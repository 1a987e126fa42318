import { openFile } from '@/backend/storage/open-file';
import { storedPathOf } from '@/domain/publishing/website/archived-files';
import type { WebsitePlan } from './use-plan';

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/** The organization's logo; null without one in storage. @throws AppError `unavailable`, `cancelled` */
export async function readLogo({ organization, hosts }: WebsitePlan, signal: AbortSignal): Promise<{ path: string; image: Blob } | null> {
  const path = storedPathOf(organization.logoUrl, hosts);
  const image = path === null ? undefined : await (await openFile(path, signal))?.blob();
  const ending = image && endings[image.type];
  return image && ending ? { path: `files/logo.${ending}`, image } : null;
}
