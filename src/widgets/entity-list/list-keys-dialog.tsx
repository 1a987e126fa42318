import { Dialog } from '@/ui/dialog';
import { Keycap } from '@/ui/keycap';

type Props = { hasSelection: boolean; canRename: boolean; onClose: () => void };

type Shortcut = { label: string; keys: readonly (readonly string[])[] };

const listKeys: readonly Shortcut[] = [
  { label: 'Search', keys: [['/']] },
  { label: 'Clear the search', keys: [['Esc']] },
  { label: 'Go to the next or previous item', keys: [['←'], ['→'], ['↑'], ['↓']] },
  { label: 'Go to the first or last item', keys: [['Home'], ['End']] },
  { label: 'Open the item', keys: [['Enter']] },
  { label: 'Show these shortcuts', keys: [['?']] },
];

const selectionKeys: readonly Shortcut[] = [
  { label: 'Select or deselect', keys: [['Space']] },
  { label: 'Select up to here', keys: [['Shift', 'Space']] },
  {
    label: 'Select the next or previous item too',
    keys: [
      ['Shift', '↑'],
      ['Shift', '↓'],
    ],
  },
  { label: 'Select all', keys: [['Ctrl', 'A']] },
  { label: 'Clear the selection', keys: [['Esc']] },
];

const renameKeys: readonly Shortcut[] = [{ label: 'Rename the item', keys: [['F2']] }];

/** The keys of a list. */
export const ListKeysDialog = ({ hasSelection, canRename, onClose }: Props) => (
  <Dialog title="Keyboard shortcuts" size="small" open onClose={onClose}>
    <dl>
      {[...listKeys, ...(canRename ? renameKeys : []), ...(hasSelection ? selectionKeys : [])].map(({ label, keys }) => (
        <div key={label} className="flex items-center justify-between gap-4 border-line border-b py-1.5 last:border-0">
          <dt className="min-w-0 text-ink-soft text-sm">{label}</dt>
          <dd className="flex shrink-0 items-center gap-1.5">
            {keys.map((combination) => (
              <span key={combination.join()} className="flex items-center gap-1">
                {combination.map((key) => (
                  <Keycap key={key}>{key}</Keycap>
                ))}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
