import { addressesIn } from '../files/file-addresses-in';
import { allPois, type Folder } from '../folders/folder';
import { allStops, type GuidedTour } from '../guided-tours/guided-tour';
import { withoutPlacer } from '../plans/placement';
import { publicParts } from '../point-types/public-parts';
import { attachedFiles } from '../pois/deletion';
import type { Poi } from '../pois/poi';
import type { Tour } from '../tours/tour';
import { detailsOf, type VersionDetails } from './details';

/** What of a tour becomes a version; ids of folders and PoIs that are not published. */
export type Selection = {
  excludedFolders: readonly string[];
  excludedPois: readonly string[];
  floorplans: boolean;
  documents: boolean;
};

/** What a version has of its tour. */
export type PublishedContent = Pick<
  Tour,
  | 'folders'
  | 'guidedTours'
  | 'rooms'
  | 'pointTypes'
  | 'floorplans'
  | 'documents'
  | 'matterportId'
  | 'thumbnailUrl'
  | 'thumbnailAlt'
  | 'description'
  | 'languages'
> & { details: VersionDetails };

/**
 * The published part of a tour: without what is excluded or left out, and without the accounts of those who made it. Of the types of its points it has
 * those that are used, and of what points hold only fields of these.
 */
export function publishedContentOf(tour: Tour, selection: Selection): PublishedContent {
  const { matterportId, thumbnailUrl, thumbnailAlt, description, rooms, languages } = tour;
  const chosen = selectedFolders(tour.folders, new Set(selection.excludedFolders), new Set(selection.excludedPois));
  const { folders, pointTypes } = publicParts(chosen, tour.pointTypes);
  return {
    matterportId,
    thumbnailUrl,
    thumbnailAlt,
    description,
    languages,
    details: detailsOf(tour),
    folders,
    guidedTours: publishedGuidedTours(tour, folders),
    rooms,
    pointTypes,
    floorplans: selection.floorplans ? tour.floorplans.map(withoutPlacer) : [],
    documents: selection.documents ? tour.documents : [],
  };
}

const selectedFolders = (folders: readonly Folder[], excludedFolders: ReadonlySet<string>, excludedPois: ReadonlySet<string>): Folder[] =>
  folders
    .filter(({ id }) => !excludedFolders.has(id))
    .map((folder) => ({
      ...folder,
      pois: folder.pois.filter(({ identifier }) => !excludedPois.has(identifier)).map(withoutAuthor),
      children: selectedFolders(folder.children, excludedFolders, excludedPois),
    }));

/** What a stop says about a point that is not published is not published either. */
function publishedGuidedTours({ guidedTours }: Pick<Tour, 'guidedTours'>, folders: readonly Folder[]): GuidedTour[] {
  const published = new Set(allPois(folders).map(({ identifier }) => identifier));
  return guidedTours.flatMap((tour) => {
    const stops = tour.stops.filter(({ poi }) => poi === null || published.has(poi));
    return stops.length === 0 ? [] : [{ ...tour, stops }];
  });
}

const withoutAuthor = ({ children: _, externalId: __, ...poi }: Poi): Poi => ({ ...poi, userUid: '' });

// sought only where a word begins, or a long word takes the square of its length
const emailPattern = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Names of files such as plan@2x.png are no addresses. */
const fileEnding = /\.(?:png|jpe?g|gif|webp|bmp|svg|pdf|mp4|webm)$/;

/** The email addresses in texts of a publication, in lower case, each once. */
export const emailsIn = (content: PublishedContent): string[] => [...new Set(textsIn(content).flatMap(emailsInText))].toSorted();

/** The email addresses in a text, in lower case. */
export const emailsInText = (content: string): string[] =>
  (content.match(emailPattern) ?? []).map((email) => email.toLowerCase()).filter((email) => !fileEnding.test(email));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? Object.values(value).flatMap(textsIn) : [];
}

/** What becomes public by a publication, in numbers; a file counts once. */
export function publishedContentCounts(content: PublishedContent): { pois: number; files: number; emails: number } {
  const { folders, guidedTours, floorplans, documents } = content;
  const pois = allPois(folders);
  const urls = [
    ...pois.flatMap((poi) => [...attachedFiles(poi).map(({ url }) => url), poi.screenshot]),
    ...allStops(guidedTours).flatMap(({ narration, captions }) => [narration?.url ?? '', captions?.url ?? '']),
    ...floorplans.map(urlOf),
    ...documents.map(urlOf),
    // the image of the tour, and files that texts and links lead to, are copied too
    ...addressesIn(content),
  ];
  return { pois: pois.length, files: new Set(urls.filter(Boolean)).size, emails: emailsIn(content).length };
}

const urlOf = ({ url }: { url: string }): string => url;
