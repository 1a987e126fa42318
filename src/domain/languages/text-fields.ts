import type { Marker } from '../markers/marker';
import { sourceHash } from './source-hash';

// The fields by which the texts inside of a point's blocks are translated: each is named by what stays when its text changes.

type Named = { name: string };
type Linked = { url: string };

export const linkField = ({ url }: Linked): string => `link ${sourceHash(url)}`;
export const linkTextField = (link: Linked): string => `${linkField(link)} text`;
export const videoField = ({ url }: Linked): string => `video ${sourceHash(url)}`;

const fileField = ({ name }: Named): string => `file ${sourceHash(name)}`;
export const altField = (file: Named): string => `${fileField(file)} alt`;
export const captionField = (file: Named): string => `${fileField(file)} caption`;

/** A marker of an image by its place. */
export const markerField = (file: Named, { latlng: { lat, lng } }: Pick<Marker, 'latlng'>): string =>
  `${fileField(file)} marker ${Math.round(lat * 10)} ${Math.round(lng * 10)}`;
export const markerTextField = (file: Named, marker: Pick<Marker, 'latlng'>): string => `${markerField(file, marker)} text`;

/** The alternative text of a floor plan, a field of the tour. */
export const planAltField = ({ name }: Named): string => `plan ${sourceHash(name)} alt`;
