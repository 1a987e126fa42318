import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createTour } from '@/backend/tours/commands';
import { canCreateTour, tourCreationRefusal } from '@/domain/access/tours';
import { tourFormPath } from '@/domain/addresses';
import { orgId } from '@/domain/ids';
import { Page } from '@/ui/page';
import { useFacts } from '@/widgets/facts';
import { useOrganization, useOrganizationId } from '@/widgets/organization';
import { useWho } from '@/widgets/who';
import { type DraftOwner, forgetDraft, keepDraft, readDraft } from './draft';
import { DraftKeeper } from './draft-keeper';
import { FormRefusal } from './form-refusal';
import { emptyValues, type FormValues } from './form-values';
import { TourForm } from './tour-form';

/** @see TOUR-025 TOUR-056 TOUR-057 */
export function CreateTourScreen() {
  const who = useWho();
  const organization = useOrganization(useOrganizationId());
  const facts = useFacts(organization.id);
  const [stored] = useState(() => emptyValues(organization.id));
  const owner = useMemo(() => ({ uid: who?.uid ?? '', organization: organization.id }), [who?.uid, organization.id]);
  const [draft] = useState(() => readDraft(owner));
  const write = useCreate(owner);
  if (!canCreateTour(who, organization, facts))
    return <FormRefusal title="Create Tour" refusal={tourCreationRefusal(who, organization.id)} />;
  return (
    <Page title="Create Tour" description={`A new tour of ${organization.name}`}>
      <TourForm
        stored={stored}
        {...(draft && { begun: draft })}
        tour={null}
        organization={organization}
        save={{ write, done: 'Tour created', failed: 'Error creating tour: ' }}
        notice={<DraftKeeper owner={owner} wasThere={draft !== null} />}
        onGivenUp={forgetDraft}
      />
    </Page>
  );
}

function useCreate(owner: DraftOwner) {
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async ({ organization, ...form }: FormValues) => {
    // what is sent is kept by the store, also while it waits for the network
    forgetDraft();
    const sent = createTour({ form: { ...form, thumbnailUrl: '' }, organization: orgId(organization) });
    const id = await sent.catch((error: unknown) => {
      keepDraft(owner, { organization, ...form });
      throw error;
    });
    // whoever went on meanwhile is not called back
    if (isHere.current) navigate(tourFormPath(id), { replace: true });
  };
}
