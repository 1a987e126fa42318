import { Suspense, useEffect, useMemo } from 'react';
import { allPois } from '@/domain/folders/folder';
import { iconColors } from '@/domain/icon-colors';
import type { IconRef } from '@/domain/icons';
import type { OrgId } from '@/domain/ids';
import type { PointMark, PointView } from '@/domain/point-types/marked';
import {
  countOf,
  type Facet,
  facetsOf,
  markedPoints,
  type PointFilter,
  pointFilterIn,
  pointFilterText,
  shownPoints,
} from '@/domain/point-types/point-filter';
import type { PointColor } from '@/domain/point-types/point-type';
import { pointShapes } from '@/domain/point-types/shapes';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { SelectField } from '@/ui/select-field';
import { useTexts } from '@/ui/use-texts';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { PoiMark } from '@/widgets/poi-list/poi-mark';
import { pointFilterTexts } from './panel-texts';

type Props = { tour: Pick<Tour, 'folders' | 'pointTypes'> };

const savedPointFilters = () => import('./saved-point-filters').then((part) => part.SavedPointFilters);

const icons: Record<PointColor, IconRef> = {
  gray: 'black',
  green: 'green',
  blue: 'blue',
  indigo: 'teal',
  purple: 'purple',
  pink: 'pink',
  red: 'red',
  yellow: 'white',
};

const markOf = (color: PointColor, name: string): PointMark => ({
  name,
  color: iconColors[color],
  shape: pointShapes[color],
  icon: icons[color],
});

function useFacets({ folders, pointTypes }: Props['tour']) {
  const t = useTexts(pointFilterTexts);
  const text = usePlayerState((state) => state.pointFilter);
  const filter = useMemo(() => pointFilterIn(text), [text]);
  const pois = useMemo(() => allPois(folders), [folders]);
  const facets = useMemo(() => facetsOf(pois, pointTypes, t), [pois, pointTypes, t]);
  return { filter, pois, facets, types: pointTypes, colored: facets.find(({ key }) => key === filter.colorBy) };
}

/** Shows in list, scan and plan what the filter says, until there is none. */
export function FilteredPoints({ tour }: Props) {
  const { store } = usePlayerSession();
  const { filter, pois, types, colored } = useFacets(tour);
  const view = useMemo((): PointView => {
    const marks = colored ? [...markedPoints(pois, colored, types)].map(([id, { color, name }]) => [id, markOf(color, name)] as const) : [];
    return { shown: shownPoints(tour.folders, filter, types), marks: new Map(marks), unmarked: colored ? markOf('gray', '') : null };
  }, [tour.folders, filter, pois, types, colored]);
  useEffect(() => store.setState({ pointView: view }), [store, view]);
  useEffect(() => () => store.setState({ pointView: null }), [store]);
  return null;
}

type PanelProps = Props & { /** whose saved filters are offered, to those who may read them */ organization?: OrgId | undefined };

/** Chooses which points are shown and what they are coloured by. The choice stands in the address. */
export function PointFilterPanel({ tour, organization }: PanelProps) {
  const t = useTexts(pointFilterTexts);
  const { store } = usePlayerSession();
  const { filter, pois, facets, types } = useFacets(tour);
  const change = (next: PointFilter) => store.setState({ pointFilter: pointFilterText(next) });
  const shown = useMemo(() => shownPoints(tour.folders, filter, types), [tour.folders, filter, types]);
  const choose = (key: string, value: string, isChosen: boolean) => {
    const values = new Set(filter.chosen.get(key));
    if (isChosen) values.add(value);
    else values.delete(value);
    change({ ...filter, chosen: new Map([...filter.chosen, [key, values]]) });
  };
  return (
    <section aria-label={t.label} className="flex max-h-[45dvh] flex-col gap-3 overflow-y-auto rounded-lg border border-line p-3">
      {organization && (
        <LazyBoundary framed={() => null}>
          <Suspense fallback={null}>
            <LazyComponent load={savedPointFilters} props={{ organization }} />
          </Suspense>
        </LazyBoundary>
      )}
      {facets.map((facet) => (
        <FacetChoices
          key={facet.key}
          facet={facet}
          isColored={facet.key === filter.colorBy}
          isChosen={(value) => filter.chosen.get(facet.key)?.has(value) ?? false}
          countOf={(value) => countOf(pois, facet.key, value, filter, types)}
          onChoose={(value, isChosen) => choose(facet.key, value, isChosen)}
        />
      ))}
      <SelectField
        label={t.colorBy}
        value={filter.colorBy}
        onChange={({ target }) => change({ ...filter, colorBy: target.value })}
        options={[{ value: '', label: t.off }, ...facets.map(({ key, name }) => ({ value: key, label: name }))]}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {t.shown(shown?.size ?? pois.length)}
        </p>
        <Button size="small" look="quiet" onClick={() => store.setState({ pointFilter: '' })}>
          {t.clear}
        </Button>
      </div>
    </section>
  );
}

type FacetProps = {
  facet: Facet;
  isColored: boolean;
  isChosen: (value: string) => boolean;
  countOf: (value: string) => number;
  onChoose: (value: string, isChosen: boolean) => void;
};

/** The values of a facet, each with how many points it would show; the legend where points are coloured by it. */
const FacetChoices = ({ facet, isColored, isChosen, countOf: count, onChoose }: FacetProps) => (
  <fieldset className="min-w-0">
    <legend dir="auto" className="font-medium text-ink text-sm">
      {facet.name}
    </legend>
    {facet.values.map(({ id, name, color }) => (
      <CheckboxField
        key={id}
        label={
          <span className="flex items-center gap-2">
            {isColored && <PoiMark mark={markOf(color, name)} />}
            <span dir="auto" className="wrap-anywhere min-w-0">
              {name}
            </span>
            <span className="text-ink-faint tabular-nums">{count(id)}</span>
          </span>
        }
        checked={isChosen(id)}
        onChange={({ target }) => onChoose(id, target.checked)}
      />
    ))}
  </fieldset>
);
