import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  rowIsHeader,
  selectedRect,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import RowBelow from 'lucide-react/icons/arrow-down-to-line';
import ColumnBefore from 'lucide-react/icons/arrow-left-to-line';
import ColumnAfter from 'lucide-react/icons/arrow-right-to-line';
import RowAbove from 'lucide-react/icons/arrow-up-to-line';
import HeaderRow from 'lucide-react/icons/panel-top';
import Merge from 'lucide-react/icons/table-cells-merge';
import Split from 'lucide-react/icons/table-cells-split';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useRef, useState } from 'react';
import { changeTable } from './table-nodes';
import { moveFocus, ToolButton } from './tool-button';

type TableTool = { label: string; icon: LucideIcon; command: Parameters<typeof changeTable>[1] };

const groups: readonly { name: string; tools: readonly TableTool[] }[] = [
  {
    name: 'Row',
    tools: [
      { label: 'Add row above', icon: RowAbove, command: addRowBefore },
      { label: 'Add row below', icon: RowBelow, command: addRowAfter },
      { label: 'Delete row', icon: Trash2, command: deleteRow },
    ],
  },
  {
    name: 'Column',
    tools: [
      { label: 'Add column before', icon: ColumnBefore, command: addColumnBefore },
      { label: 'Add column after', icon: ColumnAfter, command: addColumnAfter },
      { label: 'Delete column', icon: Trash2, command: deleteColumn },
    ],
  },
  {
    name: 'Table',
    tools: [
      { label: 'Header row', icon: HeaderRow, command: toggleHeaderRow },
      { label: 'Merge cells', icon: Merge, command: mergeCells },
      { label: 'Split cell', icon: Split, command: splitCell },
      { label: 'Delete table', icon: Trash2, command: deleteTable },
    ],
  },
];
const tools = groups.flatMap((group) => group.tools);

/** Changes rows and columns of the table that is written in. Alt+F10 leads to it, Escape back. */
export function TableBar({ editor }: { editor: Editor }) {
  const table = useEditorState({ editor, selector: ({ editor: { state } }) => isInTable(state) && tableState(state) });
  const [focusedTool, setFocusedTool] = useState(tools[0]);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focus = () => bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    editor.on('changeTable', focus);
    return () => void editor.off('changeTable', focus);
  }, [editor]);
  if (!table) return null;
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Table"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return moveFocus(event);
        event.preventDefault();
        event.stopPropagation();
        editor.view.focus();
      }}
      className="flex flex-wrap items-center gap-x-3 border-line border-t px-1.5 py-1"
    >
      {groups.map(({ name, tools: ofGroup }) => (
        <span key={name} className="flex items-center gap-0.5">
          <span aria-hidden className="px-1.5 text-ink-faint text-xs">
            {name}
          </span>
          {ofGroup.map((tool) => (
            <ToolButton
              key={tool.label}
              tool={tool}
              aria-disabled={table.unusable.includes(tool) || undefined}
              aria-pressed={tool.command === toggleHeaderRow ? table.hasHeaderRow : undefined}
              tabIndex={tool === focusedTool ? 0 : -1}
              onFocus={() => setFocusedTool(tool)}
              onClick={() => changeTable(editor, tool.command)}
            />
          ))}
        </span>
      ))}
    </div>
  );
}

function tableState(state: Editor['state']) {
  const { map, table } = selectedRect(state);
  return { hasHeaderRow: rowIsHeader(map, table, 0), unusable: tools.filter(({ command }) => !command(state)) };
}
