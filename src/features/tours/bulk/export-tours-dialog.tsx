import { useState } from 'react';
import { readTourNow } from '@/backend/tours/bulk-commands';
import type { Organization } from '@/domain/organizations/organization';
import { exportFileName } from '@/domain/tours/as-json';
import { planBulk } from '@/domain/tours/bulk/bulk-acts';
import { distinctFileNames } from '@/domain/tours/bulk/file-names';
import { tourData } from '@/domain/tours/data/export';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { loadModule } from '@/loading/load-code';
import { download } from '@/ui/download';
import { toastError } from '@/ui/toast';
import { BulkDialog } from '@/widgets/bulk/bulk-dialog';
import { countOf, PlanSummary, sentence, tourForms } from './plan-summary';

type Props = {
  organization: Organization;
  tours: readonly ListedTour[];
  mayExport: (tour: ListedTour) => boolean;
  onClose: () => void;
};

type Exported = { name: string; input: Uint8Array };

const clientZip = () => import('client-zip');

/** Downloads the data of many tours as one archive, with a file for each. */
export function ExportToursDialog({ organization, tours, mayExport, onClose }: Props) {
  const [day] = useState(() => new Date().toISOString().slice(0, 10));
  const plan = planBulk(tours, { isAllowed: mayExport });
  const save = async (exported: readonly Exported[]) => {
    const names = distinctFileNames(exported.map(({ name }) => name));
    const { downloadZip } = await loadModule(clientZip);
    const archive = await downloadZip(exported.map(({ input }, index) => ({ name: names[index] ?? '', input }))).blob();
    download(`${organization.id} tours ${day}.zip`, archive);
  };
  return (
    <BulkDialog
      title={`Export the data of ${countOf(tours.length)}`}
      items={plan.included}
      nameOf={tourTitle}
      act={{
        run: async ({ id }): Promise<Exported> => {
          const { tour, translations } = await readTourNow(id);
          return { name: exportFileName(tour), input: new TextEncoder().encode(tourData(tour, translations)) };
        },
        onComplete: (exported) =>
          void save(exported).catch((error: unknown) => {
            console.error('The archive was not written.', error);
            toastError('Couldn’t write the archive. Try again with fewer tours.');
          }),
      }}
      texts={{ items: tourForms, done: sentence('was', 'were', 'exported') }}
      confirmLabel={`Export ${countOf(plan.included.length)}`}
      partLabel="Download these"
      onClose={onClose}
    >
      <PlanSummary plan={plan}>
        <p>
          One ZIP with a JSON file for each tour, as it was saved, with its texts in all languages, without its history and people. Under
          Create, Import makes a tour of one again.
        </p>
        <p>
          The files have the addresses of the tours’ files, and whoever has such an address can open the file. Pass them on like the files
          themselves.
        </p>
      </PlanSummary>
    </BulkDialog>
  );
}
