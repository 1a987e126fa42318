import { readingKey } from '@/language/direction';

/** Groups of the shortcut list, in order. */
export const commandGroups = ['pois', 'view', 'tour', 'add', 'edit', 'tools'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** An action of the player or editor. Buttons, shortcuts, menus and the shortcut list are built from it. */
export type Command = {
  id: string;
  /** shown on buttons and in the shortcut list */
  label: string;
  /** explanation or synonyms, shown and searched in the shortcut list */
  description?: string;
  group: CommandGroup;
  /**
   * `KeyboardEvent.key` in lower case, prefixed with "mod+" (Ctrl or ⌘) and "shift+" if needed; the first one is shown. "arrowright" is the arrow
   * key that leads forward, which points to the left where text runs from right to left
   */
  keys: readonly string[];
  /** the browser has an event of its own for these keys, which runs it */
  hasOwnEvent?: boolean;
  /** the shortcut also works while the user is typing */
  whileTyping?: boolean;
  isEnabled: () => boolean;
  /** for toggles: whether it is on */
  isOn?: () => boolean;
  /** a label for the current state, such as "Undo: Rename folder" */
  currentLabel?: () => string;
  run: () => void;
};

const keySymbols: Readonly<Record<string, string>> = {
  arrowright: '→',
  arrowleft: '←',
  arrowup: '↑',
  arrowdown: '↓',
  escape: 'Esc',
  delete: 'Del',
  '-': '−',
};

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys of a shortcut as labelled on the keyboard, modifiers first. */
export function keyParts(key: string): string[] {
  const parts = key.length > 1 ? key.split('+').filter((part) => part !== '') : [key];
  return parts.map((part) => {
    if (part === 'mod') return isApple() ? '⌘' : 'Ctrl';
    if (part === 'shift') return isApple() ? '⇧' : 'Shift';
    return keySymbols[readingKey(part)] ?? part.toUpperCase();
  });
}

/** The shortcut as one string: "Ctrl+Z", "⌘Z". */
export const shortcutLabel = (key: string): string => keyParts(key).join(isApple() ? '' : '+');

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a keyboard event matches one of a command's shortcuts. Shift counts only with Ctrl or ⌘; otherwise `key` includes it already ("?"). */
export function matchesShortcut({ keys }: Pick<Command, 'keys'>, event: KeyPress): boolean {
  if (event.altKey) return false;
  const key = readingKey(event.key).toLowerCase();
  if (!event.ctrlKey && !event.metaKey) return keys.includes(key);
  return keys.includes(`mod+${event.shiftKey ? 'shift+' : ''}${key}`);
}
