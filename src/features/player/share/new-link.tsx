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
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { areValidSettings, LinkSettingsFields } from '@/widgets/share-link/link-settings-fields';
import { useMutation } from '@/widgets/use-mutation';
import { newLinkTexts } from './new-link-texts';
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
  const t = useTexts(newLinkTexts);
  const { tryAgain } = useTexts(commonTexts);
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
      if (!view) throw new AppError('failed-precondition', viewState === 'none' ? t.noView : t.stillLoading);
      return createShareLink({ tour, view, poi: poi?.identifier ?? null, message, ...settings });
    },
    onSuccess: (shareId) => {
      announce(t.created);
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
        label={t.message}
        hint={t.messageHint}
        rows={2}
        value={message}
        error={problem ?? undefined}
        onChange={(event) => setMessage(event.target.value)}
      />
      <details className="group">
        <summary className="flex min-h-6 cursor-pointer items-center gap-1.5 rounded-sm text-ink-soft text-sm hover:text-ink touch:min-h-11">
          <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 transition-transform group-open:rotate-90" />
          {t.nameAndExpiry}
        </summary>
        <div className="mt-3 flex flex-col gap-4">
          <LinkSettingsFields value={settings} onChange={setSettings} />
        </div>
      </details>
      {error && (
        <p role="alert" className="text-pretty text-danger text-sm">
          {t.failed({ reason: error.message })}
        </p>
      )}
      <LeaveGuard isChanged={!isPending && (message !== '' || settings.name !== '')} />
      <Button type="submit" look="primary" size="wide" busy={isPending}>
        {error ? tryAgain : t.create}
      </Button>
    </form>
  );
}

/** Returns the view of a PoI, so that a link to it still works after the PoI is deleted. */
const viewOfPoi = ({ sweep, rotation, zoom, position }: Poi): SharedView => ({ sweep, rotation, zoom, position });
