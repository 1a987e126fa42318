import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { collectionId, orgId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import type { FormValues } from './form-values';

const peopleWithAccessDialog = () =>
  import('@/widgets/people-with-access/people-with-access-dialog').then((it) => it.PeopleWithAccessDialog);

type Props = { tour: Tour; organization: Organization };

/** Opens the list of everybody who can see the tour, with what the unsaved changes of the form would change about it. */
export function PeopleWithAccessButton({ tour, organization }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Eye aria-hidden size={15} strokeWidth={1.75} />
        People with access
      </Button>
      <LazyOverlay onClose={close}>{isOpen && <WithDraft tour={tour} organization={organization} onClose={close} />}</LazyOverlay>
    </>
  );
}

function WithDraft(props: Props & { onClose: () => void }) {
  const [isPublic, collection, organization] = useWatch<FormValues, ['public', 'collection', 'organization']>({
    name: ['public', 'collection', 'organization'],
  });
  const draft = { public: isPublic, collection: collectionId(collection), organization: orgId(organization) };
  return <LazyComponent load={peopleWithAccessDialog} props={{ ...props, draft }} />;
}
