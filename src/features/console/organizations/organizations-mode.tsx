import List from 'lucide-react/icons/list';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { ErrorState } from '@/ui/error-state';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { SearchBox } from '@/ui/search-box';
import { Spinner } from '@/ui/spinner';
import { useSearchAddress } from '@/widgets/use-search-address';
import { withParameters } from '@/widgets/with-parameters';
import { ConsoleFrame, useIsStaff } from '../console-frame';
import { OrganizationList } from './organization-list';
import { useOrganizationPages } from './use-organization-pages';

const deletionReceipts = () => import('./deletion-receipts').then((it) => it.DeletionReceipts);
const newOrganization = () => import('./new-organization').then((it) => it.NewOrganization);

/** All organizations as cards or as a list, for global admins, who add them here. @see ADMIN-002 ADMIN-005 ADMIN-006 ADMIN-007 */
export function OrganizationsMode({ shown }: { shown: OrgId | null }) {
  const hasSettings = useIsStaff();
  const [search, setSearch] = useSearchAddress();
  const [parameters, setParameters] = useSearchParams();
  const isList = parameters.get('mode') === 'list';
  const toggleList = () => setParameters((before) => withParameters(before, { mode: isList ? null : 'list' }), { replace: true });
  const [isAdding, setAdding] = useState(false);
  const closeNew = () => setAdding(false);
  const pages = useOrganizationPages(search);
  return (
    <ConsoleFrame
      mode="organizations"
      description="Choose an organization to open its dashboard."
      search={<SearchBox label="Search organizations" value={search} onChange={setSearch} />}
      action={
        <>
          <Button look="primary" onClick={() => setAdding(true)}>
            + New Organization
          </Button>
          <Button aria-pressed={isList} onClick={toggleList}>
            <List aria-hidden size={16} strokeWidth={1.75} />
            List
          </Button>
        </>
      }
    >
      {pages.isPending && !pages.error ? (
        <p className="flex items-center justify-center gap-2 py-16 text-ink-soft text-sm">
          <Spinner label="Searching" />
          <span aria-hidden>Searching…</span>
        </p>
      ) : pages.error && pages.organizations.length === 0 ? (
        <ErrorState title="The organizations couldn’t be searched" message={errorMessage(pages.error)} retry={pages.retry} />
      ) : (
        <OrganizationList
          organizations={pages.organizations}
          shown={shown}
          search={search}
          isList={isList}
          hasSettings={hasSettings}
          hasCounts
          onShowAll={() => setSearch('')}
        />
      )}
      <More pages={pages} />
      {search === '' && (
        <div className="pt-8">
          <Disclosure label="Deleted organizations">
            <LazyBoundary>
              <LazyComponent load={deletionReceipts} props={{}} />
            </LazyBoundary>
          </Disclosure>
        </div>
      )}
      {isAdding && (
        <LazyOverlay onClose={closeNew} message="Couldn’t load this. No organization was created. Check your connection and try again.">
          <LazyComponent load={newOrganization} props={{ onClose: closeNew }} />
        </LazyOverlay>
      )}
    </ConsoleFrame>
  );
}

function More({ pages }: { pages: ReturnType<typeof useOrganizationPages> }) {
  const { organizations, loadMore, isLoadingMore, isCutOff, error } = pages;
  if (isCutOff && organizations.length > 0)
    return <p className="pt-4 text-center text-ink-soft text-sm">There are more: enter more of the name.</p>;
  return (
    loadMore && (
      <div className="flex flex-col items-center gap-2 pt-6">
        {error && (
          <p role="alert" className="text-pretty text-danger text-sm">
            {errorMessage(error)}
          </p>
        )}
        <Button busy={isLoadingMore} onClick={loadMore}>
          Show more organizations
        </Button>
      </div>
    )
  );
}
