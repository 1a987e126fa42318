declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** Document id below `organizations`, which is also the organization's initial name. @see MODEL-001 */
export type OrgId = Branded<'OrgId'>;
/** Document id below `tours`. */
export type TourId = Branded<'TourId'>;
/** Document id below `collections`; "" for none. @see MODEL-023 */
export type CollectionId = Branded<'CollectionId'>;
/** Document id below `locations`. */
export type LocationId = Branded<'LocationId'>;
/** Id of a folder inside its tour. */
export type FolderId = Branded<'FolderId'>;
/** A PoI's `identifier`, a random string. @see MODEL-099 */
export type PoiId = Branded<'PoiId'>;
/** Id of a guided tour inside its tour. */
export type GuidedTourId = Branded<'GuidedTourId'>;
/** Id of a stop of a guided tour, unique in the tour. */
export type GuidedStopId = Branded<'GuidedStopId'>;
/** Id of a room: that of the scan, or one of the author's own. */
export type RoomId = Branded<'RoomId'>;
/** The scan's id at its provider. */
export type ModelId = Branded<'ModelId'>;
/** Id of an organization's tour type. */
export type TourTypeId = Branded<'TourTypeId'>;
/** Account id of the identity provider. */
export type UserId = Branded<'UserId'>;

/** Brands a plain string, from an address or a stored document, as an id. */
export const orgId = (text: string) => text as OrgId;
export const tourId = (text: string) => text as TourId;
export const collectionId = (text: string) => text as CollectionId;
export const locationId = (text: string) => text as LocationId;
export const folderId = (text: string) => text as FolderId;
export const poiId = (text: string) => text as PoiId;
export const guidedTourId = (text: string) => text as GuidedTourId;
export const guidedStopId = (text: string) => text as GuidedStopId;
export const roomId = (text: string) => text as RoomId;
export const modelId = (text: string) => text as ModelId;
export const tourTypeId = (text: string) => text as TourTypeId;
export const userId = (text: string) => text as UserId;
