import type { Marker } from '../markers/marker';
import { sourceHash } from './source-hash';

/** The fields by which the texts of a file of a point are translated: they begin with the file, which has no id. */
export const fileField = ({ name }: { name: string }): string => `file ${sourceHash(name)}`;
export const altField = (file: { name: string }): string => `${fileField(file)} alt`;
export const captionField = (file: { name: string }): string => `${fileField(file)} caption`;

/** A marker of an image by its place, since it has no id either. */
export const markerField = (file: { name: string }, { latlng }: Pick<Marker, 'latlng'>): string =>
  `${fileField(file)} marker ${Math.round(latlng.lat * 10)} ${Math.round(latlng.lng * 10)}`;
export const markerTextField = (file: { name: string }, marker: Pick<Marker, 'latlng'>): string => `${markerField(file, marker)} text`;

/** A link and a video of a point by their addresses. */
export const linkField = ({ url }: { url: string }): string => `link ${sourceHash(url)}`;
export const videoField = ({ url }: { url: string }): string => `video ${sourceHash(url)}`;
