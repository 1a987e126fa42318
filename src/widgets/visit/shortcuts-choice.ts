import { localKeys, shortcutsOff } from '@/domain/application/local-keys';
import { readSetting, useSetting, writeSetting } from '@/ui/settings';

/** Whether keys of single letters do anything, here and in the viewer; on until somebody switches them off. @see EDIT-105 */
export const shortcutsOn = (): boolean => readSetting(localKeys.shortcuts) !== shortcutsOff;

/** The same, live, and the switch; this browser remembers it. @see EDIT-105 */
export function useShortcutsChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const isOn = useSetting(localKeys.shortcuts) !== shortcutsOff;
  return [isOn, (next) => writeSetting(localKeys.shortcuts, next ? null : shortcutsOff)];
}
