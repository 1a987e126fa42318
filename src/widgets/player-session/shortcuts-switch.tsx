import { SwitchField } from '@/ui/switch-field';
import { useShortcutsEnabled } from './shortcuts-enabled';

/** Turns single-letter shortcuts on and off, on this device. @see EDIT-105 */
export function ShortcutsSwitch({ hint }: { hint: string }) {
  const [isOn, choose] = useShortcutsEnabled();
  return <SwitchField label="Keyboard shortcuts" hint={hint} checked={isOn} onChange={choose} />;
}
