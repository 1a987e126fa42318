import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';

export type Mend = { label: string; run: () => void; isBusy?: boolean };

type Line = { name: string; detail: string /** where it is in the editor */; to: string | null; mend: Mend | null };

const initialCount = 20;

/** What was found, line by line, with the way there and what mends it. */
export function CheckLines({ lines }: { lines: readonly Line[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const visible = showsAll ? lines : lines.slice(0, initialCount);
  if (lines.length === 0) return null;
  return (
    <ul className="flex w-full flex-col gap-1">
      {visible.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal, and none has state
        <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere min-w-40 grow">
            <span className="text-ink">{line.name}</span>
            {line.detail && `: ${line.detail}`}
          </span>
          <Actions line={line} />
        </li>
      ))}
      {visible.length < lines.length && (
        <li>
          <Button size="small" look="quiet" onClick={() => setShowsAll(true)}>
            Show {lines.length - visible.length} more
          </Button>
        </li>
      )}
    </ul>
  );
}

function Actions({ line: { name, detail, to, mend } }: { line: Line }) {
  const about = detail ? `${name}: ${detail}` : name;
  return (
    <>
      {to && (
        <Link to={to} target="_blank" aria-label={`Show ${about}`} className="text-accent underline max-md:py-3">
          Show
        </Link>
      )}
      {mend && (
        <Button size="small" busy={mend.isBusy ?? false} aria-label={`${mend.label}: ${about}`} onClick={mend.run}>
          {mend.label}
        </Button>
      )}
    </>
  );
}
