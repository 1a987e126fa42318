import { type ChangeEvent, useCallback, useState } from 'react';
import type { GuidedTour } from '@/domain/guided-tours/guided-tour';
import { type EmbeddedGuide, type EmbedOption, embedAddress } from '@/domain/sharing/embed-address';
import { CopyField } from '@/ui/copy-field/copy-field';
import { Disclosure } from '@/ui/disclosure';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { useTexts } from '@/ui/use-texts';
import { type EmbedSize, embedCode, embedSides, posterEmbedCode } from './embed-code';
import { embedTexts } from './embed-texts';
import { useEmbedForm } from './use-embed-form';

/** What is embedded: a page of ours, and whether that is the player, whose panels, wheel and guided tour can be chosen. */
export type Embedded = { name: string; address: string; isPlayer: boolean; guidedTours?: readonly Pick<GuidedTour, 'id' | 'name'>[] } & {
  /** The image that the other page can show first, which everybody can load; null for none. */
  image?: string | null;
};

/** The code that embeds a tour in another page, in a size and with panels of one's choice, with a preview. */
export function EmbedFields({ name, address: page, isPlayer, guidedTours = [], image = null }: Embedded) {
  const t = useTexts(embedTexts);
  const { choice, setChoice, sides, setSides, size } = useEmbedSize();
  const [options, setOptions] = useState<readonly EmbedOption[]>([]);
  const [guide, setGuide] = useState<EmbeddedGuide | null>(null);
  const address = isPlayer ? embedAddress(page, options, guide) : page;
  const { isImageFirst, rights, fields } = useEmbedForm(image !== null);
  const embed = { name, address, size, rights };
  const code = image !== null && isImageFirst ? posterEmbedCode({ ...embed, image, label: t.enter }) : embedCode(embed);
  const sizes = [
    { value: '640x360', label: t.small({ size: '640 × 360' }) },
    { value: '960x540', label: t.medium({ size: '960 × 540' }) },
    { value: '1280x720', label: t.large({ size: '1280 × 720' }) },
    { value: 'wide', label: t.wide },
    { value: 'own', label: t.own },
  ];
  const outOfRange = t.outOfRange({ min: String(embedSides.min), max: String(embedSides.max) });
  return (
    <div className="flex flex-col gap-3">
      <CopyField label={t.code} text={code} copyLabel={t.copyCode} />
      {fields}
      <SelectField label={t.size} value={choice} options={sizes} onChange={({ target }) => setChoice(target.value)} />
      {choice === 'own' && (
        <div className="grid grid-cols-2 gap-3">
          {(['width', 'height'] as const).map((side) => (
            <TextField
              key={side}
              label={t[side]}
              inputMode="numeric"
              autoComplete="off"
              value={sides[side]}
              error={sideFrom(sides[side]) === null ? outOfRange : undefined}
              onChange={({ target }) => setSides({ ...sides, [side]: target.value })}
            />
          ))}
        </div>
      )}
      {isPlayer && <OptionFields options={options} onChange={setOptions} />}
      {isPlayer && guidedTours.length > 0 && <GuideFields guidedTours={guidedTours} guide={guide} onChange={setGuide} />}
      <Disclosure label={t.preview}>
        <Preview name={name} address={address} size={size} />
      </Disclosure>
    </div>
  );
}

type OptionProps = { options: readonly EmbedOption[]; onChange: (options: readonly EmbedOption[]) => void };

function OptionFields({ options, onChange }: OptionProps) {
  const t = useTexts(embedTexts);
  const lists = [
    { value: '', label: t.listClosed },
    { value: 'list=open', label: t.listOpen },
  ];
  const wheels = [
    { value: '', label: t.wheelScrolls },
    { value: 'wheel=zoom', label: t.wheelZooms },
  ];
  const field = (option: EmbedOption) => ({
    value: options.includes(option) ? option : '',
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      onChange(target.value === '' ? options.filter((each) => each !== option) : [...options, option]),
  });
  return (
    <>
      <SelectField label={t.list} hint={t.listHint} options={lists} {...field('list=open')} />
      <SelectField label={t.wheel} options={wheels} {...field('wheel=zoom')} />
    </>
  );
}

type GuideProps = {
  guidedTours: NonNullable<Embedded['guidedTours']>;
  guide: EmbeddedGuide | null;
  onChange: (guide: EmbeddedGuide | null) => void;
};

function GuideFields({ guidedTours, guide, onChange }: GuideProps) {
  const t = useTexts(embedTexts);
  const choices = [{ value: '', label: t.noGuide }, ...guidedTours.map(({ id, name }) => ({ value: id as string, label: name }))];
  const starts = [
    { value: '', label: t.startsByPress },
    { value: 'visible', label: t.startsWhenVisible },
  ];
  const choose = (value: string) => {
    const chosen = guidedTours.find(({ id }) => id === value);
    onChange(chosen ? { id: chosen.id, startsWhenVisible: guide?.startsWhenVisible ?? false } : null);
  };
  return (
    <>
      <SelectField label={t.guide} value={guide?.id ?? ''} options={choices} onChange={({ target }) => choose(target.value)} />
      {guide && (
        <SelectField
          label={t.guideStart}
          value={guide.startsWhenVisible ? 'visible' : ''}
          options={starts}
          onChange={({ target }) => onChange({ ...guide, startsWhenVisible: target.value !== '' })}
        />
      )}
    </>
  );
}

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
  const t = useTexts(embedTexts);
  const { element: frame, width: shownWidth } = useWidth();
  const { width, height } = size === 'wide' ? { width: 1280, height: 720 } : size;
  return (
    <div ref={frame} className="overflow-hidden rounded-lg border border-line bg-sunken" style={{ aspectRatio: `${width} / ${height}` }}>
      <iframe
        key={address}
        src={address}
        title={t.previewOf({ name })}
        width={width}
        height={height}
        className="max-w-none origin-top-left rtl:origin-top-right border-0"
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
