import { useMemo, useSyncExternalStore } from 'react';
import { useEditingSession } from '../session/editing-context';
import { type EditorCommand, type EditorCommandId, editorCommands } from './editor-commands';

/** A command as it stands now: what it is called, and whether it can be done. */
export type ShownCommand = {
  id: EditorCommandId;
  name: string;
  keys: readonly string[];
  isEnabled: boolean;
  isOn: boolean | undefined;
  run: () => void;
};

/** A command of the editor, live, for a button or a line of a menu. */
export function useCommand(id: EditorCommandId): ShownCommand {
  const session = useEditingSession();
  const command = useMemo(() => found(editorCommands(session), id), [session, id]);
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const ends = [session.store.subscribe(listener), session.visit.store.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [session],
  );
  const name = useSyncExternalStore(subscribe, () => command.nameNow?.() ?? command.label);
  const isEnabled = useSyncExternalStore(subscribe, command.isEnabled);
  const isOn = useSyncExternalStore(subscribe, () => command.isOn?.());
  return { id, name, keys: command.keys, isEnabled, isOn, run: command.run };
}

function found(commands: readonly EditorCommand[], id: EditorCommandId): EditorCommand {
  const command = commands.find((each) => each.id === id);
  if (!command) throw new Error(`The editor has no command “${id}”.`);
  return command;
}
