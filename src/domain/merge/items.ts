import type { EmbedItem, FileItem, ListItem } from '../content/content-blocks';
import { originalFileName } from '../files/names';
import type { Marker } from '../markers/marker';
import { type Aspect, mergeAspects } from './aspects';
import { fieldChoices } from './conflicts';
import { childLocation, type MergeLocation, resolveConflict, resolveDeletion } from './location';
import { embedAspects, fileAspects, linkAspects, markerAspects } from './poi-aspects';
import { type KeysOf, keysBy, mergeItem, mergeKeyedList, ofThree, type Three } from './three';

/** How the items of a block are matched, named and merged. They have no ids: links and files are matched by address. */
export type ItemKind<T> = {
  keysOf: KeysOf<T>;
  nameOf: (item: T) => string;
  aspects: readonly Aspect<T>[];
  canKeepBoth: boolean;
  /** lists inside an item, which are merged separately */
  lists?: { fields: readonly string[]; join: (three: Three<T>, merged: T, location: MergeLocation) => T };
};

export const links: ItemKind<ListItem> = {
  keysOf: keysBy(({ url, name, content }) => url || name || content),
  nameOf: ({ name, url }) => name || url || 'Link',
  aspects: linkAspects,
  canKeepBoth: true,
};

export const embeds: ItemKind<EmbedItem> = {
  keysOf: keysBy(({ url, name }) => url || name),
  nameOf: ({ name, url }) => name || url || 'Video',
  aspects: embedAspects,
  canKeepBoth: true,
};

/** Markers in the base are matched by name; two new markers with the same name, one from each side, stay separate. */
export const markers: ItemKind<Marker> = {
  keysOf: keysBy(({ name, latlng }, baseNames) =>
    baseNames === null || baseNames.has(name) ? name : `${name} ${latlng.lat} ${latlng.lng}`,
  ),
  nameOf: ({ name }) => name || 'Marker',
  aspects: markerAspects,
  canKeepBoth: true,
};

export const files: ItemKind<FileItem> = {
  keysOf: keysBy(({ url, name }) => url || name),
  nameOf: ({ name, url }) => originalFileName(name) || url || 'File',
  aspects: fileAspects,
  canKeepBoth: false,
  lists: {
    fields: ['markers'],
    join: (three, merged, location) => {
      const list = mergeBlockItems(
        ofThree(three, (file) => file.markers),
        markers,
        location,
      );
      return list === merged.markers ? merged : { ...merged, markers: list };
    },
  },
};

/** Merges the items of a block one by one. */
export const mergeBlockItems = <T extends object>(lists: Three<readonly T[]>, kind: ItemKind<T>, location: MergeLocation): T[] =>
  mergeKeyedList(lists, kind.keysOf, (three, key) => {
    const sample = three.base ?? three.mine ?? three.theirs;
    const itemLocation = childLocation(location, 'item', key, sample ? kind.nameOf(sample) : key);
    return mergeItem(three, {
      collide: (sides) => {
        const { sideOf, isBoth } = fieldChoices();
        const merged = mergeAspects(sides, kind.aspects, kind.lists?.fields ?? [], (aspect) =>
          sideOf(resolveConflict(itemLocation, aspect, sides, kind.canKeepBoth)),
        );
        const mergedItem = kind.lists ? kind.lists.join(three, merged, itemLocation) : merged;
        return isBoth() ? [mergedItem, sides.theirs] : [mergedItem];
      },
      stays: (by, _base, remaining) => resolveDeletion(itemLocation, by, kind.nameOf(remaining)),
    });
  });
