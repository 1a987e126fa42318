import type { CollectionId, OrgId, TourId } from '../ids';
import { pathPart } from '../path-part';
import type { ScreenshotOwner } from '../pois/screenshots';
import { randomUuid } from '../random';
import { storedFileName } from './names';

const organizationFolder = (organization: OrgId): string => `organizations/${pathPart(organization, 'The organization')}`;
/** The folder of all files of a tour. */
export const tourFolder = (organization: OrgId, tour: TourId): string =>
  `${organizationFolder(organization)}/tour/${pathPart(tour, 'The tour')}`;

/*
 * Paths of files in storage. Every part is validated, so that no name can point into another folder.
 * All throw AppError `invalid-argument` if a part is missing or invalid.
 */

/** The logo of an organization. @see MODEL-094 */
export const logoPath = (organization: OrgId): string => `${organizationFolder(organization)}/logo`;

/** The folder of a collection's cover images. */
export const collectionFolder = (organization: OrgId, collection: CollectionId): string =>
  `${organizationFolder(organization)}/collections/${pathPart(collection, 'The collection')}`;

/** A cover image of a collection; each has a path of its own, so that the stored one stays until the collection names the new one. */
export const collectionCoverPath = (organization: OrgId, collection: CollectionId, uuid: string = randomUuid()): string =>
  `${collectionFolder(organization, collection)}/${pathPart(uuid, 'The image')}`;

/** The GeoJSON file of a map layer. @see SET-011 */
export const mapLayerPath = (organization: OrgId, fileName: string, uuid: string = randomUuid()): string =>
  `${organizationFolder(organization)}/map-layers/${storedFileName(fileName, uuid)}`;

/** A file of the dashboard's tour form: floor plan, document, file or uploaded thumbnail. @see MODEL-095 TOUR-046 TOUR-072 */
export const tourFilePath = (organization: OrgId, tour: TourId, fileName: string, uuid: string = randomUuid()): string =>
  `${tourFolder(organization, tour)}/files/${storedFileName(fileName, uuid)}`;

/** The file manager's folder of a tour, or a folder inside it. @see MODEL-096 */
export const uploadsFolder = (organization: OrgId, tour: TourId, folder = ''): string =>
  `${tourFolder(organization, tour)}/uploads${folder === '' ? '' : `/${pathPart(folder, 'The folder')}`}`;

/** A file in the file manager. @see MODEL-096 */
export const uploadPath = (organization: OrgId, tour: TourId, folder: string, fileName: string, uuid: string = randomUuid()): string =>
  `${uploadsFolder(organization, tour, folder)}/${storedFileName(fileName, uuid)}`;

/** The screenshot of a PoI, or of a stop of a guided tour. @see MODEL-097 EDIT-044 */
export const screenshotPath = (organization: OrgId, tour: TourId, owner: ScreenshotOwner): string =>
  `${tourFolder(organization, tour)}/screenshots/${pathPart(owner, 'The identifier')}.jpg`;

/** The photo of a check, which a version never has. */
export const checkPhotoPath = (organization: OrgId, tour: TourId, check: string): string =>
  `${tourFolder(organization, tour)}/checks/${pathPart(check, 'The check')}.jpg`;

/** The folder of all sweeps of an older tour. @see LEGACY-IMPORT-007 */
export const olderSweepsFolder = (organization: OrgId, tour: string): string =>
  `${organizationFolder(organization)}/tours/${pathPart(tour, 'The tour')}/sweeps`;

/** The folder of one sweep's files in an older tour. @see MODEL-098 OLD-028 */
export const olderSweepFolder = (organization: OrgId, tour: string, sweep: string): string =>
  `${olderSweepsFolder(organization, tour)}/${pathPart(sweep, 'The sweep')}`;

/** The poster of a sweep in an older tour. @see MODEL-098 OLD-029 */
export const olderPosterPath = (organization: OrgId, tour: string, sweep: string): string =>
  `${olderSweepFolder(organization, tour, sweep)}/poster`;

/** The folder of a sweep's images in an older tour, and one of them. @see MODEL-098 OLD-029 */
export const olderThumbsFolder = (organization: OrgId, tour: string, sweep: string): string =>
  `${olderSweepFolder(organization, tour, sweep)}/thumbs`;
export const olderThumbPath = (organization: OrgId, tour: string, sweep: string, identifier: string): string =>
  `${olderThumbsFolder(organization, tour, sweep)}/${pathPart(identifier, 'The identifier')}.jpg`;
