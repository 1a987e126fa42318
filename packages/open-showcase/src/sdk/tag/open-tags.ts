import { Observable, sameContent } from '../observable';

/** The open and hovered tags: at most one is selected, and a docked one counts as selected. */
export type OpenTags = { hovered: string | null; docked: string | null; selected: Set<string> };

export type TagSelection = {
  openTags: Observable<OpenTags>;
  /** Opens a tag, docked or beside its disc, in place of another; null closes. */
  select: (id: string | null, docked?: boolean) => void;
  hover: (id: string | null) => void;
  /** Closes these tags and clears hovering on them. */
  forget: (ids: readonly string[]) => void;
};

/** Nothing open; `changed` is called after each change. */
export function createSelection(changed: () => void): TagSelection {
  let open: OpenTags = { hovered: null, docked: null, selected: new Set() };
  const openTags = new Observable<OpenTags>(() => open, same);
  const set = (next: Partial<OpenTags>) => {
    open = { ...open, ...next };
    openTags.announce();
    changed();
  };
  const select: TagSelection['select'] = (id, docked = false) =>
    set({ selected: new Set(id === null ? [] : [id]), docked: docked ? id : null });
  return {
    openTags,
    select,
    hover: (hovered) => set({ hovered }),
    forget(ids) {
      if (ids.some((id) => open.selected.has(id))) select(null);
      if (open.hovered !== null && ids.includes(open.hovered)) set({ hovered: null });
    },
  };
}

const same = (a: OpenTags, b: OpenTags) => sameContent([a.hovered, a.docked, ...a.selected], [b.hovered, b.docked, ...b.selected]);
