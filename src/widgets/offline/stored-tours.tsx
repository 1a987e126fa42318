import { useQuery, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { removeCopy, storedCopies } from '@/backend/offline/copies';
import type { OfflineCopy } from '@/domain/offline/copy';
import { bytesText } from '@/domain/publishing/labels';
import { tourTitle } from '@/domain/tours/tour-title';
import { IconButton } from '@/ui/icon-button';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '../use-mutation';
import { storedToursTexts } from './texts';
import { copiesKey } from './use-saving';

/** The tours that are stored on this device, or undefined until they are read. */
export const useStoredCopies = (): OfflineCopy[] | undefined =>
  useQuery({ queryKey: copiesKey, queryFn: storedCopies, staleTime: 0, networkMode: 'always' }).data;

/** Removes a copy from this device. */
export function useRemoveCopy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: removeCopy,
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: copiesKey }),
    meta: { failed: () => storedToursTexts.get().removeFailed },
  });
}

/** The tours that are stored on this device. */
export function StoredTours() {
  const copies = useStoredCopies();
  return copies ? <CopyList copies={copies} /> : <div aria-hidden className="skeleton h-10" />;
}

/** Copies with their sizes; each can be removed. */
export function CopyList({ copies }: { copies: readonly OfflineCopy[] }) {
  const t = useTexts(storedToursTexts);
  const remove = useRemoveCopy();
  if (copies.length === 0) return <p className="text-ink-soft text-sm">{t.none}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {copies.map(({ id, path, title, state, bytes }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 grow">
              <a dir="auto" href={`#${path}`} className="block truncate font-medium text-ink text-sm hover:underline">
                {tourTitle({ name: title })}
              </a>
              <span className="block text-ink-soft text-xs tabular-nums">{t[state]({ size: bytesText(bytes) })}</span>
            </span>
            <IconButton label={t.remove({ name: tourTitle({ name: title }) })} icon={Trash2} onClick={() => remove.mutate(id)} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-pretty text-ink-soft text-sm">{t.staysRemoved}</p>
    </>
  );
}
