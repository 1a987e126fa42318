import { documentI18n } from '@/language/document-texts';
import { count, params } from '@/language/i18n';
import { documentTypesInEnglish } from '../../document-types-in-english';
import { guidedTourInEnglish } from '../../guided-tours/guided-tour-in-english';
import { minimapInEnglish } from '../../plans/minimap-in-english';
import { detailsInEnglish } from '../../point-types/details-in-english';
import { floorsInEnglish } from '../../tours/floors-in-english';

/** The words of a downloaded website. Those in `viewerKeys` are for its script. */
export const websiteTexts = documentI18n('website', {
  scanNote: 'To walk through the 3D scan, open this page through a web server with JavaScript turned on. README.txt says how.',
  liveLink: 'Walk through the 3D scan online',
  liveNote: params('{link}. It is not part of this archive.'),
  floorPlans: 'Floor plans',
  floorPlan: 'Floor plan',
  floor: params('{name}, floor {floor}'),
  onlyFloor: params('floor {floor}'),
  map: 'Map',
  mapOf: params('Map of {name}'),
  rooms: 'Rooms',
  otherRooms: 'Other rooms',
  documents: 'Documents',
  guidedTours: 'Guided tours',
  guidedTour: 'Guided tour',
  stop: params('Stop {number}'),
  stopCount: count({ one: '{count} stop', other: '{count} stops' }),
  minutes: count({ one: 'about {count} minute', other: 'about {count} minutes' }),
  tourLength: params('{stops} · {minutes}'),
  narrationOf: params('Narration: {name}'),
  moreAbout: params('More about {name}'),
  backTo: params('Back to {name}'),
  playFromHere: 'Play from here in the 3D scan',
  points: 'Points',
  contents: 'Contents',
  comma: ', ',
  pointCount: count({ one: '{count} point', other: '{count} points' }),
  fileCount: count({ one: '{count} file', other: '{count} files' }),
  missing: count({
    one: '{count} file could not be found when this archive was made.',
    other: '{count} files could not be found when this archive was made.',
  }),
  bytes: params('{size} B'),
  kilobytes: params('{size} kB'),
  megabytes: params('{size} MB'),
  gigabytes: params('{size} GB'),
  viewOf: params('View of {name}'),
  videoOn: params('Video on {service}'),
  transcript: 'Transcript',
  table: 'Table',
  inLanguage: params('in {language}'),
  languages: 'Languages',
  marker: 'Marker',
  notInArchive: params('{name} (not in this archive)'),
  close: 'Close',
  image: 'Image',
  point: 'Point',
  scan: '3D scan',
  nothingMore: 'There is nothing more about this point.',
  search: 'Search points, rooms, texts and files',
  results: params('Results: {count}'),
  showAll: params('Show all {count}'),
  nothingFound: 'Nothing found',
  scanFailed: 'The 3D scan can’t be shown here. Reload the page to try again. Everything else is below.',
});

/** Words that the pages of Loggia have too. */
export const websiteFloorTexts = documentI18n('floors', floorsInEnglish);
export const websiteDetailTexts = documentI18n('pointDetails', detailsInEnglish);
export const websiteMinimapTexts = documentI18n('minimap', minimapInEnglish);
export const websiteDocumentTypes = documentI18n('documentType', documentTypesInEnglish);

export const websiteGuidedTourTexts = documentI18n('guidedTour', guidedTourInEnglish);

const viewerKeys = [
  'close',
  'map',
  'image',
  'point',
  'scan',
  'nothingMore',
  'search',
  'results',
  'showAll',
  'nothingFound',
  'scanFailed',
] as const;
const minimapKeys = ['turnWithMe'] as const;
const guidedTourKeys = [
  ...([
    'bar',
    'captions',
    'close',
    'continue',
    'ended',
    'next',
    'noStops',
    'numbered',
    'pause',
    'paused',
    'place',
    'play',
    'playAgain',
  ] as const),
  ...(['previous', 'silent', 'sound', 'speed', 'stop', 'stops', 'times', 'turnOnSound', 'unheard', 'unnamed'] as const),
];

/** The words of the script, which the page passes on; with {names} in place of what the script writes there. */
export type ViewerTexts = Record<(typeof viewerKeys | typeof minimapKeys)[number], string> & {
  guidedTour: Record<(typeof guidedTourKeys)[number], string>;
};

export const viewerTexts = (): ViewerTexts => ({
  ...pickedTexts(websiteTexts.get(), viewerKeys),
  ...pickedTexts(websiteMinimapTexts.get(), minimapKeys),
  guidedTour: pickedTexts(websiteGuidedTourTexts.get(), guidedTourKeys),
});

type Text = string | ((values: never) => string);

const pickedTexts = <Key extends string>(texts: Record<Key, Text>, keys: readonly Key[]): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, withNames(texts[key])])) as Record<Key, string>;

/** Texts write what they are not given as its name in braces. */
const withNames = (text: Text): string => (typeof text === 'string' ? text : text({} as never));
