import { AppError } from '@/domain/app-error';
import { fileAddressFrom } from '@/domain/files/file-address';
import type { Tour } from '@/domain/tours/tour';
import { fileDetails } from './list-files';

/**
 * The addresses that files of a tour have now, by those of these that are others: their addresses were closed in the meantime. Files of other tours
 * are not looked at; without a connection, addresses stay as they are.
 */
export async function currentAddresses(
  { organization, id }: Pick<Tour, 'organization' | 'id'>,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const folder = `organizations/${organization}/tour/${id}/`;
  const moves = new Map<string, string>();
  const own = [...new Set(urls)].filter((url) => fileAddressFrom(url)?.path.startsWith(folder));
  await Promise.all(
    own.map(async (url) => {
      const { path, token } = fileAddressFrom(url) ?? { path: '', token: '' };
      const details = await fileDetails(path).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return null;
      });
      if (details && fileAddressFrom(details.url)?.token !== token) moves.set(url, details.url);
    }),
  );
  return moves;
}
