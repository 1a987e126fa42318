import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AuditFilter, auditFilterFrom, auditParameters, noFilter } from '@/domain/audit/audit-filter';
import { isDeepEqual } from '@/domain/same';
import { useSearchAddress } from '@/widgets/use-search-address';
import { withParameters } from '@/widgets/with-parameters';

/** Search and filter of the log, in its address. */
export function useAuditAddress() {
  const [q, setSearch] = useSearchAddress();
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => auditFilterFrom(parameters), [parameters]);
  const setFilter = (changes: Partial<AuditFilter>) =>
    setParameters((before) => withParameters(before, auditParameters({ ...filter, ...changes })), { replace: true });
  return {
    q,
    filter,
    isNarrowed: q.trim() !== '' || !isDeepEqual(filter, noFilter),
    setSearch,
    setFilter,
    clear: () => {
      setSearch('');
      setParameters((before) => withParameters(before, { q: '', ...auditParameters(noFilter) }), { replace: true });
    },
  };
}
