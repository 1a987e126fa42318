import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { contentLimits } from '@/domain/limits';
import { linkAddress } from '@/domain/link-address';
import type { OlderItem, OlderLink } from '@/domain/older/items';
import { webAddress } from '@/domain/web-address';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { useOlderEditingSession } from './older-editing-session';

type Props = { label: 'Links' | 'Videos'; item: OlderItem; field: 'links' | 'embeds' };

/** The links or videos of a point, edited in place. @see MODEL-060 */
export function LinkList({ label, item, field }: Props) {
  const { edit } = useOlderEditingSession();
  const rows = item[field];
  const setRows = (change: (rows: OlderLink[]) => OlderLink[]) =>
    edit(item.identifier, (current) => ({ ...current, [field]: change(current[field]) }));
  const setRow = (index: number, changes: Partial<OlderLink>) =>
    setRows((current) => current.map((row, at) => (at === index ? { ...row, ...changes } : row)));
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <div className="flex items-center justify-between">
        <h3 className="font-medium text-sm">{label}</h3>
        <Button
          size="small"
          aria-label={field === 'links' ? 'Add link' : 'Add video'}
          onClick={() => setRows((current) => [...current, { name: '', url: '' }])}
        >
          <Plus aria-hidden size={15} strokeWidth={1.75} />
          Add
        </Button>
      </div>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their fields are controlled
        <div key={index} className="flex items-start gap-2">
          <div className="flex min-w-0 grow flex-col gap-2">
            <TextField
              label="Name"
              value={row.name}
              maxLength={contentLimits.itemName}
              autoComplete="off"
              onChange={({ target }) => setRow(index, { name: target.value })}
            />
            <TextField
              label="Address"
              value={row.url}
              maxLength={contentLimits.url}
              inputMode="url"
              autoComplete="off"
              error={addressProblem(row.url, field)}
              onChange={({ target }) => setRow(index, { url: target.value })}
            />
          </div>
          <IconButton
            label={`Remove ${row.name || row.url || 'the empty row'}`}
            icon={Trash}
            onClick={() => setRows((current) => current.filter((_, at) => at !== index))}
          />
        </div>
      ))}
    </section>
  );
}

function addressProblem(url: string, field: Props['field']): string | null {
  const isValid = url === '' || (field === 'links' ? linkAddress(url) : webAddress(url)) !== null;
  return isValid ? null : 'Enter a complete address, such as https://example.com. It isn’t shown as a link otherwise.';
}
