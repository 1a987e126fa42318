import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignTourType } from '@/backend/tours/commands';
import { tourQueries } from '@/backend/tours/queries';
import type { TourTypeId } from '@/domain/ids';
import { newTourType } from '@/domain/organizations/new-tour-type';
import type { Organization } from '@/domain/organizations/organization';
import type { TourType } from '@/domain/organizations/tour-types';
import { useFocusAdded } from '../use-focus-added';
import { useSettingsList } from '../use-settings-list';

/** The list of tour types while it is edited. When it is saved, tours of deleted types get the type that was chosen for them. @see SET-008 */
export function useTourTypes(organization: Organization) {
  const list = useSettingsList(organization, 'tourTypes');
  const { data: tours } = useQuery(tourQueries.listed(organization.id));
  const [successors, setSuccessors] = useState<ReadonlyMap<TourTypeId, TourTypeId>>(new Map());
  const { form, focusAdded } = useFocusAdded();
  /** Undefined while the tours are loading. */
  const toursOf = (type: TourTypeId) => tours?.filter((tour) => tour.tourTypeId === type);

  // before the type is deleted, so that a failure leaves no tour without one
  const reassign = async () => {
    for (const [type, successor] of successors) {
      await assignTourType({ tours: (toursOf(type) ?? []).map(({ id }) => id), type: successor });
    }
  };
  const add = () => {
    const type = newTourType();
    list.setItems([...list.items, type]);
    focusAdded(type.id);
  };
  const remove = (type: TourType, successor: TourTypeId | null) => {
    list.setItems(list.items.filter(({ id }) => id !== type.id));
    if (successor) setSuccessors(new Map(successors).set(type.id, successor));
  };
  const save = async () => {
    const isSaved = await list.save(reassign);
    if (isSaved) setSuccessors(new Map());
    return isSaved;
  };
  return { list, toursOf, add, remove, save, form };
}
