import type { Organization } from '@/domain/organizations/organization';
import type { BulkAct } from '@/domain/tours/bulk/bulk-acts';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { AccessDialog } from './access-dialog';
import type { BulkRequest } from './bulk-request';
import { CollectionDialog } from './collection-dialog';
import { DeleteToursDialog } from './delete-tours-dialog';
import { DuplicateToursDialog } from './duplicate-tours-dialog';
import { ExportToursDialog } from './export-tours-dialog';
import { PlaceDialog } from './place-dialog';
import { PublishToursDialog } from './publish-tours-dialog';
import { TypeDialog } from './type-dialog';
import { useActRights } from './use-act-rights';

type Props = { organization: Organization; request: BulkRequest; onClose: () => void };

/** The dialog about the selected tours. */
export function BulkDialogs({ organization, request: { kind, tours }, onClose }: Props) {
  const mayAct = useActRights(organization);
  const may = (act: BulkAct) => (tour: ListedTour) => mayAct(act, tour);
  const all = { organization, tours, onClose };
  switch (kind) {
    case 'type':
      return <TypeDialog {...all} mayChange={may('change')} />;
    case 'collection':
      return <CollectionDialog {...all} mayChange={may('change')} />;
    case 'access':
      return <AccessDialog {...all} mayChange={may('change')} />;
    case 'place':
      return <PlaceDialog tours={tours} onClose={onClose} mayChange={may('change')} />;
    case 'publish':
      return <PublishToursDialog {...all} mayPublish={may('publish')} />;
    case 'duplicate':
      return <DuplicateToursDialog {...all} mayDuplicate={may('duplicate')} mayDelete={may('delete')} />;
    case 'export':
      return <ExportToursDialog {...all} mayExport={may('export')} />;
    case 'delete':
      return <DeleteToursDialog tours={tours} onClose={onClose} mayDelete={may('delete')} />;
  }
}
