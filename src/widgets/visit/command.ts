/** What belongs together in the list of keys, in its order. */
export const commandGroups = ['Points of interest', 'View', 'Tour', 'Add', 'Edit', 'Tools'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Something one can do in a visit, by a button, by a key, or both. Buttons, keys, menus and the list of keys are made of it. */
export type Command = {
  id: string;
  /** what it does, as buttons and the list of keys say it */
  label: string;
  /** what else it is called, or is for; the list of keys says it, too, and finds it by it */
  about?: string;
  group: CommandGroup;
  /** `KeyboardEvent.key` in lower case, behind "mod+" for Ctrl or ⌘ and "shift+" where it needs them; the first is shown */
  keys: readonly string[];
  /** its keys do it also while somebody writes */
  whileWriting?: boolean;
  isEnabled: () => boolean;
  /** for what is switched on and off: whether it is on */
  isOn?: () => boolean;
  /** what exactly it would do now: "Undo: Rename folder" */
  nameNow?: () => string;
  run: () => void;
};

const names: Readonly<Record<string, string>> = {
  arrowright: '→',
  arrowleft: '←',
  arrowup: '↑',
  arrowdown: '↓',
  escape: 'Esc',
  delete: 'Del',
  '-': '−',
};

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that are pressed together, as they are written on the keyboard, the ones that are held first. */
export function keyParts(key: string): string[] {
  const parts = key.length > 1 ? key.split('+').filter((part) => part !== '') : [key];
  return parts.map((part) => {
    if (part === 'mod') return isApple() ? '⌘' : 'Ctrl';
    if (part === 'shift') return isApple() ? '⇧' : 'Shift';
    return names[part] ?? part.toUpperCase();
  });
}

/** The same in one word: "Ctrl+Z", "⌘Z". */
export const keyName = (key: string): string => keyParts(key).join(isApple() ? '' : '+');

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether an event is one of a command's keys. Shift counts beside Ctrl or ⌘ only: else it is in the key already ("?"). */
export function isPressed({ keys }: Pick<Command, 'keys'>, event: Pressed): boolean {
  if (event.altKey) return false;
  const key = event.key.toLowerCase();
  if (!event.ctrlKey && !event.metaKey) return keys.includes(key);
  return keys.includes(`mod+${event.shiftKey ? 'shift+' : ''}${key}`);
}
