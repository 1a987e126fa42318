import { type File, mebibyte } from './table';

/** A place for files, and what may and may not be put there by someone who may write. */
export type Place = { title: string; path: string; accepts: readonly File[]; refuses: readonly File[] };

const of = (contentTypes: readonly string[], bytes?: number): File[] =>
  contentTypes.map((contentType) => ({ contentType, ...(bytes !== undefined && { bytes }) }));

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const pictures = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'image/tiff',
  'image/x-icon',
  'image/vnd.microsoft.icon',
];
const papers = ['application/pdf', 'application/msword', 'application/vnd.ms-excel', word, sheet];
const videos = ['video/mp4', 'video/webm', 'video/ogg'];
const sounds = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'];

const drawing = (contentDisposition?: string, bytes?: number): File => ({
  contentType: 'image/svg+xml',
  ...(contentDisposition !== undefined && { contentDisposition }),
  ...(bytes !== undefined && { bytes }),
});

/** What a browser would run, and what only looks like something allowed. */
const harmful: File[] = [
  { contentType: 'text/html', contentDisposition: 'attachment' },
  ...of([
    'text/html',
    'text/html; charset=utf-8',
    'application/xhtml+xml',
    'text/javascript',
    'application/javascript',
    'text/xml',
    'application/octet-stream',
    '',
    'image/png; charset=utf-8',
    'image/png,text/html',
    'IMAGE/SVG+XML',
    'image/svg+xml;a=b',
  ]),
];

const tourFiles: Omit<Place, 'title' | 'path'> = {
  accepts: [
    ...of([...pictures, ...papers], 25 * mebibyte),
    ...of(videos, 200 * mebibyte),
    ...of(sounds, 100 * mebibyte),
    drawing('attachment', 25 * mebibyte),
    drawing('attachment; filename="plan.svg"'),
  ],
  refuses: [
    ...of([...pictures, ...papers], 25 * mebibyte + 1),
    ...of(videos, 200 * mebibyte + 1),
    ...of(sounds, 100 * mebibyte + 1),
    ...of(['text/plain', 'image/heic', 'image/heif', 'video/quicktime', 'audio/webm', 'audio/midi']),
    drawing(),
    drawing('inline'),
    drawing('inline; filename="attachment"'),
    drawing('attachments'),
    drawing('attachment', 25 * mebibyte + 1),
    ...harmful,
  ],
};

/** Captions are in a folder of the uploads alone. */
const outsideOfFolders = { ...tourFiles, refuses: [...tourFiles.refuses, ...of(['text/vtt'])] };
const inFolders: Omit<Place, 'title' | 'path'> = {
  accepts: [...tourFiles.accepts, ...of(['text/vtt'], 25 * mebibyte)],
  refuses: [...tourFiles.refuses, ...of(['text/vtt'], 25 * mebibyte + 1)],
};

const screenshots: Omit<Place, 'title' | 'path'> = {
  accepts: of(['image/jpeg'], 5 * mebibyte),
  refuses: [
    ...of(['image/jpeg'], 5 * mebibyte + 1),
    ...of(['image/png', 'image/jpg', 'application/pdf']),
    drawing('attachment'),
    ...harmful,
  ],
};
const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];
const logos: Omit<Place, 'title' | 'path'> = {
  accepts: of(logoTypes, 5 * mebibyte),
  refuses: [...of(logoTypes, 5 * mebibyte + 1), ...of(['application/pdf', 'video/mp4']), drawing('attachment'), ...harmful],
};
const misnamed = { accepts: [], refuses: of(['image/jpeg']) };

const hall = 'organizations/acme/tour/hall';
const sweep = 'organizations/acme/tours/hall/sweeps/s1';

export const places: readonly Place[] = [
  { title: 'MODEL-095 a file of a tour', path: `${hall}/files/1__plan`, ...outsideOfFolders },
  { title: 'MODEL-096 EDIT-082 an upload', path: `${hall}/uploads/1__plan`, ...outsideOfFolders },
  { title: 'MODEL-096 EDIT-082 an upload in a folder', path: `${hall}/uploads/attic/1__plan`, ...inFolders },
  { title: 'MODEL-097 EDIT-044 a screenshot', path: `${hall}/screenshots/poi1.jpg`, ...screenshots },
  { title: 'a screenshot with another ending', path: `${hall}/screenshots/poi1.png`, ...misnamed },
  { title: 'a screenshot whose ending only looks right', path: `${hall}/screenshots/poi1xjpg`, ...misnamed },
  { title: 'a screenshot of nothing', path: `${hall}/screenshots/.jpg`, ...misnamed },
  { title: 'MODEL-094 SET-004 a logo', path: 'organizations/acme/logo', ...logos },
  { title: 'a cover of a collection', path: 'organizations/acme/collections/rooms/c1', ...logos },
  {
    title: 'SET-011 the file of a map layer',
    path: 'organizations/acme/map-layers/1__districts.geojson',
    accepts: of(['application/geo+json'], 5 * mebibyte),
    refuses: [
      ...of(['application/geo+json'], 5 * mebibyte + 1),
      ...of(['application/json', 'text/plain', 'application/pdf', 'image/png']),
      drawing('attachment'),
      ...harmful,
    ],
  },
  {
    title: 'MODEL-098 OLD-024 a file of a sweep',
    path: `${sweep}/plan`,
    accepts: of([sheet, 'image/jpeg', 'application/pdf', 'image/png', 'text/plain', word], 25 * mebibyte),
    refuses: [
      ...of([sheet, 'image/jpeg', 'application/pdf', 'image/png', 'text/plain', word], 25 * mebibyte + 1),
      ...of(['video/mp4', 'image/gif']),
      drawing('attachment'),
      ...harmful,
    ],
  },
  { title: 'MODEL-098 OLD-029 a thumb', path: `${sweep}/thumbs/poi1.jpg`, ...screenshots },
  { title: 'a thumb with another ending', path: `${sweep}/thumbs/poi1.png`, ...misnamed },
];
