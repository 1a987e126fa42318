import type { ContentBlock, FileItem } from '../content/content-blocks';
import { originalFileName } from '../files/names';
import { plural } from '../plural';
import type { Poi, Tag } from '../pois/poi';
import { isDeepEqual } from '../same';
import { type Aspect, allAspects, sameAspect } from './aspects';
import { blockAspects, blockText, poiAspects, poiParts, tagAspects, textAspect } from './poi-aspects';

/** A changed field as text, before and after. */
export type FieldChange = { field: string; before: string; after: string };

type Values = Readonly<Record<string, unknown>>;

/** The differences between two versions of a PoI, field by field, as text. */
export const poiChanges = (before: Poi, after: Poi): FieldChange[] => [
  ...changedFields(poiAspects, poiParts, before, after),
  ...changedFields<Values>([], [], before.fields ?? {}, after.fields ?? {}),
  ...tagChanges(before.tag, after.tag),
  ...contentChanges(before.content, after.content),
];

/** The aspects in which two versions of something differ. */
export function changedFields<T extends object>(
  aspects: readonly Aspect<T>[],
  besides: readonly string[],
  before: T,
  after: T,
): FieldChange[] {
  return allAspects(aspects, besides, [before, after])
    .filter((aspect) => !sameAspect(aspect, before, after))
    .map(({ words, read }) => ({ field: words, before: read(before), after: read(after) }));
}

function tagChanges(before: Tag | null, after: Tag | null): FieldChange[] {
  if (before && after) return changedFields(tagAspects, [], before, after).map((change) => ({ ...change, field: tagField(change.field) }));
  if (!before && !after) return [];
  return [{ field: 'tag', before: before ? `“${before.label}”` : 'None', after: after ? `“${after.label}”` : 'None' }];
}

const tagField = (field: string): string => (field.includes('tag') ? field : `${field} of the tag`);

function contentChanges(before: readonly ContentBlock[], after: readonly ContentBlock[]): FieldChange[] {
  if (before === after) return [];
  const [previous, current] = [byId(before), byId(after)];
  const commonBefore = before.filter(({ identifier }) => current.has(identifier)).map(({ identifier }) => identifier);
  const commonAfter = after.filter(({ identifier }) => previous.has(identifier)).map(({ identifier }) => identifier);
  return [
    ...before
      .filter(({ identifier }) => !current.has(identifier))
      .map((block) => ({ field: quoted(block), before: blockText(block), after: 'Deleted' })),
    ...after.flatMap((block) => {
      const aspects = previous.get(block.identifier);
      return aspects ? blockChanges(aspects, block) : [{ field: quoted(block), before: 'None', after: blockText(block) }];
    }),
    ...(isDeepEqual(commonBefore, commonAfter) ? [] : [{ field: 'order of the blocks', before: names(before), after: names(after) }]),
  ];
}

const byId = (blocks: readonly ContentBlock[]) => new Map(blocks.map((block) => [block.identifier, block]));
const quoted = ({ name }: ContentBlock): string => `block “${name}”`;
const names = (blocks: readonly ContentBlock[]): string => blocks.map(({ name }) => name).join(', ');

function blockChanges(before: ContentBlock, after: ContentBlock): FieldChange[] {
  const content = isDeepEqual(before.content, after.content) ? [] : [contentChange(before, after)];
  return [...changedFields(blockAspects, ['identifier', 'type', 'content', 'original'], before, after), ...content];
}

function contentChange(before: ContentBlock, after: ContentBlock): FieldChange {
  const [previous, current] = [contentText(before), contentText(after)];
  return { field: quoted(after), before: previous, after: current === previous ? `${current} (details changed)` : current };
}

const contentText = (block: ContentBlock): string => {
  if (block.type === 'text' || block.type === 'custom') return textAspect.read(block);
  return block.type === 'file' ? block.content.map(fileWords).join('\n') || 'Nothing' : blockText(block);
};

const fileWords = ({ name, url, markers }: FileItem): string =>
  `${originalFileName(name) || url}${markers.length > 0 ? ` (${plural(markers.length, { one: '# marker', other: '# markers' })})` : ''}`;
