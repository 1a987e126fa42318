import { isFramed } from '@/backend/framed';
import { localKeys } from '@/domain/application/local-keys';
import { breakpoints } from '@/ui/breakpoints';
import { readSetting, writeSetting } from '@/ui/settings';
import type { PlayerStore } from '@/widgets/player-session/player-store';

/** How the minimap is shown on this device. `isOpen` is null until somebody opened or closed it. */
export type MinimapSettings = { isOpen: boolean | null; isLarge: boolean; turns: boolean };

/** Reads the stored words; others are ignored. */
export function minimapSettingsFrom(stored: string | null): MinimapSettings {
  const words = (stored ?? '').split(' ');
  const isOpen = words.includes('open') ? true : words.includes('closed') ? false : null;
  return { isOpen, isLarge: words.includes('large'), turns: words.includes('turns') };
}

export const storeMinimapSettings = (change: Partial<MinimapSettings>): void => {
  const { isOpen, isLarge, turns } = { ...minimapSettingsFrom(readSetting(localKeys.minimap)), ...change };
  const words = [isOpen === null ? '' : isOpen ? 'open' : 'closed', isLarge && 'large', turns && 'turns'].filter(Boolean);
  writeSetting(localKeys.minimap, words.length > 0 ? words.join(' ') : null);
};

/** Narrower frames of other sites have no room for a minimap. */
const minEmbedWidth = 480;

export const hasRoomForMinimap = (): boolean => !isFramed() || window.innerWidth >= minEmbedWidth;

/**
 * Whether the minimap is open: as somebody left it on this page; else, except on phones and in frames, as on this device the last time, and at first
 * where the tour's author laid a plan over its scan.
 */
export function isMinimapOpen(chosen: boolean | null, hasPlacedPlan: boolean): boolean {
  if (!hasRoomForMinimap()) return false;
  if (chosen !== null) return chosen;
  if (isFramed() || window.innerWidth < breakpoints.mobile) return false;
  return minimapSettingsFrom(readSetting(localKeys.minimap)).isOpen ?? hasPlacedPlan;
}

/** Opens or closes the minimap, on this page and the next time. On phones it is a sheet, which nobody wants to find open. */
export function setMinimapOpen({ getState }: PlayerStore, isOpen: boolean): void {
  const { setShowsMap, closePoi, setSidebarOpen } = getState();
  setShowsMap(isOpen);
  const isPhone = window.innerWidth < breakpoints.mobile;
  if (!isPhone) storeMinimapSettings({ isOpen });
  if (!isPhone || !isOpen) return;
  // what would cover it
  closePoi();
  setSidebarOpen(false);
}
