import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState } from 'react';
import { createShareLink } from '@/backend/share-links/commands';
import { AppError } from '@/domain/app-error';
import { firstFormProblem } from '@/domain/form-problem';
import type { TourId } from '@/domain/ids';
import type { Poi } from '@/domain/pois/poi';
import type { LinkSettings, SharedView } from '@/domain/sharing/share-links';
import { shareMessage } from '@/domain/sharing/share-message';
import { announce } from '@/ui/announce/announce';
import { Button } from '@/ui/button';
import { useFocusReturn } from '@/ui/focus-return';
import { LeaveGuard } from '@/ui/leave-guard';
import { TextArea } from '@/ui/text-area';
import { areValidSettings, LinkSettingsFields } from '@/widgets/share-link/link-settings-fields';
import { useMutation } from '@/widgets/use-mutation';
import { PlaceChoice, type SharedPlace, type ViewState } from './place-choice';

type Props = {
  tour: TourId;
  /** chosen at first */
  initialPlace: SharedPlace;
  activePoi: Poi | null;
  viewState: ViewState;
  viewNow: () => SharedView | null;
  onCreated: (shareId: string) => void;
};

/** Form to create a share link: its place, message, name and end. */
export function NewLink({ tour, initialPlace, activePoi, viewState, viewNow, onCreated }: Props) {
  const [place, setPlace] = useState<SharedPlace>(initialPlace);
  const form = useRef<HTMLFormElement>(null);
  useFocusReturn(form);
  const [message, setMessage] = useState('');
  const [settings, setSettings] = useState<LinkSettings>({ name: '', expires: null });
  const poi = place === 'poi' ? activePoi : null;
  const problem = firstFormProblem(shareMessage, message);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const view = poi ? viewOfPoi(poi) : viewNow();
      if (!view) throw new AppError('failed-precondition', withoutView[viewState]);
      return createShareLink({ tour, view, poi: poi?.identifier ?? null, message, ...settings });
    },
    onSuccess: (shareId) => {
      announce('Link created.');
      onCreated(shareId);
    },
    onError: (cause) => console.error('Failed to create a share link', cause),
    meta: { failed: null },
  });
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null && areValidSettings(settings)) mutate();
      }}
    >
      <PlaceChoice value={poi ? 'poi' : 'position'} activePoi={activePoi} viewState={viewState} onChange={setPlace} />
      <TextArea
        label="Message"
        hint="Shown to anyone who opens the link."
        rows={2}
        value={message}
        error={problem ?? undefined}
        onChange={(event) => setMessage(event.target.value)}
      />
      <details className="group">
        <summary className="flex min-h-6 cursor-pointer items-center gap-1.5 rounded-sm text-ink-soft text-sm hover:text-ink max-md:min-h-11">
          <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="transition-transform group-open:rotate-90" />
          Name and expiry
        </summary>
        <div className="mt-3 flex flex-col gap-4">
          <LinkSettingsFields value={settings} onChange={setSettings} />
        </div>
      </details>
      {error && (
        <p role="alert" className="text-pretty text-danger text-sm">
          Couldn’t create the link. {error.message}
        </p>
      )}
      <LeaveGuard isChanged={!isPending && (message !== '' || settings.name !== '')} />
      <Button type="submit" look="primary" size="wide" busy={isPending}>
        {error ? 'Try again' : 'Create link'}
      </Button>
    </form>
  );
}

const loading = 'The tour is still loading. Wait until you see it, then try again.';
const withoutView: Record<ViewState, string> = {
  none: 'This tour has no 3D view to share. Open a point of interest and share that.',
  loading,
  ready: loading,
};

/** Returns the view of a PoI, so that a link to it still works after the PoI is deleted. */
const viewOfPoi = ({ sweep, rotation, zoom, position }: Poi): SharedView => ({ sweep, rotation, zoom, position });
