import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { createLocationTour, updateLocationTour } from '@/backend/locations/commands';
import { locationQueries } from '@/backend/locations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { canRunLocation, canUpdateLocation } from '@/domain/access/locations';
import { canPublish } from '@/domain/access/tours';
import { firstFormProblem } from '@/domain/form-problem';
import type { TourId } from '@/domain/ids';
import type { Location, LocationTour } from '@/domain/locations/location';
import { type LocationTourForm, locationTourForm } from '@/domain/locations/location-form';
import { locationPath } from '@/domain/locations/location-page-addresses';
import { type Place, placeFrom } from '@/domain/place';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { FormSection } from '@/ui/form-section';
import { Page } from '@/ui/page';
import { TextField } from '@/ui/text-field';
import { toastError, toastSuccess } from '@/ui/toast';
import { useCurrentUser } from '@/widgets/current-user';
import { ConflictNotice } from '@/widgets/live-form/conflict-notice';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { useSavedForm } from '@/widgets/live-form/use-saved-form';
import { modelLinkOptions, withModelLinks } from '@/widgets/model-link';
import { PlaceFields } from '@/widgets/place-form/place-fields';
import { asInput, placeLabels } from '@/widgets/place-form/place-values';
import { useAccessContext } from '@/widgets/use-access-context';
import { Breadcrumb } from '../breadcrumb';
import { LocationsDenied } from '../locations-denied';
import { GoneNotice } from '../with-location';
import { MissingLocationTour } from './location-tour-page';

type Props = {
  location: Location;
  /** Null creates a tour. */
  id: TourId | null;
};

/** The form of a location's tour. @see LOC-016 LOC-030 LOC-031 LOC-033 */
export function LocationTourFormPage({ location, id }: Props) {
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(location.organization);
  const { data, error } = useQuery({ ...locationQueries.tour(location.id, id ?? ''), enabled: id !== null });
  // input stays when the tour is deleted meanwhile
  const [last, setLast] = useState<LocationTour | null>(null);
  if (data && data !== last) setLast(data);
  const locationTour = data ?? last ?? data;
  const isAllowed = id ? canUpdateLocation(currentUser, location, directory) : canRunLocation(currentUser, location, directory);
  const title = id ? 'Edit Version' : 'Create Version';
  if (error) throw error;
  if (!isAllowed) return <LocationsDenied title={title} />;
  if (id && locationTour === undefined) return <div role="status" aria-label="Loading the tour" className="skeleton h-60 rounded-xl" />;
  if (id && locationTour === null) return <MissingLocationTour location={location} />;
  return (
    <>
      <Breadcrumb location={location} page={title} />
      <Page title={title} description={location.name}>
        {id && data === null && <GoneNotice what="tour" />}
        <Form location={location} locationTour={locationTour ?? null} />
      </Page>
    </>
  );
}

type LocationTourField = 'name' | 'matterportId' | 'public' | 'address' | `place.${keyof Place}`;

const labels: Record<LocationTourField, string> = { name: 'Tour Name', matterportId: 'Model ID', public: 'Public', ...placeLabels };
const paths = Object.keys(labels) as LocationTourField[];
const resolver = zodResolver(locationTourForm);

const valuesOf = (location: Location, locationTour: LocationTour | null): LocationTourForm => ({
  name: locationTour?.name ?? '',
  matterportId: locationTour?.matterportId ?? '',
  location: location.id,
  organization: location.organization,
  public: locationTour?.public ?? false,
  address: locationTour?.address ?? '',
  place: locationTour?.place ?? placeFrom({}),
});

function Form({ location, locationTour }: { location: Location; locationTour: LocationTour | null }) {
  const navigate = useNavigate();
  // only the id of the location is in the form
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes of the location itself don't concern the form
  const stored = useMemo(() => valuesOf(location, locationTour), [location.id, location.organization, locationTour]);
  const saved = useSavedForm<LocationTourForm, LocationTourField>({
    stored,
    resolver,
    paths,
    write: async (values) => {
      if (locationTour) return updateLocationTour(locationTour.id, values);
      const id = await createLocationTour(values);
      navigate(locationPath(location.id, 'view', id), { replace: true });
    },
    done: locationTour ? 'Tour updated' : 'Tour created',
    onInvalid: (values) => toastError(firstFormProblem(locationTourForm, values) ?? 'Check what you have filled in.'),
  });
  const { form, isChanged, isSaving, problem, conflicts, keepMine, keepTheirs, save } = saved;
  const { errors } = form.formState;
  const { data: organization } = useQuery(organizationQueries.one(location.organization));
  const isClosed = organization && !canPublish(organization) && form.watch('public');
  return (
    <FormProvider {...form}>
      <LiveFormFrame
        label="Version"
        isNew={locationTour === null}
        saveLabel={locationTour ? 'Update' : 'Create'}
        isChanged={isChanged}
        isSaving={isSaving}
        problem={problem}
        question={
          <ConflictNotice
            conflicts={conflicts}
            labels={labels}
            fieldsWithoutText={[]}
            changedAt={locationTour?.updated ?? null}
            onKeepMine={keepMine}
            onKeepTheirs={keepTheirs}
          />
        }
        onSave={save}
      >
        <FormSection title="Details">
          <TextField label={labels.name} required autoComplete="off" error={errors.name?.message ?? null} {...form.register('name')} />
          <TextField
            label={labels.matterportId}
            required
            hint="Paste a link to the model, or enter its 11-character ID."
            autoComplete="off"
            spellCheck={false}
            error={errors.matterportId?.message ?? null}
            {...withModelLinks(form.register('matterportId', modelLinkOptions), (id) => form.setValue('matterportId', id, asInput))}
          />
        </FormSection>
        <FormSection title="Access">
          <div className="sm:col-span-2">
            <CheckboxField
              label={labels.public}
              hint="Anyone with the link can compare it with the other public tours of this location, without signing in."
              {...form.register('public')}
            />
            {isClosed && (
              <p role="status" className="mt-2 text-pretty text-ink-soft text-sm">
                {organization.name} isn’t active, so none of its tours can be made public. Ask an administrator of the platform to activate
                it.
              </p>
            )}
          </div>
        </FormSection>
        <FormSection title="Place">
          <div className="sm:col-span-2">
            <CopyPlace location={location} />
          </div>
          <PlaceFields subject="tour" addressDelayMs={800} mapHeightPx={400} />
        </FormSection>
      </LiveFormFrame>
    </FormProvider>
  );
}

/** @see LOC-017 */
function CopyPlace({ location }: { location: Location }) {
  const { setValue } = useFormContext<LocationTourForm>();
  const copy = () => {
    setValue('address', location.address, asInput);
    for (const [part, value] of Object.entries(location.place)) setValue(`place.${part as keyof Place}`, value, asInput);
    toastSuccess('Copied location from parent location');
  };
  return (
    <Button size="small" onClick={copy}>
      Copy the place of {location.name}
    </Button>
  );
}
