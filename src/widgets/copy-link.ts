import { copyText } from '@/ui/copy-text';
import { toastError, toastSuccess } from '@/ui/toast';

/** The whole address of a page of the app. @param path as it follows the hash */
export const pageAddress = (path: string): string => `${location.origin}${location.pathname}#${path}`;

/** Copies the address of a page, and says so. */
export const copyLink = (path: string): Promise<void> => copyAddress(pageAddress(path));

/** Copies a whole address, and says so. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await copyText(address);
    toastSuccess('Link copied to clipboard');
  } catch {
    toastError('Could not copy text');
  }
}
