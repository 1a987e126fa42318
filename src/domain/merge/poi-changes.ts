import type { ContentBlock, FileItem } from '../content';
import { shownFileName } from '../files/names';
import type { Poi, Tag } from '../pois';
import { isSame } from '../same';
import { type Aspect, allAspects, sameAspect } from './aspects';
import { blockAspects, blockWords, poiAspects, poiParts, tagAspects, textAspect } from './poi-aspects';

/** A field in words, as it was and as it is. */
export type FieldChange = { field: string; before: string; after: string };

/** What of a PoI differs, field by field, in words for people. */
export const poiChanges = (before: Poi, after: Poi): FieldChange[] => [
  ...changed(poiAspects, poiParts, before, after),
  ...tagChanges(before.tag, after.tag),
  ...contentChanges(before.content, after.content),
];

function changed<T extends object>(known: readonly Aspect<T>[], besides: readonly string[], before: T, after: T): FieldChange[] {
  return allAspects(known, besides, [before, after])
    .filter((aspect) => !aspect.isQuiet && !sameAspect(aspect, before, after))
    .map(({ words, read }) => ({ field: words, before: read(before), after: read(after) }));
}

function tagChanges(before: Tag | null, after: Tag | null): FieldChange[] {
  if (before && after) return changed(tagAspects, [], before, after).map((change) => ({ ...change, field: tagged(change.field) }));
  if (!before && !after) return [];
  return [{ field: 'tag', before: before ? `“${before.label}”` : 'None', after: after ? `“${after.label}”` : 'None' }];
}

const tagged = (field: string): string => (field.includes('tag') ? field : `${field} of the tag`);

function contentChanges(before: readonly ContentBlock[], after: readonly ContentBlock[]): FieldChange[] {
  if (before === after) return [];
  const [was, is] = [byId(before), byId(after)];
  const kept = before.filter(({ identifier }) => is.has(identifier)).map(({ identifier }) => identifier);
  const order = after.filter(({ identifier }) => was.has(identifier)).map(({ identifier }) => identifier);
  return [
    ...before
      .filter(({ identifier }) => !is.has(identifier))
      .map((block) => ({ field: quoted(block), before: blockWords(block), after: 'Deleted' })),
    ...after.flatMap((block) => {
      const known = was.get(block.identifier);
      return known ? blockChanges(known, block) : [{ field: quoted(block), before: 'None', after: blockWords(block) }];
    }),
    ...(isSame(kept, order) ? [] : [{ field: 'order of the blocks', before: names(before), after: names(after) }]),
  ];
}

const byId = (blocks: readonly ContentBlock[]) => new Map(blocks.map((block) => [block.identifier, block]));
const quoted = ({ name }: ContentBlock): string => `block “${name}”`;
const names = (blocks: readonly ContentBlock[]): string => blocks.map(({ name }) => name).join(', ');

function blockChanges(before: ContentBlock, after: ContentBlock): FieldChange[] {
  const content = isSame(before.content, after.content) ? [] : [contentChange(before, after)];
  return [...changed(blockAspects, ['identifier', 'type', 'content', 'original'], before, after), ...content];
}

function contentChange(before: ContentBlock, after: ContentBlock): FieldChange {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  return { field: quoted(after), before: was, after: is === was ? `${is} (details changed)` : is };
}

const wordsOf = (block: ContentBlock): string => {
  if (block.type === 'text' || block.type === 'custom') return textAspect.read(block);
  return block.type === 'file' ? block.content.map(fileWords).join('\n') || 'Nothing' : blockWords(block);
};

const fileWords = ({ name, url, markers }: FileItem): string =>
  `${shownFileName(name) || url}${markers.length > 0 ? ` (${markers.length} ${markers.length === 1 ? 'marker' : 'markers'})` : ''}`;
