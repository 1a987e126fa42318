import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pointTypeQueries } from '@/backend/point-types/queries';
import { publishTour } from '@/backend/publishing/commands';
import { publicationKey } from '@/backend/publishing/queries';
import { storedFolders } from '@/domain/folders/folder';
import { storedGuidedTours } from '@/domain/guided-tours/guided-tour';
import { availableTypes } from '@/domain/point-types/used-types';
import { lackingProblem, requiredFindings } from '@/domain/publishing/check';
import type { Proposal } from '@/domain/publishing/proposal';
import { defaultVersionName } from '@/domain/publishing/publication-version';
import { publishedContentOf } from '@/domain/publishing/published-content';
import { randomIdentifier } from '@/domain/random';
import { isDeepEqual } from '@/domain/same';
import type { Tour } from '@/domain/tours/tour';
import { useMutation } from '@/widgets/use-mutation';
import { type DayRange, daysProblem, momentsOf } from '../date-range';
import type { Excluded } from './selection-tree';

/** What the dialog asks for. */
export type PublishForm = {
  name: string;
  note: string;
  isPublic: boolean;
  isCurrent: boolean;
  days: DayRange;
  excluded: Excluded;
  floorplans: boolean;
  documents: boolean;
};

const storedContent = ({ folders, guidedTours, rooms }: Tour) => ({
  folders: storedFolders(folders),
  guidedTours: storedGuidedTours(guidedTours),
  rooms: [...rooms],
});

export type Proposed = Pick<Proposal, 'id' | 'historyId'>;

type Props = {
  tour: Tour;
  number: number;
  mayBePublic: boolean;
  mayBeCurrent: boolean;
  /** The version that the tour is an edited copy of. */
  copyOf: string | undefined;
  /** The proposal whose state the tour has. */
  proposal: Proposed | undefined;
  note: string;
  onPublished: (() => void) | undefined;
};

/** The form of a new version, and publishing it. A repeated attempt has the same id, so it publishes nothing twice. */
export function usePublish({ tour: saved, number, mayBePublic, mayBeCurrent, copyOf, proposal, note, onPublished }: Props) {
  const client = useQueryClient();
  const { data: catalog } = useQuery({ ...pointTypeQueries.ifAllowed(saved.organization), throwOnError: false });
  const types = catalog?.types ?? null;
  const tour = useMemo(() => ({ ...saved, pointTypes: availableTypes(types, saved.pointTypes) }), [saved, types]);
  const [version] = useState(randomIdentifier);
  const [initial] = useState<PublishForm>({
    name: defaultVersionName(number),
    note,
    isPublic: true,
    isCurrent: true,
    days: { opens: '', until: '' },
    excluded: { folders: new Set(), pois: new Set() },
    floorplans: true,
    documents: true,
  });
  const [entered, setForm] = useState(initial);
  const form = { ...entered, isPublic: entered.isPublic && mayBePublic, isCurrent: entered.isCurrent && mayBeCurrent };
  const selection = useMemo(
    () => ({
      excludedFolders: [...form.excluded.folders],
      excludedPois: [...form.excluded.pois],
      floorplans: form.floorplans,
      documents: form.documents,
    }),
    [form.excluded, form.floorplans, form.documents],
  );
  const publication = useMemo(() => publishedContentOf(tour, selection), [tour, selection]);
  const problems = {
    name: form.name.trim() === '' ? 'Enter a name.' : null,
    days: form.isPublic ? daysProblem(form.days) : null,
    required: lackingProblem(requiredFindings(publication).length),
  };
  const publishing = useMutation({
    mutationFn: () =>
      publishTour({
        tour: tour.id,
        version,
        name: form.name.trim(),
        note: form.note.trim(),
        public: form.isPublic,
        current: form.isCurrent,
        ...(form.isPublic ? momentsOf(form.days) : { opens: null, until: null }),
        ...selection,
        ...(proposal !== undefined && { proposal: proposal.id, historyId: proposal.historyId }),
        ...(copyOf !== undefined && { edited: { from: copyOf, ...storedContent(tour) } }),
      }),
    onSuccess: () => onPublished?.(),
    // also after an error: the connection may have been lost when it was published. Not returned: the error would wait for it
    onSettled: () => void client.invalidateQueries({ queryKey: publicationKey(tour.organization, tour.id), exact: true }),
    meta: { failed: null },
  });
  return {
    form,
    isChanged: !isDeepEqual(entered, initial),
    change: (changes: Partial<PublishForm>) => setForm((before) => ({ ...before, ...changes })),
    publication,
    problems,
    publishing,
    version,
  };
}
