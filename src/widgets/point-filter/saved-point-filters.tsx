import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { deletePointFilter, savePointFilter } from '@/backend/point-filters/commands';
import { pointFilterQueries } from '@/backend/point-filters/queries';
import { canEditOrganization } from '@/domain/access/principals';
import type { OrgId } from '@/domain/ids';
import { pointFilterLimits } from '@/domain/limits';
import { type SavedPointFilter, sameFilter } from '@/domain/point-types/saved-filter';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { useCurrentUser } from '@/widgets/current-user';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { useAccessContext } from '@/widgets/use-access-context';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: OrgId };

const none: readonly SavedPointFilter[] = [];

/** The filters that the organization saved under a name; its editors save and delete them for all. */
export function SavedPointFilters({ organization }: Props) {
  const { store } = usePlayerSession();
  const { directory } = useAccessContext(organization);
  const mayEdit = canEditOrganization(useCurrentUser(), organization, directory);
  const { data } = useQuery(pointFilterQueries.of(organization));
  const saved = data ?? none;
  const filter = usePlayerState((state) => sameFilter(state.pointFilter));
  const [isNaming, setNaming] = useState(false);
  const saving = useMutation({
    mutationFn: (name: string) => savePointFilter(organization, { name, filter }),
    onSuccess: () => setNaming(false),
    meta: { done: 'Saved for your organization', failed: 'This filter isn’t saved yet. ' },
  });
  const deleting = useMutation({
    mutationFn: (name: string) => deletePointFilter(organization, name),
    meta: { done: 'Deleted for your organization', failed: 'Couldn’t delete this filter. ' },
  });
  const maySave = mayEdit && filter !== '' && !saved.some((each) => each.filter === filter);
  if (saved.length === 0 && !maySave) return null;
  return (
    <section aria-label="Saved filters" className="flex flex-wrap items-center gap-2">
      {saved.map(({ name, filter: its }) => (
        <span key={name} className="inline-flex max-w-full items-center rounded-md border border-line bg-surface">
          <Button look="quiet" size="small" aria-pressed={its === filter} onClick={() => store.setState({ pointFilter: its })}>
            <span dir="auto" className={its === filter ? 'truncate font-semibold text-accent' : 'truncate'}>
              {name}
            </span>
          </Button>
          {mayEdit && <IconButton label={`Delete the filter ${name}`} icon={X} onClick={() => deleting.mutate(name)} />}
        </span>
      ))}
      {maySave && !isNaming && (
        <Button look="quiet" size="small" onClick={() => setNaming(true)}>
          Save this filter
        </Button>
      )}
      {maySave && isNaming && (
        <NameForm
          isReplacing={(name) => saved.some((each) => each.name === name)}
          isSaving={saving.isPending}
          onSave={(name) => saving.mutate(name)}
          onCancel={() => setNaming(false)}
        />
      )}
    </section>
  );
}

type FormProps = { isReplacing: (name: string) => boolean; isSaving: boolean; onSave: (name: string) => void; onCancel: () => void };

/** Asks for the name in place. */
function NameForm({ isReplacing, isSaving, onSave, onCancel }: FormProps) {
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed !== '') onSave(trimmed);
  };
  return (
    <form onSubmit={submit} className="flex w-full flex-wrap items-end gap-2">
      <TextField
        label="Name of the filter"
        autoFocus
        maxLength={pointFilterLimits.name}
        hint={isReplacing(trimmed) ? 'Replaces the filter of this name.' : 'Everybody in your organization can use it.'}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small" look="primary" busy={isSaving} disabled={trimmed === ''}>
        Save
      </Button>
      <Button size="small" look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
