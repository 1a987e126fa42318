import type { LucideIcon } from 'lucide-react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import Closer from 'lucide-react/icons/arrow-down-to-dot';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Away from 'lucide-react/icons/arrow-up-from-dot';
import { useEffect, useId, useRef } from 'react';
import type { PoiId } from '@/domain/ids';
import { IconButton } from '@/ui/icon-button';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { moveTag, onTagKey, tagSteps } from './move-tag';

/** In the order of the steps. */
const icons: readonly LucideIcon[] = [ArrowLeft, ArrowRight, ArrowUp, ArrowDown, Away, Closer];

/** Moves a tag by steps, as seen on the screen: each by a button, and all by keys on any of them. */
export function MovePad({ poi }: { poi: PoiId }) {
  const session = useEditingSession();
  const id = useId();
  const first = useRef<HTMLFieldSetElement>(null);
  const isRequested = useEditingState((state) => state.tagToMove === poi);
  useEffect(() => {
    if (!isRequested) return;
    session.store.setState({ tagToMove: null });
    first.current?.querySelector('button')?.focus();
  }, [isRequested, session]);
  return (
    <div className="flex flex-col gap-1">
      <fieldset
        ref={first}
        aria-label="Move the tag"
        aria-describedby={id}
        // left and right are those of the scan, in every language
        dir="ltr"
        className="flex flex-wrap gap-1"
        onKeyDown={(event) => onTagKey(event, (step, isCoarse) => moveTag(session, poi, step, isCoarse))}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && session.endStep()}
      >
        {tagSteps.map((step, at) => (
          <IconButton
            key={step.key}
            label={`${step.name} 1 cm`}
            icon={icons[at] ?? Away}
            onClick={({ shiftKey }) => moveTag(session, poi, step, shiftKey)}
          />
        ))}
      </fieldset>
      <p id={id} className="text-ink-faint text-xs">
        Or with the arrow keys, Page Up and Page Down on these buttons. With Shift 10 cm.
      </p>
    </div>
  );
}
