import { queryOptions } from '@tanstack/react-query';
import { uploadsFolder } from '@/domain/files/paths';
import type { Tour } from '@/domain/tours';
import { fileDetails, listFiles } from './list-files';

type Of = Pick<Tour, 'id' | 'organization'>;

export const fileQueries = {
  /** A folder of a tour's file manager; "" is the one that the others lie in. @throws AppError @see EDIT-078 */
  folder: ({ organization, id }: Of, folder: string) =>
    queryOptions({
      queryKey: ['files', organization, id, folder],
      // others may have added to it
      staleTime: 0,
      retry: false,
      queryFn: () => listFiles(uploadsFolder(organization, id, folder)),
    }),
  /** What storage knows of a file. Names in storage are unique, so it stays what it is. @throws AppError @see EDIT-085 */
  details: (path: string) =>
    queryOptions({
      queryKey: ['file', path],
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
      queryFn: () => fileDetails(path),
    }),
};
