import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addLanguage } from '@/backend/languages/commands';
import { languageName } from '@/domain/languages/language-tags';
import { settingsPath } from '@/domain/organizations/settings-page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { SelectField } from '@/ui/select-field';
import { useMutation } from '@/widgets/use-mutation';

type Props = {
  tour: Tour;
  /** The languages of the organization, its main one first. */
  offered: readonly string[];
  onAdded: (tag: string) => void;
  onClose: () => void;
};

/** Gives the tour one of the organization's languages. */
export function AddLanguageDialog({ tour, offered, onAdded, onClose }: Props) {
  const main = tour.languages[0] ?? offered[0] ?? '';
  const options = offered
    .filter((tag) => tag !== main && !tour.languages.includes(tag))
    .map((tag) => ({ value: tag, label: `${languageName(tag, 'en')} (${languageName(tag, tag)})` }));
  const [chosen, setChosen] = useState('');
  const tag = chosen || (options[0]?.value ?? '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addLanguage({ tour: tour.id, tag, main }),
    onSuccess: () => {
      onAdded(tag);
      onClose();
    },
    meta: { done: 'Language added', failed: null },
  });
  return (
    <Dialog
      title="Add a language"
      open
      size="small"
      onClose={() => !isPending && onClose()}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" busy={isPending} disabled={tag === ''} onClick={() => mutate()}>
            Add
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {tag === '' ? (
          <p className="text-pretty text-ink-soft text-sm">
            {offered.length < 2
              ? 'The organization has no languages to translate into yet. An admin names them in the '
              : 'The tour has all languages of the organization. An admin names more in the '}
            <Link to={settingsPath('languages')} className="text-ink underline underline-offset-4">
              settings
            </Link>
            .
          </p>
        ) : (
          <SelectField
            label="Language"
            hint={`The tour is written in ${languageName(main, 'en')}.`}
            value={tag}
            options={options}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        {error && <ErrorNote>{error.message}</ErrorNote>}
      </div>
    </Dialog>
  );
}
