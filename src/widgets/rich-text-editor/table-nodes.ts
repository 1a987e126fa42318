import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { addRowAfter, CellSelection, deleteTable, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';
import { type Editor, Extension, type Extensions, Node, type NodeViewRenderer } from '@tiptap/react';
import { elementStyles, tableRegionStyle } from '../rich-text/styles';

declare module '@tiptap/react' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces are merged with those of the library
  interface EditorEvents {
    /** The user wants to change the table around the selection. */
    changeTable: undefined;
  }
}

const roles: Readonly<Record<string, string>> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' };

/** What the library of tables asks of the schema, and its selection of cells. */
const tableRoles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing(), paragraphBehindTable],
});

/** Behind a table at the end is a paragraph to write in, which is not stored. */
const paragraphBehindTable = new Plugin({
  appendTransaction: (transactions, _before, { doc, tr, schema }) => {
    const paragraph = schema.nodes.paragraph?.create();
    const isNeeded = transactions.some(({ docChanged }) => docChanged) && doc.lastChild?.type.name === 'table';
    return paragraph && isNeeded ? tr.insert(doc.content.size, paragraph) : null;
  },
});

/** A wide table scrolls inside of its own region. */
const tableView: NodeViewRenderer = () => {
  const dom = document.createElement('div');
  dom.className = tableRegionStyle;
  const table = dom.appendChild(document.createElement('table'));
  table.className = elementStyles.table;
  return { dom, contentDOM: table.appendChild(document.createElement('tbody')) };
};

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', { class: elementStyles.table }, ['tbody', 0]],
  addNodeView: () => tableView,
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Tab: () => run(editor, goToNextCell(1)) || (run(editor, addRowAfter) && run(editor, goToNextCell(1))),
      'Shift-Tab': () => run(editor, goToNextCell(-1)),
      'Alt-F10': () => isInTable(editor.state) && Boolean(editor.emit('changeTable', undefined)),
      Backspace: () => deleteSelectedTable(editor),
      Delete: () => deleteSelectedTable(editor),
    };
  },
});

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  // as the sanitizer has it: what says that it comes from an editor of ours is pasted without it
  parseHTML: (cell: HTMLElement) => Number(/^[1-9]\d?$/.exec(cell.getAttribute(name) ?? '')?.[0] ?? 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    // widths are those of what is written
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan'), colwidth: { default: null, rendered: false } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, { ...HTMLAttributes, class: `${elementStyles[tag]} [&.selectedCell]:bg-chosen` }, 0],
  });

/** Tables with merged cells, as spreadsheets have them, and what is done in them by keyboard. */
export const tableNodes: Extensions = [tableRoles, table, tableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')];

type Command = (state: EditorState, dispatch?: (tr: Transaction) => void) => boolean;

const run = ({ state, view }: Editor, command: Command): boolean => command(state, view.dispatch);

/** Changes the table around the selection; the focus is in the text then. */
export function changeTable(editor: Editor, command: Command): void {
  run(editor, command);
  editor.view.focus();
}

/** With all of its cells selected, a table goes; otherwise the library empties those that are. */
function deleteSelectedTable(editor: Editor): boolean {
  const { selection } = editor.state;
  return selection instanceof CellSelection && selection.isColSelection() && selection.isRowSelection() && run(editor, deleteTable);
}

/** Inserts a table of three columns, whose first row are headers, behind what is written in, or in place of an empty paragraph. */
export function insertTable(editor: Editor): void {
  const { schema, selection, tr } = editor.state;
  const { table: type, tableRow: row, tableCell, tableHeader } = schema.nodes;
  if (!type || !row || !tableCell || !tableHeader || isInTable(editor.state)) return;
  const rows = [tableHeader, tableCell, tableCell].map((each) =>
    row.create(
      null,
      [1, 2, 3].flatMap(() => each.createAndFill() ?? []),
    ),
  );
  const { $to } = selection;
  const isBlock = $to.parent.isTextblock;
  const isEmpty = isBlock && $to.parent.content.size === 0 && $to.depth === 1;
  const start = isEmpty ? $to.before() : isBlock ? $to.after() : selection.to;
  tr.replaceWith(start, isEmpty ? $to.after() : start, type.create(null, rows));
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  editor.view.focus();
}
