import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { localKeys } from '@/domain/application/local-keys';
import { filtersOf, savedFilterLimits, withFilter, withoutFilter } from '@/domain/tours/saved-filters';
import { type TourFilter, tourFacetNames, tourFacetsFrom } from '@/domain/tours/tour-filter';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { readSetting, useSetting, writeSetting } from '@/ui/settings';
import { TextField } from '@/ui/text-field';
import { useCurrentUser } from '@/widgets/current-user';
import type { FilterChange } from './use-tour-filter';

type Props = { filter: TourFilter; choices: number; onChange: (change: FilterChange) => void };

/** The filters that were kept on this device under a name, and keeping the present one. */
export function SavedFilters({ filter, choices, onChange }: Props) {
  const user = useCurrentUser()?.uid ?? null;
  const stored = useSetting(localKeys.tourFilters);
  const [isNaming, setNaming] = useState(false);
  if (user === null) return null;
  const filters = filtersOf(stored, user);
  const query = queryOf(filter);
  const isSaved = filters.some((each) => each.query === query);
  const keep = (name: string) => {
    writeSetting(localKeys.tourFilters, withFilter(readSetting(localKeys.tourFilters), user, { name, query }));
    setNaming(false);
  };
  const forget = (name: string) => writeSetting(localKeys.tourFilters, withoutFilter(readSetting(localKeys.tourFilters), user, name));
  if (filters.length === 0 && choices === 0) return null;
  return (
    <section aria-label="Saved filters" className="flex flex-wrap items-center gap-2">
      {filters.map(({ name, query: saved }) => (
        <span key={name} className="inline-flex max-w-full items-center rounded-md border border-line bg-surface">
          <Button look="quiet" size="small" aria-pressed={saved === query} onClick={() => onChange(changeTo(saved))}>
            <span className={saved === query ? 'truncate font-semibold text-accent' : 'truncate'}>{name}</span>
          </Button>
          <IconButton label={`Forget the filter ${name}`} icon={X} onClick={() => forget(name)} />
        </span>
      ))}
      {choices > 0 && !isSaved && !isNaming && (
        <Button look="quiet" size="small" onClick={() => setNaming(true)}>
          Save this filter
        </Button>
      )}
      {choices > 0 && !isSaved && isNaming && <NameForm onKeep={keep} onCancel={() => setNaming(false)} />}
    </section>
  );
}

/** Asks for the name in place, below the choices that it stands for. */
function NameForm({ onKeep, onCancel }: { onKeep: (name: string) => void; onCancel: () => void }) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onKeep(name.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <TextField
        label="Name of the filter"
        autoFocus
        maxLength={savedFilterLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="primary" disabled={name.trim() === ''}>
        Save
      </Button>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}

/** The filter as the parameters of the address, always in the same order. */
function queryOf({ types, ...facets }: TourFilter): string {
  const chosen = tourFacetNames.flatMap((name) => (facets[name] === '' ? [] : [[name, facets[name]]]));
  return new URLSearchParams([...[...types].toSorted().map((type) => ['type', type]), ...chosen]).toString();
}

function changeTo(query: string): FilterChange {
  const parameters = new URLSearchParams(query);
  return { filters: new Set(parameters.getAll('type')), facets: tourFacetsFrom((name) => parameters.get(name) ?? '') };
}
