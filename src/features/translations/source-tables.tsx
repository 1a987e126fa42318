import { plainText, tablesIn } from '@/domain/rich-text';
import { truncateText } from '@/domain/truncate-text';
import { Button } from '@/ui/button';

type Props = { source: string; translation: string; onAdd: (html: string) => void };

/** Adds the next table of a text that its translation lacks, at the end, where its cells can be translated. */
export function SourceTables({ source, translation, onAdd }: Props) {
  const next = tablesIn(source)[tablesIn(translation).length];
  if (next === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" onClick={() => onAdd(next)}>
        Add the table of the source
      </Button>
      <span className="text-ink-soft text-xs">{truncateText(plainText(next))}</span>
    </div>
  );
}
