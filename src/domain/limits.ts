/*
 * Size limits of stored data. `firestore.rules` and `storage.rules` repeat these numbers, since rules cannot
 * import; readers ignore them, since existing documents may be larger.
 * Text is measured in characters (UTF-16 units), lists in entries, files in bytes.
 */

const mebibyte = 1024 * 1024;

/** The format of the capture provider's scan ids. @see MODEL-020 TOUR-050 */
export const modelIdPattern = /^[A-Za-z0-9]{11}$/;

/** Length of the ids that Firestore generates; identifies share links and PoI lists. @see PLAYER-052 OLD-018 */
export const documentIdLength = 20;

/** Maximum length of any id, email address (RFC 5321), web address and name. */
export const idLimit = 200;
export const emailLimit = 254;
export const urlLimit = 2000;
export const nameLimit = 200;

/** Maximum length of the alternative text of an image, wherever one is stored. Rules check it of thumbnails; inside lists and folders the forms do. */
export const imageAltLimit = 500;

/** `tours/{tour}` @see MODEL-019 */
export const tourLimits = {
  name: nameLimit,
  description: 20_000,
  address: 500,
  defurnishId: 100,
  tourDate: 40,
  nira: urlLimit,
  thumbnailUrl: urlLimit,
  thumbnailAlt: imageAltLimit,
  historyId: idLimit,
  floors: 200,
  floorName: nameLimit,
  floorplans: 1000,
  documents: 1000,
  files: 1000,
  folders: 1000,
} as const;

/**
 * What is kept of a tour's history: so many named states, and so many bytes in all. `name` is the length of a state's name.
 * @see EDIT-060
 */
export const historyLimits = { named: 50, bytes: 200_000_000, name: nameLimit } as const;

/** Each part of a place; degrees range from minus to plus. @see MODEL-030 */
export const placeLimits = { part: 200, latitude: 90, longitude: 180 } as const;

/** Limits inside a tour's folders. Rules can check only the number of folders; the editor enforces the rest. @see MODEL-064 MODEL-066 */
export const folderLimits = { name: nameLimit, poiName: nameLimit, tagLabel: nameLimit, tagDescription: 5000 } as const;

/** What is copied at once, to be pasted into a tour; `bytes` as JSON, `filesAtOnce` in one call of the server. */
export const reuseLimits = { pois: 2000, bytes: 5 * mebibyte, filesAtOnce: 50 } as const;

/** `organizations/{organization}/pointTemplates/{number}`; `content` of each kind as JSON, `templates` by their numbers. */
export const templateLimits = { templates: 200, name: nameLimit, content: { point: 50_000, folder: 50_000, tour: 400_000 } } as const;

/**
 * `organizations/{organization}/catalog/pointTypes`; `fields` and `states` of a type, `choices` of a field, `bytes` of the document as JSON. `text` and
 * `longText` are characters of a value, `chosen` the choices that a point has of one field.
 */
export const pointTypeLimits = {
  types: 50,
  fields: 30,
  choices: 100,
  states: 20,
  name: nameLimit,
  unit: 20,
  bytes: 200_000,
  text: 500,
  longText: 5000,
  chosen: 100,
} as const;

/** `organizations/{organization}/catalog/pointFilters` */
export const pointFilterLimits = { filters: 50, name: 60 } as const;

/** Guided tours of a tour; `stopsInAll` and `bytes` of all of them together. `shortest` and `longest` are seconds of a stop. */
export const guidedTourLimits = {
  tours: 10,
  stops: 50,
  stopsInAll: 200,
  bytes: 150_000,
  name: nameLimit,
  description: 2000,
  title: nameLimit,
  text: 600,
  shortest: 2,
  longest: 120,
} as const;

/** Rooms that an author named, hid, merged or added. */
export const roomLimits = { rooms: 500, name: nameLimit, corners: 64 } as const;

/** A PoI's content. @see MODEL-075 */
export const contentLimits = {
  blockName: nameLimit,
  text: 50_000,
  items: 500,
  itemName: 500,
  itemContent: 5000,
  imageAlt: imageAltLimit,
  imageCaption: 500,
  url: urlLimit,
} as const;

