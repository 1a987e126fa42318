import { useState } from 'react';
import { type ChangeText, changeCounts } from '@/domain/publishing/compare';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';

const labels = { added: 'Added', changed: 'Changed', moved: 'Moved', removed: 'Removed' } as const;
const initialCount = 100;

/** The changes between two versions, in words. */
export function ChangeList({ changes }: { changes: readonly ChangeText[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const visible = showsAll ? changes : changes.slice(0, initialCount);
  return (
    <div>
      <p role="status" className="font-medium text-ink text-sm tabular-nums">
        {changeCounts(changes)}
      </p>
      <ul aria-label="Changes" className="mt-2 flex flex-col">
        {visible.map(({ id, what, text }) => (
          <li key={`${id} ${what}`} className="flex items-start gap-3 border-line border-b py-2 text-sm last:border-b-0">
            <span className="w-20 shrink-0">
              <Badge look={what === 'added' ? 'accent' : what === 'removed' ? 'danger' : 'plain'}>{labels[what]}</Badge>
            </span>
            <span className="wrap-anywhere min-w-0 pt-0.5 text-ink">{text}</span>
          </li>
        ))}
      </ul>
      {visible.length < changes.length && (
        <Button size="small" look="quiet" onClick={() => setShowsAll(true)}>
          Show {changes.length - visible.length} more
        </Button>
      )}
    </div>
  );
}
