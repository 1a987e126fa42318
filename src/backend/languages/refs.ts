import type { OrgId, TourId } from '@/domain/ids';
import { type Translations, translationsFrom } from '@/domain/languages/translations';
import type { Source } from '../live/source';
import { tours } from '../tours/refs';

/** tours/{tour}/languages/{tag} */
export const translationsOf = (tour: TourId): Source<Translations> => ({
  path: `${tours.path}/${tour}/languages`,
  read: translationsFrom,
  isInCopies: true,
});

/** organizations/{organization}/tours/{tour}/snapshots/{version}/languages/{tag} */
export const translationsOfVersion = ({ organization, tour, version }: VersionRef): Source<Translations> => ({
  path: `organizations/${organization}/tours/${tour}/snapshots/${version}/languages`,
  read: translationsFrom,
  isInCopies: true,
});

export type VersionRef = { organization: OrgId; tour: TourId; version: string };
