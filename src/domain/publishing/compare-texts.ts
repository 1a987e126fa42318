import { count, i18n, params } from '@/language/i18n';

/** What changed between two versions, in words. */
export const versionChangeTexts = i18n('versionChanges', {
  anotherScan: 'The scan is another one',
  tour: params('Tour “{name}”'),
  floor: params('Floor “{name}”'),
  folder: params('Folder “{name}”'),
  poi: params('Point “{name}”'),
  guidedTour: params('Guided tour “{name}”'),
  stop: params('Stop “{name}”'),
  room: params('Room “{name}”'),
  floorplan: params('Floor plan “{name}”'),
  document: params('Document “{name}”'),
  added: params('{subject} added'),
  addedIn: params('{subject} added in {folder}'),
  removed: params('{subject} removed'),
  removedFrom: params('{subject} removed from {folder}'),
  changed: params('{subject} {changes}'),
  renamed: params('renamed from “{before}” to “{after}”'),
  movedFolder: params('moved from {before} to {after}'),
  movedInScan: 'moved in the scan',
  changedFields: params('changed: {fields}'),
  addedCount: count({ other: '{count} added' }),
  changedCount: count({ other: '{count} changed' }),
  movedCount: count({ other: '{count} moved' }),
  removedCount: count({ other: '{count} removed' }),
  none: 'No differences',
});

/** The kinds of change: markers in the scan, folders of the list, badges. */
export const changeKindTexts = i18n('changeKinds', {
  added: 'Added',
  changed: 'Changed',
  moved: 'Moved',
  removed: 'Removed',
  unchanged: 'Unchanged',
  marked: params('{kind}: {name}'),
  formerPlace: params('{name} (before)'),
  movedFromHere: params('Moved from here: {name}'),
});

const fieldWords = {
  name: 'name',
  zoom: 'zoom',
  category: 'category',
  label: 'label',
  description: 'description',
  icon: 'icon',
  text: 'text',
  address: 'address',
  video: 'video',
  place: 'place',
  content: 'content',
  tag: 'tag',
  colour: 'colour',
  cameraView: 'camera view',
  screenshotAlt: 'alternative text of the screenshot',
  olderContents: 'older contents',
  tagPlace: 'place and length of the tag',
  blockName: 'name of the block',
  blockOrder: 'order of the blocks',
  folder: 'folder',
  order: 'order',
  title: 'title',
  transition: 'transition',
  seconds: 'seconds',
  narration: 'narration',
  captions: 'captions',
  stopView: 'point or view',
  visibility: 'visibility',
  partOfRoom: 'room it is part of',
  outline: 'outline',
} as const;

/** Fields of points, tags and blocks; `fieldText` finds them. */
export const changedFieldTexts = i18n('changedFields', {
  ...fieldWords,
  block: params('block “{name}”'),
  ofTag: params('{field} of the tag'),
});

const keys = new Map<string, keyof typeof fieldWords>(
  Object.entries(fieldWords).map(([key, words]) => [words, key as keyof typeof fieldWords]),
);

/** A field as `Change.fields` names it, in the language of the page; one without a translation as it is. */
export function fieldText(field: string): string {
  const t = changedFieldTexts.get();
  const key = keys.get(field);
  if (key) return t[key];
  const block = /^block “(.*)”$/s.exec(field);
  if (block) return t.block({ name: block[1] ?? '' });
  const ofTag = /^(.+) of the tag$/s.exec(field);
  return ofTag ? t.ofTag({ field: fieldText(ofTag[1] ?? '') }) : field;
}
