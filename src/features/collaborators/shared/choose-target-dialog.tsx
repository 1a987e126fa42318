import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionQueries } from '@/backend/collections/queries';
import { tourQueries } from '@/backend/tours/queries';
import { errorMessage } from '@/domain/app-error';
import type { InvitedTo } from '@/domain/collaboration/document-ids';
import type { OrgId } from '@/domain/ids';
import { byName } from '@/domain/search';
import { Button } from '@/ui/button';
import { Combobox } from '@/ui/combobox/combobox';
import { Dialog } from '@/ui/dialog';
import { PortalHost } from '@/ui/portal-host';

type Props = { type: InvitedTo; organization: OrgId; onChoose: (id: string) => void; onClose: () => void };

/** Chooses the tour or collection that people are invited to. */
export function ChooseTargetDialog({ type, organization, onChoose, onClose }: Props) {
  const [id, setId] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { targets, error } = useTargets(type, organization);
  return (
    <Dialog
      title={`Which ${type} do you want to share?`}
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={() => (id === '' ? setProblem(`Choose a ${type}.`) : onChoose(id))}>
            Continue
          </Button>
        </>
      }
    >
      <PortalHost>
        <Combobox
          label={type === 'tour' ? 'Tour' : 'Collection'}
          value={id}
          options={(targets ?? []).toSorted(byName).map(({ id, name }) => ({ value: id, label: name || id }))}
          onChange={(chosen) => {
            setId(chosen);
            setProblem(null);
          }}
          message={error ? errorMessage(error) : targets ? undefined : 'Loading…'}
          error={problem}
          placeholder="Type to search"
        />
      </PortalHost>
    </Dialog>
  );
}

function useTargets(type: InvitedTo, organization: OrgId) {
  const tours = useQuery({ ...tourQueries.listed(organization), enabled: type === 'tour' });
  const collections = useQuery({ ...collectionQueries.of(organization), enabled: type === 'collection' });
  const { data, error } = type === 'tour' ? tours : collections;
  const targets: readonly { id: string; name: string }[] | undefined = data;
  return { targets, error };
}
