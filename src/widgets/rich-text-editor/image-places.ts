import type { ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';

/** An image as a text gets it; its size in pixels. Nobody has described it yet. */
export type TextImage = { src: string; width?: number; height?: number };

type Change = { added: { id: string; position: number }[]; removed: string[] };

const key = new PluginKey<DecorationSet>('imagePlaces');

/** Where images that are being uploaded will be, whatever is written meanwhile. */
export const imagePlaces = Extension.create({
  name: 'imagePlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, places) => {
          const { added = [], removed = [] } = (transaction.getMeta(key) as Change | undefined) ?? {};
          const moved = places.map(transaction.mapping, transaction.doc);
          const replaced = [...removed, ...added.map(({ id }) => id)];
          return moved.remove(moved.find(undefined, undefined, ({ id }) => replaced.includes(id))).add(
            transaction.doc,
            added.map(({ id, position }) => Decoration.widget(position, placeholder, { id, key: id, side: 1 })),
          );
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

function placeholder(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'skeleton mt-3 h-24 rounded-lg first:mt-0';
  return box;
}

const change = (view: EditorView, { added = [], removed = [] }: Partial<Change>): void =>
  view.dispatch(view.state.tr.setMeta(key, { added, removed } satisfies Change).setMeta('addToHistory', false));

/** Makes room for images at a position, or at the selection. */
export function addPlaces(view: EditorView, ids: readonly string[], at?: number): void {
  const { doc, selection } = view.state;
  const position = at === undefined && selection instanceof NodeSelection ? selection.to : placeNear(doc.resolve(at ?? selection.to));
  change(view, { added: ids.map((id) => ({ id, position })) });
}

/** Makes room for an image after a number of the blocks that the text consists of. */
export function addPlaceAfter(view: EditorView, id: string, blocks: number): void {
  const { doc } = view.state;
  let position = 0;
  for (let index = 0; index < Math.min(blocks, doc.childCount); index += 1) position += doc.child(index).nodeSize;
  change(view, { added: [{ id, position }] });
}

/** Behind the paragraph and its images, or before it if nothing is written in it yet. */
function placeNear(position: ResolvedPos): number {
  if (position.depth === 0) return position.pos;
  if (position.depth === 1 && position.parent.content.size === 0) return position.before();
  let after = position.doc.resolve(position.after());
  while (after.nodeAfter?.type.name === 'image') after = position.doc.resolve(after.pos + after.nodeAfter.nodeSize);
  return after.pos;
}

/** The images that have a place. */
export const placedIds = (view: EditorView): string[] => (key.getState(view.state)?.find() ?? []).map(({ spec }) => spec.id);

export const removePlaces = (view: EditorView, removed: string[]): void => change(view, { removed });

/** How many of the blocks that the text consists of are before the place of an image. */
export function blocksBefore({ state }: EditorView, id: string): number {
  const [place] = placesOf(state, id);
  return place ? state.doc.resolve(place.from).index(0) + (state.doc.resolve(place.from).depth > 0 ? 1 : 0) : state.doc.childCount;
}

const placesOf = (state: EditorView['state'], id: string) =>
  key.getState(state)?.find(undefined, undefined, (spec) => spec.id === id) ?? [];

/** Puts an image in its place; at the end of the text if that was deleted. */
export function insertImage(view: EditorView, id: string, image: TextImage): void {
  const { state } = view;
  const node = state.schema.nodes.image?.create(image);
  if (!node) return;
  const position = placesOf(state, id)[0]?.from ?? state.doc.content.size;
  const tr = state.tr.insert(position, node).setMeta(key, { added: [], removed: [id] } satisfies Change);
  const paragraph = state.schema.nodes.paragraph?.create();
  // to write in, as behind an image at the end of a stored text
  if (paragraph && tr.doc.lastChild?.type === node.type) tr.insert(tr.doc.content.size, paragraph);
  view.dispatch(tr);
}
