import { findGuidedTour } from '@/domain/guided-tours/new-stop';
import { SidePanel } from '@/ui/side-panel';
import { useEditingState } from '../session/editing-context';
import { GuidedTourEditor } from './guided-tour-editor';
import { GuidedTourList } from './guided-tour-list';

/** The guided tours of the tour, or one of them with its stops, beside the scan, whose present view becomes a stop. */
export function GuidedTours() {
  const closeTool = useEditingState((state) => state.closeTool);
  const tours = useEditingState((state) => state.edited.guidedTours);
  const shown = useEditingState((state) => state.guidedTour);
  const tour = findGuidedTour(tours, shown);
  return (
    <SidePanel
      label="Guided tours"
      kind="arranging"
      header={<h2 className="truncate font-semibold text-ink">Guided tours</h2>}
      onClose={closeTool}
    >
      <div className="min-h-0 grow overflow-y-auto px-4 py-4">
        {tour ? <GuidedTourEditor key={tour.id} tour={tour} /> : <GuidedTourList tours={tours} />}
      </div>
    </SidePanel>
  );
}