/** `organizations/{organization}` @see MODEL-002 */
export const organizationLimits = {
  name: nameLimit,
  logoUrl: urlLimit,
  members: 10_000,
  modules: 200,
  mapLayers: 50,
  tourTypes: 200,
  iconDescriptions: 8,
  iconDescription: 500,
  /** Each part of it. */
  contact: 300,
  color: 64,
} as const;

/** `modules/{module}` @see MODEL-016 */
export const moduleLimits = { name: nameLimit, description: 2000 } as const;

/** `organizations/{organization}/screens/{screen}` @see MODEL-058 */
export const wallScreenLimits = { url: urlLimit } as const;

/** `collections/{collection}` @see MODEL-040 */
export const collectionLimits = {
  name: nameLimit,
  description: 5000,
  coverUrl: urlLimit,
  coverAlt: imageAltLimit,
  sortOrder: 5000,
} as const;

/** `locations/{location}` and `locations/{location}/tours/{tour}` @see MODEL-035 */
export const locationLimits = { name: nameLimit, description: 20_000, address: 500, country: 200 } as const;

/** `collaboration/{id}` @see MODEL-041 */
export const collaborationLimits = { email: emailLimit, tourName: nameLimit, note: 500 } as const;

/** `tours/{tour}/links/{shareId}` @see MODEL-083 */
export const shareLinkLimits = { message: 2000, name: nameLimit, poiId: idLimit, sweep: idLimit } as const;

/** `tours/{tour}/threads/{thread}` and its comments; `answers` of a thread, `mentions` of a comment. */
export const commentLimits = { text: 5000, answers: 200, mentions: 20, anchorId: 1000, anchorName: 500 } as const;

/** `tours/{tour}/checks/{check}`; `waited` is for how many seconds a check can be on a device before it is stored: 90 days. */
export const pointCheckLimits = { note: 2000, waited: 7_776_000 } as const;

/** `users/{uid}/notifications/{notification}`: how many of a person are stored, and for how many days. */
export const notificationLimits = { stored: 50, days: 90 } as const;

/** `tours/{tour}/proposals/{proposal}` */
export const proposalLimits = { note: 500, answer: 2000 } as const;

/** The last moment that the store can keep, in milliseconds: the end of the year 9999. */
export const latestMs = 253_402_300_799_999;

/** `organizations/{organization}/tours/{tour}/versions/{version}`; `perHour` of a tour, deleted ones too. */
export const versionLimits = { name: nameLimit, note: 2000, perHour: 20 } as const;

/** A markers list, on a file item or in `…/markers/{marker}`. @see MODEL-062 MODEL-063 */
export const markerLimits = { markers: 1000, name: nameLimit, body: 5000 } as const;

/** `organizations/{organization}/tours/{tour}/**`, the older layout. @see MODEL-059 MODEL-085 MODEL-090 */
export const olderLimits = {
  pois: 1000,
  name: nameLimit,
  description: 20_000,
  message: 2000,
  sweepFields: 50,
} as const;

/** `pages/{page}` @see MODEL-057 */
export const pageLimits = { body: 500_000 } as const;

/** `app/global` @see MODEL-055 */
export const globalMessageLimits = { messageTitle: 200, messageBody: 5000, messageId: idLimit, reopens: 30 } as const;

/** `app/dcms` @see MODEL-054 */
export const directoryLimits = { admins: 1000, organizations: 1000 } as const;

/** `users/{uid}` @see MODEL-053 */
export const profileLimits = { displayName: nameLimit } as const;

/** Files in storage, in bytes. @see MODEL-094 MODEL-095 MODEL-096 MODEL-097 */
export const fileLimits = {
  logo: 5 * mebibyte,
  cover: 5 * mebibyte,
  screenshot: 5 * mebibyte,
  mapLayer: 5 * mebibyte,
  video: 200 * mebibyte,
  audio: 100 * mebibyte,
  other: 25 * mebibyte,
} as const;
