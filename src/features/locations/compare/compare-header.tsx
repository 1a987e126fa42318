import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Columns from 'lucide-react/icons/columns-2';
import Crosshair from 'lucide-react/icons/crosshair';
import Link2 from 'lucide-react/icons/link-2';
import MapPin from 'lucide-react/icons/map-pin';
import Split from 'lucide-react/icons/square-split-horizontal';
import { Link } from 'react-router-dom';
import type { Location, LocationTour } from '@/domain/locations/location';
import { locationPath } from '@/domain/locations/location-page-addresses';
import { buttonStyle } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { locationTourTitle } from './titles';
import type { Side } from './viewers';

export type Layout = 'beside' | 'slider';
export type Panel = 'align' | 'pois';

const layouts = [
  { value: 'beside', label: 'Side by side', icon: Columns },
  { value: 'slider', label: 'One over the other', icon: Split },
] as const;

type Props = {
  location: Location;
  locationTours: readonly LocationTour[];
  compared: Readonly<Record<Side, LocationTour>>;
  onChoose: (side: Side, id: string) => void;
  layout: Layout;
  onLayout: (layout: Layout) => void;
  isLinked: boolean;
  onLinked: (isLinked: boolean) => void;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  canAlign: boolean;
};

/** Which tours are compared, and how. */
export function CompareHeader({ location, locationTours, compared, onChoose, canAlign, panel, onPanel, ...view }: Props) {
  const { layout, onLayout, isLinked, onLinked } = view;
  const toggle = (name: Panel) => () => onPanel(panel === name ? null : name);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-3 py-2">
      <Link to={locationPath(location.id)} className={buttonStyle({ look: 'quiet', size: 'small' })}>
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        <span className="sr-only">Back to</span> <span className="max-w-40 truncate max-md:sr-only">{location.name}</span>
      </Link>
      <h1 className="font-semibold text-base text-ink max-md:sr-only">Compare</h1>
      {/* on phones below, each as wide as the screen: tours of one location often differ in their date alone, at the end */}
      <div className="flex grow flex-wrap items-center gap-2 max-md:order-last max-md:w-full">
        <LocationTourSelect
          label="First tour"
          locationTours={locationTours}
          value={compared.first.id}
          onChange={(id) => onChoose('first', id)}
        />
        <LocationTourSelect
          label="Second tour"
          locationTours={locationTours}
          value={compared.second.id}
          onChange={(id) => onChoose('second', id)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:ms-auto">
        <Toggle icon={Link2} isOn={isLinked} onPress={() => onLinked(!isLinked)}>
          Move together
        </Toggle>
        <Toggle icon={MapPin} isOn={panel === 'pois'} onPress={toggle('pois')}>
          Points of interest
        </Toggle>
        {canAlign && (
          <Toggle icon={Crosshair} isOn={panel === 'align'} onPress={toggle('align')}>
            Align
          </Toggle>
        )}
        <Segmented label="Show" value={layout} segments={layouts} onChange={onLayout} iconsOnly />
      </div>
    </header>
  );
}

type ToggleProps = { icon: LucideIcon; isOn: boolean; onPress: () => void; children: string };

const Toggle = ({ icon: Icon, isOn, onPress, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    title={children}
    className="inline-flex h-9 items-center gap-2 rounded-md border border-line px-3 font-medium text-ink-soft text-sm hover:bg-hover aria-pressed:border-accent-line aria-pressed:text-accent max-md:size-11 max-md:justify-center max-md:px-0"
  >
    <Icon aria-hidden size={16} strokeWidth={1.75} />
    <span className="max-md:sr-only">{children}</span>
  </button>
);

type SelectProps = { label: string; locationTours: readonly LocationTour[]; value: string; onChange: (id: string) => void };

const LocationTourSelect = ({ label, locationTours, value, onChange }: SelectProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className="h-9 min-w-0 max-w-56 rounded-md border border-line-strong bg-surface px-2 text-ink text-sm max-md:h-11 max-md:w-full max-md:max-w-none max-md:text-base"
  >
    {locationTours.map((locationTour) => (
      <option key={locationTour.id} value={locationTour.id}>
        {locationTourTitle(locationTour)}
      </option>
    ))}
  </select>
);
