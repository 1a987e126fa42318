import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

type Props = { q: string; isNarrowed: boolean; onClear: () => void; children: ReactNode };

/** In place of `DaySections`: nothing is found by the query and the filters, or there is nothing yet, and the children say what will be. */
export const NothingHappened = ({ q, isNarrowed, onClear, children }: Props) =>
  isNarrowed ? (
    <EmptyState title="Nothing found" action={<Button onClick={onClear}>Show all</Button>}>
      {q.trim() === '' ? 'Nothing matches these filters.' : `Nothing matches “${q.trim()}”.`}
    </EmptyState>
  ) : (
    <EmptyState title="Nothing happened yet">{children}</EmptyState>
  );
