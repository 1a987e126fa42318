import { type ChangeEvent, useCallback, useState } from 'react';
import { type EmbedOption, embedAddress } from '@/domain/sharing/embed-address';
import { CopyField } from '@/ui/copy-field/copy-field';
import { Disclosure } from '@/ui/disclosure';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { type EmbedSize, embedCode, embedSides } from './embed-code';

/** What is embedded: a page of ours, and whether that is the player, whose panels and wheel can be chosen. */
export type Embedded = { name: string; address: string; isPlayer: boolean };

/** The code that embeds a tour in another page, in a size and with panels of one's choice, with a preview. */
export function EmbedFields({ name, address: page, isPlayer }: Embedded) {
  const { choice, setChoice, sides, setSides, size } = useEmbedSize();
  const [options, setOptions] = useState<readonly EmbedOption[]>([]);
  const address = isPlayer ? embedAddress(page, options) : page;
  return (
    <div className="flex flex-col gap-3">
      <CopyField label="Embed code" text={embedCode(name, address, size)} copyLabel="Copy the embed code" />
      <SelectField label="Size" value={choice} options={sizes} onChange={({ target }) => setChoice(target.value)} />
      {choice === 'own' && (
        <div className="grid grid-cols-2 gap-3">
          {(['width', 'height'] as const).map((side) => (
            <TextField
              key={side}
              label={side === 'width' ? 'Width in pixels' : 'Height in pixels'}
              inputMode="numeric"
              autoComplete="off"
              value={sides[side]}
              error={sideFrom(sides[side]) === null ? `Enter ${embedSides.min} to ${embedSides.max}.` : undefined}
              onChange={({ target }) => setSides({ ...sides, [side]: target.value })}
            />
          ))}
        </div>
      )}
      {isPlayer && <OptionFields options={options} onChange={setOptions} />}
      <Disclosure label="Preview">
        <Preview name={name} address={address} size={size} />
      </Disclosure>
    </div>
  );
}

type OptionProps = { options: readonly EmbedOption[]; onChange: (options: readonly EmbedOption[]) => void };

function OptionFields({ options, onChange }: OptionProps) {
  const field = (option: EmbedOption) => ({
    value: options.includes(option) ? option : '',
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      onChange(target.value === '' ? options.filter((each) => each !== option) : [...options, option]),
  });
  return (
    <>
      <SelectField
        label="List of points"
        hint="Where the tour is narrower than 768 pixels, always closed at first."
        options={lists}
        {...field('list=open')}
      />
      <SelectField label="Mouse wheel" options={wheels} {...field('wheel=zoom')} />
    </>
  );
}

const lists = [
  { value: '', label: 'Closed at first' },
  { value: 'list=open', label: 'Open at first' },
];

const wheels = [
  { value: '', label: 'Scroll the page until the tour is clicked' },
  { value: 'wheel=zoom', label: 'Zoom the tour at once' },
];

const sizes = [
  { value: '640x360', label: 'Small, 640 × 360' },
  { value: '960x540', label: 'Medium, 960 × 540' },
  { value: '1280x720', label: 'Large, 1280 × 720' },
  { value: 'wide', label: 'As wide as the page' },
  { value: 'own', label: 'Your own size' },
];

const medium = { width: 960, height: 540 };

/** The chosen size; while a side is not a size, the last one that was. */
function useEmbedSize() {
  const [choice, setChoice] = useState('960x540');
  const [sides, setSides] = useState({ width: '960', height: '540' });
  const [lastOwn, setLastOwn] = useState(medium);
  const changeSides = (next: typeof sides) => {
    setSides(next);
    const [width, height] = [sideFrom(next.width), sideFrom(next.height)];
    if (width !== null && height !== null) setLastOwn({ width, height });
  };
  return { choice, setChoice, sides, setSides: changeSides, size: choice === 'own' ? lastOwn : sizeOf(choice) };
}

function sizeOf(choice: string): EmbedSize {
  const [width, height] = choice.split('x').map(Number);
  return width && height ? { width, height } : 'wide';
}

/** A typed side in px; null if it is not a size that can be used. */
function sideFrom(text: string): number | null {
  const side = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return side >= embedSides.min && side <= embedSides.max ? side : null;
}

type PreviewProps = { name: string; address: string; size: EmbedSize };

/** The tour as another page shows it, scaled to the room that there is. */
function Preview({ name, address, size }: PreviewProps) {
  const { element: frame, width: shownWidth } = useWidth();
  const { width, height } = size === 'wide' ? { width: 1280, height: 720 } : size;
  return (
    <div ref={frame} className="overflow-hidden rounded-lg border border-line bg-sunken" style={{ aspectRatio: `${width} / ${height}` }}>
      <iframe
        key={address}
        src={address}
        title={`Preview of ${name}`}
        width={width}
        height={height}
        className="max-w-none origin-top-left border-0"
        style={{ transform: `scale(${shownWidth / width})` }}
      />
    </div>
  );
}

/** The width of an element in px, live; 0 before it is there. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const element = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
