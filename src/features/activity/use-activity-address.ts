import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ActivityFilter, type ActivityGroup, activityGroups } from '@/domain/activity/activity-filter';
import { useSearchAddress } from '@/widgets/use-search-address';
import { withParameters } from '@/widgets/with-parameters';

/** Search and filters of the page, in its address. */
export function useActivityAddress() {
  const [q, setSearch] = useSearchAddress();
  const [parameters, setParameters] = useSearchParams();
  const [person = '', kind = '', thing = '', thingName = ''] = ['by', 'kind', 'thing', 'name'].map((name) => parameters.get(name) ?? '');
  const filter = useMemo<ActivityFilter>(
    () => ({ person, group: kind in activityGroups ? (kind as ActivityGroup) : '', thing, thingName }),
    [person, kind, thing, thingName],
  );
  const setFilter = (changes: Partial<ActivityFilter>) => {
    const next = { ...filter, ...changes };
    const written = { by: next.person, kind: next.group, thing: next.thing, name: next.thingName };
    setParameters((before) => withParameters(before, written), { replace: true });
  };
  return {
    q,
    filter,
    isNarrowed: q.trim() !== '' || person !== '' || filter.group !== '' || thing !== '',
    setSearch,
    setFilter,
    clear: () => {
      setSearch('');
      setParameters((before) => withParameters(before, { q: '', by: '', kind: '', thing: '', name: '' }), { replace: true });
    },
  };
}
