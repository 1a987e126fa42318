import { useMutation } from '@tanstack/react-query';
import Crosshair from 'lucide-react/icons/crosshair';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { createShareLink } from '@/backend/share-links/commands';
import { AppError } from '@/domain/app-error';
import { problemOf } from '@/domain/form-problem';
import type { TourId } from '@/domain/ids';
import type { Poi } from '@/domain/pois';
import type { SharedView } from '@/domain/sharing/share-links';
import { shareMessage } from '@/domain/sharing/share-message';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import { Choice } from './choice';
import { viewOfPoi } from './shared-view';

type Props = { tour: TourId; activePoi: Poi | null; viewNow: () => SharedView | null; onMade: (shareId: string) => void };

/** Chooses what a link leads to and what goes with it, and makes it. */
export function NewLink({ tour, activePoi, viewNow, onMade }: Props) {
  const [wanted, setWanted] = useState<'position' | 'poi'>(activePoi ? 'poi' : 'position');
  const [message, setMessage] = useState('');
  const poi = wanted === 'poi' ? activePoi : null;
  const problem = problemOf(shareMessage, message);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const view = poi ? viewOfPoi(poi) : viewNow();
      if (!view) throw new AppError('failed-precondition', 'The tour is still loading. Wait until you see it, then try again.');
      return createShareLink({ tour, view, poi: poi?.identifier ?? null, message });
    },
    onSuccess: onMade,
    onError: (cause) => console.error('Failed to create a share link', cause),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null && !isPending) mutate();
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">What do you want to share?</legend>
        <Choice label="Exact Position" hint="What you see now" icon={Crosshair} checked={!poi} onChoose={() => setWanted('position')} />
        <Choice
          label="Point of Interest"
          hint={activePoi ? activePoi.name : 'Open one first'}
          icon={MapPin}
          checked={poi !== null}
          disabled={!activePoi}
          onChoose={() => setWanted('poi')}
        />
      </fieldset>
      <TextArea
        label="Message"
        hint="Shown to whoever opens the link."
        rows={2}
        value={message}
        error={problem ?? undefined}
        onChange={(event) => setMessage(event.target.value)}
      />
      {error && (
        <p role="alert" className="text-pretty text-danger text-sm">
          No link was made. {error.message}
        </p>
      )}
      <Button type="submit" look="primary" size="wide" busy={isPending}>
        {error ? 'Try again' : 'Create link'}
      </Button>
    </form>
  );
}
