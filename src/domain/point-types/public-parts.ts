import type { Folder } from '../folders/folder';
import type { Poi } from '../pois/poi';
import { type PointField, type PointType, typeOf } from './point-type';
import { usedTypes } from './used-types';
import { stateOf, withFields } from './values';

/**
 * What versions have of folders and types: no folder, point, type or field that is left out. What a point holds of fields or types that nobody knows is
 * left out too, because nobody can say whether it may be public.
 */
export function publicParts(folders: readonly Folder[], types: readonly PointType[]): { folders: Folder[]; pointTypes: PointType[] } {
  const pointTypes = types.filter(({ leftOut }) => !leftOut).map(publicType);
  const hidden = new Set(types.flatMap(({ id, leftOut }) => (leftOut ? [id] : [])));
  const isPublic = ({ leftOut, typeId }: Poi) => !leftOut && !(typeId !== undefined && hidden.has(typeId));
  const publicFolders = (all: readonly Folder[]): Folder[] =>
    all.flatMap(({ leftOut, ...folder }) =>
      leftOut
        ? []
        : [
            {
              ...folder,
              pois: folder.pois.filter(isPublic).map((poi) => publicPoi(poi, pointTypes)),
              children: publicFolders(folder.children),
            },
          ],
    );
  const published = publicFolders(folders);
  return { folders: published, pointTypes: usedTypes(published, pointTypes) };
}

/** A type by what this release knows of it, since another may store what must not be public. */
const publicType = ({ id, name, icon, color, fields, states }: PointType): PointType => ({
  id,
  name,
  icon,
  color,
  leftOut: false,
  fields: fields.flatMap((field) => (field.leftOut || field.original ? [] : [publicField(field)])),
  states: states.map((state) => ({ id: state.id, name: state.name, color: state.color, hasDueDate: state.hasDueDate })),
});

const publicField = ({ key, name, kind, unit, choices, isRequired }: PointField): PointField => ({
  key,
  name,
  kind,
  unit,
  choices: choices.map((choice) => ({ id: choice.id, name: choice.name })),
  isRequired,
  leftOut: false,
});

function publicPoi({ typeId, fields = {}, state, due, stateAt: _, ...poi }: Poi, types: readonly PointType[]): Poi {
  const type = typeOf(types, typeId);
  if (!type) return withFields(poi, {});
  const keys = new Set(type.fields.map(({ key }) => key));
  const publicState = stateOf({ typeId: type.id, ...(state !== undefined && { state }) }, types);
  const typed: Poi = {
    ...poi,
    typeId: type.id,
    ...(publicState && { state: publicState.id }),
    ...(publicState?.hasDueDate && due !== undefined && { due }),
  };
  return withFields(typed, Object.fromEntries(Object.entries(fields).filter(([key]) => keys.has(key))));
}
