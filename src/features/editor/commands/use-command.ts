import { useMemo, useSyncExternalStore } from 'react';
import { useEditingSession } from '../session/editing-context';
import { type EditorCommand, type EditorCommandId, editorCommands } from './editor-commands';

/** The current state of a command, for display. */
type CommandState = {
  id: EditorCommandId;
  name: string;
  keys: readonly string[];
  isEnabled: boolean;
  isOn: boolean | undefined;
  run: () => void;
};

/** Returns the live state of an editor command, for a button or menu item. */
export function useCommand(id: EditorCommandId): CommandState {
  const session = useEditingSession();
  const command = useMemo(() => findCommand(editorCommands(session), id), [session, id]);
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const unsubscribes = [session.store.subscribe(listener), session.player.store.subscribe(listener)];
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
    [session],
  );
  const name = useSyncExternalStore(subscribe, () => command.currentLabel?.() ?? command.label);
  const isEnabled = useSyncExternalStore(subscribe, command.isEnabled);
  const isOn = useSyncExternalStore(subscribe, () => command.isOn?.());
  return { id, name, keys: command.keys, isEnabled, isOn, run: command.run };
}

function findCommand(commands: readonly EditorCommand[], id: EditorCommandId): EditorCommand {
  const command = commands.find((each) => each.id === id);
  if (!command) throw new Error(`The editor has no command “${id}”.`);
  return command;
}
