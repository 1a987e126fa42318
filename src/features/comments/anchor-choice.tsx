import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { publicationQueries } from '@/backend/publishing/queries';
import {
  type AnchorKind,
  anchorKinds,
  fileAnchor,
  placeAnchor,
  poiAnchor,
  type ThreadAnchor,
  type TourFileName,
  versionAnchor,
} from '@/domain/comments/anchor';
import { findPoi } from '@/domain/folders/find';
import { allPois } from '@/domain/folders/folder';
import type { Vector } from '@/domain/geometry';
import { type PoiId, poiId } from '@/domain/ids';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Combobox } from '@/ui/combobox/combobox';
import { SelectField } from '@/ui/select-field';
import { usePlayerState } from '@/widgets/player-session/player-session-context';

export type Place = { sweep: string; position: Vector };

export type AnchorChoiceState = {
  kind: AnchorKind;
  setKind: (kind: AnchorKind) => void;
  /** What is chosen of the kind; null for nothing yet. */
  anchor: ThreadAnchor | null;
  choose: (anchor: ThreadAnchor) => void;
  reset: () => void;
};

/** What a new comment is about: the open point, until somebody chooses something else. */
export function useAnchorChoice(tour: Tour): AnchorChoiceState {
  const activePoi = usePlayerState((state) => state.activePoi);
  const [chosenKind, setKind] = useState<AnchorKind | null>(null);
  const [chosen, setChosen] = useState<ThreadAnchor | null>(null);
  const open = activePoi === null ? undefined : findPoi(tour.folders, activePoi);
  const kind = chosenKind ?? (open || tour.matterportId === '' ? 'poi' : 'place');
  const anchor = chosen?.kind === kind ? chosen : kind === 'poi' && open ? poiAnchor(open) : null;
  return {
    kind,
    setKind,
    anchor,
    choose: (next) => {
      setKind(next.kind);
      setChosen(next);
    },
    reset: () => {
      setKind(null);
      setChosen(null);
    },
  };
}

export const placeName = 'Place in the scan';
export const anchorOfPlace = ({ sweep, position }: Place): ThreadAnchor => placeAnchor(sweep, position, placeName);

const kindLabels: Record<AnchorKind, string> = { poi: 'A point', place: 'A place in the scan', file: 'A file', version: 'A version' };

type Props = { tour: Tour; files: readonly TourFileName[]; choice: AnchorChoiceState; onPlace: () => void };

/** Chooses what a comment is about. */
export function AnchorChoice({ tour, files, choice, onPlace }: Props) {
  const options = anchorKinds.map((value) => ({ value, label: kindLabels[value] }));
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label="About"
        value={choice.kind}
        options={options}
        onChange={({ target }) => choice.setKind(anchorKinds.find((kind) => kind === target.value) ?? 'poi')}
      />
      {choice.kind === 'poi' && <PoiChoice tour={tour} choice={choice} />}
      {choice.kind === 'place' && <PlaceChoice choice={choice} onPlace={onPlace} />}
      {choice.kind === 'file' && <FileChoice files={files} choice={choice} />}
      {choice.kind === 'version' && <VersionChoice tour={tour} choice={choice} />}
    </div>
  );
}

type ChoiceProps = { choice: AnchorChoiceState };

function PoiChoice({ tour, choice }: ChoiceProps & { tour: Tour }) {
  const pois = useMemo(() => allPois(tour.folders), [tour.folders]);
  const options = useMemo(() => pois.map(({ identifier, name }) => ({ value: identifier as string, label: name })), [pois]);
  const choose = (id: PoiId) => {
    const poi = pois.find(({ identifier }) => identifier === id);
    if (poi) choice.choose(poiAnchor(poi));
  };
  if (options.length === 0) return <Nothing>This tour has no points yet.</Nothing>;
  return <Combobox label="Point" value={choice.anchor?.id ?? ''} options={options} onChange={(value) => choose(poiId(value))} />;
}

const PlaceChoice = ({ choice, onPlace }: ChoiceProps & { onPlace: () => void }) => {
  const hasScan = usePlayerState((state) => state.stage.name === 'ready');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small" disabled={!hasScan} onClick={onPlace}>
        {choice.anchor ? 'Choose another place' : 'Choose the place'}
      </Button>
      <span role="status" className="text-ink-soft text-sm">
        {choice.anchor ? 'The place is chosen.' : hasScan ? 'Not chosen yet.' : 'The scan isn’t ready.'}
      </span>
    </div>
  );
};

function FileChoice({ files, choice }: ChoiceProps & { files: readonly TourFileName[] }) {
  const options = useMemo(() => files.map(({ id, name }) => ({ value: id, label: name })), [files]);
  const choose = (id: string) => {
    const file = files.find((each) => each.id === id);
    if (file) choice.choose(fileAnchor(file));
  };
  if (options.length === 0) return <Nothing>This tour has no files yet.</Nothing>;
  return <Combobox label="File" value={choice.anchor?.id ?? ''} options={options} onChange={choose} />;
}

function VersionChoice({ tour, choice }: ChoiceProps & { tour: Tour }) {
  const { data, isPending, error } = useInfiniteQuery(publicationQueries.versions(tour.organization, tour.id));
  const versions = data?.pages.flatMap((page) => page.versions) ?? [];
  const choose = (id: string) => {
    const version = versions.find((each) => each.id === id);
    if (version) choice.choose(versionAnchor(version));
  };
  if (error) return <Nothing>The versions couldn’t be loaded. {error.message}</Nothing>;
  if (!isPending && versions.length === 0) return <Nothing>Nothing is published yet.</Nothing>;
  return (
    <Combobox
      label="Version"
      value={choice.anchor?.id ?? ''}
      options={versions.map(({ id, name }) => ({ value: id, label: name }))}
      message={isPending ? 'Loading the versions…' : undefined}
      onChange={choose}
    />
  );
}

const Nothing = ({ children }: { children: ReactNode }) => <p className="text-ink-soft text-sm">{children}</p>;
