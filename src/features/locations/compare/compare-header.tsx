import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Columns from 'lucide-react/icons/columns-2';
import Copy from 'lucide-react/icons/copy';
import Crosshair from 'lucide-react/icons/crosshair';
import Link2 from 'lucide-react/icons/link-2';
import MapPin from 'lucide-react/icons/map-pin';
import Split from 'lucide-react/icons/square-split-horizontal';
import { Link } from 'react-router-dom';
import type { CompareLayout } from '@/domain/locations/compare-address';
import type { Location, LocationTour } from '@/domain/locations/location';
import { locationPath } from '@/domain/locations/location-page-addresses';
import { buttonStyle } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { useTexts } from '@/ui/use-texts';
import { compareTexts } from './texts';
import { locationTourTitle } from './titles';
import type { Side } from './viewers';

export type Panel = 'align' | 'pois';

type Props = {
  /** Null for visitors. */
  location: Location | null;
  /** Those to choose from; null for visitors. */
  locationTours: readonly LocationTour[] | null;
  compared: Readonly<Record<Side, LocationTour>>;
  onChoose: (side: Side, id: string) => void;
  layout: CompareLayout;
  onLayout: (layout: CompareLayout) => void;
  isLinked: boolean;
  onLinked: (isLinked: boolean) => void;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  canAlign: boolean;
  onCopyLink: () => void;
};

/** Which tours are compared, and how. */
export function CompareHeader({ location, locationTours, compared, onChoose, canAlign, panel, onPanel, ...view }: Props) {
  const t = useTexts(compareTexts);
  const { layout, onLayout, isLinked, onLinked, onCopyLink } = view;
  const toggle = (name: Panel) => () => onPanel(panel === name ? null : name);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-3 py-2">
      {location && (
        <Link to={locationPath(location.id)} className={buttonStyle({ look: 'quiet', size: 'small' })}>
          <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
          <span className="sr-only">Back to</span> <span className="max-w-40 truncate max-md:sr-only">{location.name}</span>
        </Link>
      )}
      <h1 className="font-semibold text-base text-ink max-md:sr-only">{t.compare}</h1>
      {/* on phones below, each as wide as the screen: tours of one location often differ in their date alone, at the end */}
      <div className="flex grow flex-wrap items-center gap-2 max-md:order-last max-md:w-full">
        {(['first', 'second'] as const).map((side) => (
          <ComparedTour
            key={side}
            label={side === 'first' ? t.firstTour : t.secondTour}
            locationTours={locationTours}
            tour={compared[side]}
            onChange={(id) => onChoose(side, id)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:ms-auto">
        <Toggle icon={Link2} isOn={isLinked} onPress={() => onLinked(!isLinked)}>
          {t.moveTogether}
        </Toggle>
        <Toggle icon={MapPin} isOn={panel === 'pois'} onPress={toggle('pois')}>
          {t.pois}
        </Toggle>
        {canAlign && (
          <Toggle icon={Crosshair} isOn={panel === 'align'} onPress={toggle('align')}>
            {t.align}
          </Toggle>
        )}
        <Toggle icon={Copy} onPress={onCopyLink}>
          {t.copyLink}
        </Toggle>
        <Segmented
          label={t.show}
          value={layout}
          segments={[
            { value: 'beside', label: t.sideBySide, icon: Columns },
            { value: 'slider', label: t.overlaid, icon: Split },
          ]}
          onChange={onLayout}
          iconsOnly
        />
      </div>
    </header>
  );
}

type ToggleProps = { icon: LucideIcon; isOn?: boolean; onPress: () => void; children: string };

const Toggle = ({ icon: Icon, isOn, onPress, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    title={children}
    className="inline-flex h-9 items-center gap-2 rounded-md border border-line px-3 font-medium text-ink-soft text-sm hover:bg-hover aria-pressed:border-accent-line aria-pressed:text-accent touch:h-11 max-md:w-11 max-md:justify-center max-md:px-0"
  >
    <Icon aria-hidden size={16} strokeWidth={1.75} />
    <span className="max-md:sr-only">{children}</span>
  </button>
);

type ComparedProps = { label: string; locationTours: Props['locationTours']; tour: LocationTour; onChange: (id: string) => void };

const ComparedTour = ({ label, ...props }: ComparedProps) =>
  props.locationTours ? (
    <LocationTourSelect label={label} {...props} locationTours={props.locationTours} />
  ) : (
    <p dir="auto" className="wrap-anywhere min-w-0 text-ink text-sm max-md:w-full">
      <span className="sr-only">{label}: </span>
      {locationTourTitle(props.tour)}
    </p>
  );

type SelectProps = ComparedProps & { locationTours: readonly LocationTour[] };

const LocationTourSelect = ({ label, locationTours, tour, onChange }: SelectProps) => (
  <select
    aria-label={label}
    title={locationTourTitle(tour)}
    value={tour.id}
    onChange={({ target }) => onChange(target.value)}
    className="h-9 min-w-0 max-w-72 rounded-md border border-line-strong bg-surface px-2 text-ink text-sm touch:h-11 max-md:w-full max-md:max-w-none max-md:text-base"
  >
    {locationTours.map((locationTour) => (
      <option key={locationTour.id} value={locationTour.id}>
        {locationTourTitle(locationTour)}
      </option>
    ))}
  </select>
);
