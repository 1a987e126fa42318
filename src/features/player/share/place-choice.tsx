import type { LucideIcon } from 'lucide-react';
import Crosshair from 'lucide-react/icons/crosshair';
import MapPin from 'lucide-react/icons/map-pin';
import type { Poi } from '@/domain/pois/poi';
import { useTexts } from '@/ui/use-texts';
import { sharePanelTexts } from './texts';

export type SharedPlace = 'position' | 'poi';

/** Whether the tour has a view to share: `none` without a 3D scan, or when it cannot be shown. */
export type ViewState = 'none' | 'loading' | 'ready';

type Props = { value: SharedPlace; activePoi: Poi | null; viewState: ViewState; onChange: (place: SharedPlace) => void };

/** What a link leads to: what one sees, or the open PoI. @see PLAYER-046 */
export function PlaceChoice({ value, activePoi, viewState, onChange }: Props) {
  const t = useTexts(sharePanelTexts);
  const positionHints = { none: t.noView, loading: t.stillLoading, ready: t.currentView };
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t.whatToShare}</legend>
      <Choice
        label={t.position}
        hint={positionHints[viewState]}
        icon={Crosshair}
        checked={value === 'position'}
        disabled={viewState === 'none'}
        onChoose={() => onChange('position')}
      />
      <Choice
        label={t.poi}
        hint={activePoi ? activePoi.name : t.openPoiFirst}
        icon={MapPin}
        checked={value === 'poi'}
        disabled={!activePoi}
        onChoose={() => onChange('poi')}
      />
    </fieldset>
  );
}

/** The place to share at first: the open PoI, otherwise the position; null when there is neither. */
export const initialPlace = (activePoi: Poi | null, viewState: ViewState): SharedPlace | null =>
  activePoi ? 'poi' : viewState === 'none' ? null : 'position';

type ChoiceProps = { label: string; hint: string; icon: LucideIcon; checked: boolean; disabled: boolean; onChoose: () => void };

function Choice({ label, hint, icon: Icon, checked, disabled, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg border border-line bg-sunken px-3.5 py-2 outline-accent-line transition-colors hover:border-line-strong has-checked:border-accent-line has-disabled:cursor-default has-checked:bg-chosen has-focus-visible:outline-2 has-disabled:hover:border-line">
      <input type="radio" name="shared" aria-label={label} className="sr-only" checked={checked} disabled={disabled} onChange={onChoose} />
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 grow">
        <span className={`block font-medium text-sm ${disabled ? 'text-ink-faint' : 'text-ink'}`}>{label}</span>
        <span dir="auto" className="block truncate text-ink-soft text-xs">
          {hint}
        </span>
      </span>
    </label>
  );
}
