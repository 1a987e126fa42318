import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { folderLimits } from '@/domain/limits';
import { TextField } from '@/ui/text-field';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { useTyped } from '../session/use-typed';

type Props = { poi: PoiId };

/** What a point of interest is called. */
export function NameField({ poi }: Props) {
  const { editPoi } = useEditingSession();
  const name = useEditingState((state) => findPoi(state.edited.folders, poi)?.name ?? '');
  const rename = (typed: string) => {
    if (typed.trim() !== '') editPoi('Rename PoI', poi, (found) => ({ ...found, name: typed.trim() }), { key: `poi name ${poi}` });
  };
  const typed = useTyped(name, rename);
  const isEmpty = typed.value.trim() === '';
  return (
    <TextField
      label="Name"
      maxLength={folderLimits.poiName}
      autoComplete="off"
      error={isEmpty ? `A point of interest needs a name. Until you write one it stays “${name}”.` : null}
      {...typed}
    />
  );
}
