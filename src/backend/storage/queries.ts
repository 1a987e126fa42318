import { queryOptions } from '@tanstack/react-query';
import { uploadsFolder } from '@/domain/files/paths';
import type { Tour } from '@/domain/tours/tour';
import { fileDetails, listFiles } from './list-files';

type TourRef = Pick<Tour, 'id' | 'organization'>;

export const fileQueries = {
  /** A folder of a tour's file manager; "" is the root folder. @throws AppError @see EDIT-078 */
  folder: ({ organization, id }: TourRef, folder: string) =>
    queryOptions({
      queryKey: ['files', organization, id, folder],
      // others may have added files
      staleTime: 0,
      retry: false,
      queryFn: () => listFiles(uploadsFolder(organization, id, folder)),
    }),
  /** A file's metadata. File names are unique, so it never changes. @throws AppError @see EDIT-085 */
  details: (path: string) =>
    queryOptions({
      queryKey: ['file', path],
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
      queryFn: () => fileDetails(path),
    }),
};
