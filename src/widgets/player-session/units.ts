import { localKeys } from '@/domain/application/local-keys';
import { type Units, unitsFor } from '@/domain/length';
import type { Showcase } from '@/showcase/port';
import { readSetting, useSetting } from '@/ui/settings';

/** The units in which this device shows lengths. */
export const useUnits = (): Units => unitsFor(useSetting(localKeys.units), navigator.language);

/** Tells the viewer, for its labels. The provider's viewer takes its units from the provider's settings of the scan. */
export const sendUnits = (showcase: Showcase): void =>
  void showcase.changeSetting('units', unitsFor(readSetting(localKeys.units), navigator.language)).catch(() => undefined);
