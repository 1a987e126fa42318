import { localKeys, shortcutsOff } from '@/domain/application/local-keys';
import { readSetting, useSetting, writeSetting } from '@/ui/settings';

/** Whether single-key shortcuts are enabled, here and in the viewer; on by default. @see EDIT-105 */
export const areShortcutsEnabled = (): boolean => readSetting(localKeys.shortcuts) !== shortcutsOff;

/** The setting and its setter, stored in this browser. @see EDIT-105 */
export function useShortcutsEnabled(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const isOn = useSetting(localKeys.shortcuts) !== shortcutsOff;
  return [isOn, (next) => writeSetting(localKeys.shortcuts, next ? null : shortcutsOff)];
}
