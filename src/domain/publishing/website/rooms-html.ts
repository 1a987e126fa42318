import { allPois } from '../../folders/folder';
import type { RoomId } from '../../ids';
import { poiThing } from '../../languages/things';
import type { Poi } from '../../pois/poi';
import { roomOfPoint } from '../../rooms/room-of-point';
import { byName } from '../../search';
import { element, escaped } from './escape';
import { pointAnchor } from './point-html';
import { type SiteFloors, type SiteRoom, siteFloors } from './site-floors';
import { textIn, textLanguage } from './text-language';
import { websiteTexts } from './texts';
import type { Website } from './website';

/** The address of a room on the page. */
export const roomAnchor = (id: string): string => `room=${encodeURIComponent(id)}`;

/** Finds the room of a point. */
export const roomFinder = ({ rooms, sweeps }: SiteFloors): ((poi: Poi) => SiteRoom | undefined) => {
  const roomById = new Map<string, SiteRoom>(rooms.map((room) => [room.id, room]));
  return (poi) => roomById.get(roomOfPoint(poi, rooms, sweeps)?.id ?? '');
};

/** The rooms floor by floor, each with its points; "" without any. Where the scan is, a room leads there. */
export function roomsHtml(site: Website): string {
  const building = siteFloors(site);
  const { floors, rooms } = building;
  const roomOf = roomFinder(building);
  const placed = allPois(site.folders).map((poi) => ({ poi, room: roomOf(poi)?.id }));
  const pointsIn = (id: RoomId) => placed.flatMap(({ poi, room }) => (room === id ? [poi] : []));
  const indices = new Set<number | null>(floors.map(({ index }) => index));
  const groups = [
    ...floors.map((floor) => ({ ...floor, rooms: rooms.filter((room) => room.floor === floor.index) })),
    { title: websiteTexts.get().otherRooms, written: {}, rooms: rooms.filter(({ floor }) => !indices.has(floor)) },
  ].filter((group) => group.rooms.length > 0);
  const lists = groups.map((group) => {
    const items = group.rooms.toSorted(byName).map((room) => roomHtml(site, room, pointsIn(room.id)));
    const title = groups.length > 1 ? element('h3', group.written, escaped(group.title)) : '';
    return element('div', {}, title, element('ul', { class: 'room-list' }, ...items));
  });
  return lists.join('');
}

function roomHtml(site: Website, { id, name, written }: SiteRoom, points: readonly Poi[]): string {
  const anchor = roomAnchor(id);
  const links = points.map((poi) =>
    element(
      'a',
      { href: `#${pointAnchor(poi.identifier)}`, ...textLanguage(textIn(site, [poiThing(poi.identifier), 'name'])) },
      escaped(poi.name),
    ),
  );
  return element(
    'li',
    { class: 'room-item', id: anchor },
    element('a', { href: `#${anchor}`, ...written }, escaped(name)),
    links.length === 0 ? '' : element('span', { class: 'size' }, links.join(' · ')),
  );
}
