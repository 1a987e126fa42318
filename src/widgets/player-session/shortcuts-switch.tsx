import { SwitchField } from '@/ui/switch-field';
import { useTexts } from '@/ui/use-texts';
import { useShortcutsEnabled } from './shortcuts-enabled';
import { shortcutTexts } from './texts';

/** Turns single-letter shortcuts on and off, on this device. @see EDIT-105 */
export function ShortcutsSwitch({ hint }: { hint: string }) {
  const { title } = useTexts(shortcutTexts);
  const [isOn, choose] = useShortcutsEnabled();
  return <SwitchField label={title} hint={hint} checked={isOn} onChange={choose} />;
}
