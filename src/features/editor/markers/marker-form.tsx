import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useRef } from 'react';
import { type IconDescription, iconsOf } from '@/domain/icons';
import { markerLimits } from '@/domain/limits';
import type { Marker } from '@/domain/markers/marker';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { markerImage } from '@/widgets/image-viewer/marker-geometry';

type Props = {
  marker: Marker;
  icons: readonly IconDescription[];
  onChange: (fields: Partial<Marker>, key: string) => void;
  /** ends the undo step */
  onEnd: () => void;
  onRemove: () => void;
};

/** Form for a marker's name, text and icon. @see EDIT-086 EDIT-088 */
export function MarkerForm({ marker, icons, onChange, onEnd, onRemove }: Props) {
  const form = useRef<HTMLElement>(null);
  // the marker may have been chosen far down the list
  useEffect(() => {
    form.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <section ref={form} aria-label="Marker" className="flex scroll-mt-18 flex-col gap-4 border-line border-b p-4">
      <TextField
        label="Name"
        value={marker.name}
        maxLength={markerLimits.name}
        onChange={({ target }) => onChange({ name: target.value }, 'name')}
        onBlur={onEnd}
      />
      <TextArea
        label="Text"
        rows={4}
        value={marker.body}
        maxLength={markerLimits.body}
        onChange={({ target }) => onChange({ body: target.value }, 'body')}
        onBlur={onEnd}
      />
      <Icons marker={marker} icons={icons} onChange={onChange} />
      <div>
        <Button size="small" look="danger" onClick={onRemove}>
          <Trash2 aria-hidden size={16} strokeWidth={1.75} />
          Delete marker
        </Button>
      </div>
    </section>
  );
}

function Icons({ marker, icons, onChange }: Pick<Props, 'marker' | 'icons' | 'onChange'>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-ink text-sm">Icon</legend>
      <div className="grid grid-cols-4 gap-1">
        {iconsOf(icons).map((icon) => (
          <label
            key={icon.ref}
            title={icon.description || icon.ref}
            className="grid h-11 cursor-pointer place-items-center rounded-md border border-transparent outline-accent-line transition-colors hover:bg-hover has-checked:border-accent-line has-checked:bg-chosen has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="marker-icon"
              className="sr-only"
              aria-label={icon.description ? `${icon.description} (${icon.ref})` : icon.ref}
              checked={marker.icon === icon.ref}
              onChange={() => onChange({ icon: icon.ref }, 'icon')}
            />
            <img src={markerImage({ icon: icon.ref }, icons)} alt="" className="size-[30px]" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
