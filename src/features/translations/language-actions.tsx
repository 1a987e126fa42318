import { useState } from 'react';
import { removeLanguage } from '@/backend/languages/commands';
import { translationsAsCsv } from '@/domain/languages/exchange';
import { languageName } from '@/domain/languages/language-tags';
import type { TextsByThing } from '@/domain/languages/translations';
import { exportFileName } from '@/domain/tours/as-json';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { download } from '@/ui/download';
import { useMutation } from '@/widgets/use-mutation';
import { ImportDialog } from './import-dialog';

type Props = { tour: Tour; tag: string; texts: TextsByThing };

/** What is done with a language as a whole. */
export function LanguageActions({ tour, tag, texts }: Props) {
  const [open, setOpen] = useState<'import' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const fileName = exportFileName(tour).replace(/\.json$/, `, ${tag}.csv`);
  return (
    <>
      <Button onClick={() => download(fileName, translationsAsCsv(tour, texts), 'text/csv')}>Export CSV</Button>
      <Button onClick={() => setOpen('import')}>Import CSV</Button>
      <Button onClick={() => setOpen('remove')}>Remove</Button>
      {open === 'import' && <ImportDialog tour={tour} tag={tag} texts={texts} onClose={close} />}
      {open === 'remove' && <RemoveLanguage tour={tour} tag={tag} onClose={close} />}
    </>
  );
}

function RemoveLanguage({ tour, tag, onClose }: Omit<Props, 'texts'> & { onClose: () => void }) {
  const name = languageName(tag, 'en');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeLanguage({ tour: tour.id, tag }),
    onSuccess: onClose,
    meta: { done: `${name} removed`, failed: null },
  });
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      confirmLabel={`Remove ${name}`}
      danger
      busy={isPending}
      error={error?.message}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>All its texts of this tour are deleted. Published versions keep theirs. Export them first if you may need them again.</p>
    </ConfirmDialog>
  );
}
