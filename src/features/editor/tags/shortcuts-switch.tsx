import { SwitchField } from '@/ui/switch-field';
import { useShortcutsChoice } from '@/widgets/visit/shortcuts-choice';

/** Switches the keys of single letters on and off, also those of the scan. @see EDIT-105 */
export function ShortcutsSwitch() {
  const [isOn, choose] = useShortcutsChoice();
  return (
    <SwitchField
      label="Keyboard shortcuts"
      hint="Keys of a single letter, also P and T in the scan, which add a point of interest or a tag there."
      checked={isOn}
      onChange={choose}
    />
  );
}
