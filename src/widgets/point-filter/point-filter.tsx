import { useEffect, useMemo } from 'react';
import { allPois } from '@/domain/folders/folder';
import type { OrgId } from '@/domain/ids';
import type { PointView } from '@/domain/point-types/marked';
import {
  canColor,
  countOf,
  type Facet,
  facetsOf,
  markedPoints,
  type PointFilter,
  pointFilterIn,
  pointFilterText,
  shownPoints,
} from '@/domain/point-types/point-filter';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { LazyPart } from '@/ui/lazy-part';
import { SelectField } from '@/ui/select-field';
import { useTexts } from '@/ui/use-texts';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { FacetChoices } from './facet-choices';
import { markOf } from './mark-of';
import { pointFilterTexts } from './panel-texts';

type Props = { tour: Pick<Tour, 'folders' | 'pointTypes'> };

const none: ReadonlySet<string> = new Set();

const savedPointFilters = () => import('./saved-point-filters').then((part) => part.SavedPointFilters);

function useFacets({ folders, pointTypes }: Props['tour']) {
  const t = useTexts(pointFilterTexts);
  const text = usePlayerState((state) => state.pointFilter);
  const filter = useMemo(() => pointFilterIn(text), [text]);
  const pois = useMemo(() => allPois(folders), [folders]);
  const facets = useMemo(() => facetsOf(pois, pointTypes, t), [pois, pointTypes, t]);
  return { filter, pois, facets, types: pointTypes, colored: facets.find((facet) => facet.key === filter.colorBy && canColor(facet)) };
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
  const choicesOf = (facet: Facet) => (
    <FacetChoices
      key={facet.key}
      facet={facet}
      isColored={facet.key === filter.colorBy}
      chosen={filter.chosen.get(facet.key) ?? none}
      countOf={(value) => countOf(pois, facet.key, value, filter, types)}
      onChoose={(values) => change({ ...filter, chosen: new Map([...filter.chosen, [facet.key, values]]) })}
    />
  );
  const typed = facets.filter(({ condition }) => condition);
  const isTyped = typed.some(({ key }) => (filter.chosen.get(key)?.size ?? 0) > 0);
  return (
    <section aria-label={t.label} className="flex max-h-[45dvh] flex-col gap-3 overflow-y-auto rounded-lg border border-line p-3">
      {organization && <LazyPart isOptional load={savedPointFilters} props={{ organization }} />}
      {facets.filter(({ condition }) => !condition).map(choicesOf)}
      {typed.length > 0 && (
        <Disclosure label={t.moreFields} isActive={isTyped}>
          <div className="flex flex-col gap-3">{typed.map(choicesOf)}</div>
        </Disclosure>
      )}
      <SelectField
        label={t.colorBy}
        value={filter.colorBy}
        onChange={({ target }) => change({ ...filter, colorBy: target.value })}
        options={[{ value: '', label: t.off }, ...facets.filter(canColor).map(({ key, name }) => ({ value: key, label: name }))]}
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
