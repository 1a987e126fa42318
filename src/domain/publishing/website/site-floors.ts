import { floorNameText, roomNameText } from '../../languages/name-texts';
import type { MapSweep } from '../../plans/floor-map';
import type { ScanShape } from '../../plans/scan-shape';
import { type Room, roomsOf, sweepInRoom } from '../../rooms/rooms';
import { textIn, textLanguage } from './text-language';
import { websiteFloorTexts } from './texts';
import type { Website, Written } from './website';

export type SiteFloor = { index: number; title: string; written: Written };
/** A room with the sweep from which it is seen; null if there is none inside. */
export type SiteRoom = Room & { written: Written; sweep: string | null };

/** What a page has of its building: the floors from the bottom, the positions and the rooms, those of the scan with what the author changed. */
export type SiteFloors = { floors: SiteFloor[]; sweeps: readonly MapSweep[]; rooms: SiteRoom[] };

const none: ScanShape = { floors: [], sweeps: [], rooms: [] };

/** A scan without floors has one; of a scan that is not in the archive only the floors of plans and of the author's rooms are known. */
export function siteFloors(site: Website): SiteFloors {
  const shape = site.shape ?? none;
  const hasFloors = shape.floors.length > 0;
  const sweeps = hasFloors ? shape.sweeps : shape.sweeps.map((sweep) => ({ ...sweep, floor: 0 }));
  const scanned = roomsOf(shape.rooms, site.rooms);
  const rooms = hasFloors || sweeps.length === 0 ? scanned : scanned.map((room) => ({ ...room, floor: 0 }));
  const floors = hasFloors ? shape.floors : indicesOf(site, { sweeps, rooms }).map((index) => ({ index, name: '' }));
  return {
    floors: floors.map(({ index, name }) => ({
      index,
      title: site.floors[index]?.trim() || name.trim() || websiteFloorTexts.get().floor({ number: index + 1 }),
      written: textLanguage(textIn(site, floorNameText(site.floors, index))),
    })),
    sweeps,
    rooms: rooms.map((room) => ({
      ...room,
      written: textLanguage(textIn(site, roomNameText(site.rooms, room.id))),
      sweep: sweepInRoom(room, sweeps)?.id ?? null,
    })),
  };
}

function indicesOf({ floorplans }: Website, { sweeps, rooms }: { sweeps: readonly MapSweep[]; rooms: readonly Room[] }): number[] {
  if (sweeps.length > 0) return [0];
  const placed = [...floorplans.map(({ placement }) => placement?.floor), ...rooms.map(({ floor }) => floor)];
  return [...new Set(placed)].filter((floor) => typeof floor === 'number').toSorted((one, other) => one - other);
}
