import X from 'lucide-react/icons/x';
import { floorNameText, type NameText } from '@/domain/languages/name-texts';
import { formatLength, type Units } from '@/domain/length';
import type { Tour } from '@/domain/tours/tour';
import { numberFormat } from '@/language/formats';
import type { Floor, Measurement } from '@/showcase/port';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { SwitchField } from '@/ui/switch-field';
import { useTexts } from '@/ui/use-texts';
import { useTextLanguage } from '@/widgets/content-language/tour-language';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { floorTitle } from '../controls/floors';
import { measuringTexts } from './texts';

/** The visitor’s measurements, each with its Remove, and a switch for those of the scan. */
export function MeasurementList({ tour, units }: { tour: Pick<Tour, 'floors'>; units: Units }) {
  const t = useTexts(measuringTexts);
  const { removeMeasurements, showScanMeasurements } = usePlayerSession();
  const measurements = usePlayerState((state) => state.measurements);
  const floors = usePlayerState((state) => state.floors);
  const showsScanMeasurements = usePlayerState((state) => state.showsScanMeasurements);
  const own = measurements.filter(({ ofScan }) => !ofScan);
  const scanCount = measurements.length - own.length;
  return (
    <>
      {own.length > 0 && (
        <div className="mt-1 flex items-start gap-2 border-line border-t pt-1">
          <ul aria-label={t.own} className="max-h-32 min-w-0 grow overflow-y-auto">
            {own.map((measurement, index) => (
              <Row
                key={measurement.id}
                number={index + 1}
                length={formatLength(measurement.length, units)}
                measurement={measurement}
                tour={tour}
                floors={floors}
                onRemove={() => removeMeasurements([measurement.id])}
              />
            ))}
          </ul>
          <Button
            size="small"
            look="quiet"
            onClick={({ currentTarget }) => {
              focusFirstButton(currentTarget.closest('section'));
              removeMeasurements(own.map(({ id }) => id));
            }}
          >
            {t.removeAll}
          </Button>
        </div>
      )}
      {scanCount > 0 && (
        <div className="border-line border-t pe-2">
          <SwitchField label={t.ofScan({ number: scanCount })} checked={showsScanMeasurements} onChange={showScanMeasurements} />
        </div>
      )}
    </>
  );
}

const numbers = numberFormat();
const nowhere: NameText = [null, ''];

type RowProps = {
  number: number;
  length: string;
  measurement: Measurement;
  tour: Pick<Tour, 'floors'>;
  floors: readonly Floor[];
  onRemove: () => void;
};

function Row({ number, length, measurement, tour, floors, onRemove }: RowProps) {
  const t = useTexts(measuringTexts);
  const floor = floors.length > 1 ? floors.find(({ index }) => index === measurement.floor) : undefined;
  const language = useTextLanguage(...(floor ? floorNameText(tour.floors, floor.index) : nowhere));
  return (
    <li className="flex min-h-9 items-center gap-2">
      <span className="w-5 shrink-0 text-ink-faint tabular-nums">{numbers.format(number)}</span>
      <span className="shrink-0 font-medium tabular-nums">{length}</span>
      <span {...language} className="min-w-0 grow truncate text-ink-soft text-xs">
        {floor && floorTitle(tour, floor)}
      </span>
      <IconButton
        label={t.remove({ number, length })}
        icon={X}
        onClick={({ currentTarget }) => {
          const row = currentTarget.closest('li');
          const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
          focusFirstButton(neighbour ?? row?.closest('section') ?? null);
          onRemove();
        }}
      />
    </li>
  );
}

// the pressed button disappears, and with it the focus
const focusFirstButton = (parent: Element | null) => parent?.querySelector('button')?.focus();
