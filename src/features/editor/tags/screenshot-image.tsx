import { useState } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { Poi } from '@/domain/pois/poi';
import { webAddress } from '@/domain/web-address';
import { useEditingState } from '../session/editing-context';

type Props = { poi: Pick<Poi, 'identifier' | 'screenshot' | 'screenshotAlt'> };

/** The screenshot of a point of interest, marked if it is not uploaded yet. */
export function ScreenshotImage({ poi: { identifier, screenshot, screenshotAlt } }: Props) {
  const unuploaded = useEditingState((state) => state.pendingScreenshots.get(identifier));
  const name = useEditingState((state) => findPoi(state.edited.folders, identifier)?.name);
  const [broken, setBroken] = useState('');
  const address = unuploaded ?? webAddress(screenshot);
  return (
    <figure className="relative aspect-video w-40 shrink-0 overflow-hidden rounded-lg border border-line bg-sunken max-md:w-32">
      {address && address !== broken ? (
        <img
          src={address}
          alt={screenshotAlt || `Screenshot of ${name}`}
          onError={() => setBroken(address)}
          className="size-full object-cover"
        />
      ) : (
        <span className="grid size-full place-items-center px-2 text-center text-ink-faint text-xs">No screenshot</span>
      )}
      {unuploaded !== undefined && (
        <figcaption className="absolute inset-x-0 bottom-0 bg-surface px-2 py-0.5 text-center text-ink-soft text-xs">
          Not uploaded yet
        </figcaption>
      )}
    </figure>
  );
}
