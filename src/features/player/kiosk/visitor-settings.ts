import { localKeys } from '@/domain/application/local-keys';
import { readSetting, writeSetting } from '@/ui/settings';

const { minimap, roomName, originalNames, units, shortcuts } = localKeys;

/** What a visitor can set on this device, apart from the language. */
export type VisitorSettings = readonly (readonly [key: string, value: string | null])[];

export const readVisitorSettings = (): VisitorSettings =>
  [minimap, roomName, originalNames, units, shortcuts].map((key) => [key, readSetting(key)]);

export function restoreVisitorSettings(settings: VisitorSettings): void {
  for (const [key, value] of settings) writeSetting(key, value);
}
