import { useState } from 'react';
import type { ScreenshotOwner } from '@/domain/pois/screenshots';
import { webAddress } from '@/domain/web-address';
import { useEditingState } from '../session/editing-context';

type Props = { owner: ScreenshotOwner; screenshot: string; alt: string };

/** The screenshot of a point of interest or of a stop, marked if it is not uploaded yet. */
export function ScreenshotImage({ owner, screenshot, alt }: Props) {
  const unuploaded = useEditingState((state) => state.pendingScreenshots.get(owner));
  const [broken, setBroken] = useState('');
  const address = unuploaded ?? webAddress(screenshot);
  return (
    <figure className="relative aspect-video w-40 shrink-0 overflow-hidden rounded-lg border border-line bg-sunken max-md:w-32">
      {address && address !== broken ? (
        <img src={address} alt={alt} onError={() => setBroken(address)} className="size-full object-cover" />
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
