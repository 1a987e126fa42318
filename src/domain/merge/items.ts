import type { EmbedItem, FileItem, ListItem } from '../content';
import { shownFileName } from '../files/names';
import type { Marker } from '../markers';
import { type Aspect, joinedAspects } from './aspects';
import { type At, asked, askedIfDeleted, inside } from './at';
import { fieldChoices } from './conflicts';
import { embedAspects, fileAspects, linkAspects, markerAspects } from './poi-aspects';
import { joined, joinedList, type KeysOf, keysBy, of, type Three } from './three';

/** How the items of a block are known, called and joined. They have no ids: a link and a file are known by their address. */
export type ItemKind<T> = {
  keysOf: KeysOf<T>;
  nameOf: (item: T) => string;
  aspects: readonly Aspect<T>[];
  canKeepBoth: boolean;
  /** lists inside an item, which are joined by themselves */
  lists?: { fields: readonly string[]; join: (three: Three<T>, merged: T, at: At) => T };
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

/** Two markers of one name, made on both sides, are two; one that both began with is known by its name. */
export const markers: ItemKind<Marker> = {
  keysOf: keysBy(({ name, latlng }, known) => (known === null || known.has(name) ? name : `${name} ${latlng.lat} ${latlng.lng}`)),
  nameOf: ({ name }) => name || 'Marker',
  aspects: markerAspects,
  canKeepBoth: true,
};

export const files: ItemKind<FileItem> = {
  keysOf: keysBy(({ url, name }) => url || name),
  nameOf: ({ name, url }) => shownFileName(name) || url || 'File',
  aspects: fileAspects,
  canKeepBoth: false,
  lists: {
    fields: ['markers'],
    join: (three, merged, at) => {
      const list = joinedItems(
        of(three, (file) => file.markers),
        markers,
        at,
      );
      return list === merged.markers ? merged : { ...merged, markers: list };
    },
  },
};

/** The items of a block joined item by item. */
export const joinedItems = <T extends object>(lists: Three<readonly T[]>, kind: ItemKind<T>, at: At): T[] =>
  joinedList(lists, kind.keysOf, (three, key) => {
    const any = three.base ?? three.mine ?? three.theirs;
    const here = inside(at, 'item', key, any ? kind.nameOf(any) : key);
    return joined(three, {
      collide: (sides) => {
        const { sideOf, isBoth } = fieldChoices();
        const merged = joinedAspects(sides, kind.aspects, kind.lists?.fields ?? [], (aspect) =>
          sideOf(asked(here, aspect, sides, kind.canKeepBoth)),
        );
        const whole = kind.lists ? kind.lists.join(three, merged, here) : merged;
        return isBoth() ? [whole, sides.theirs] : [whole];
      },
      stays: (by, _base, left) => askedIfDeleted(here, by, kind.nameOf(left)),
    });
  });
