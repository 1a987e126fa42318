import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createTour } from '@/backend/tours/commands';
import { canCreateTour, tourCreationDenial } from '@/domain/access/tours';
import { orgId } from '@/domain/ids';
import { tourFormPath } from '@/domain/page-addresses';
import { Button } from '@/ui/button';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { useOrganization, useOrganizationId } from '@/widgets/organization';
import { useAccessContext } from '@/widgets/use-access-context';
import { FormDenied } from './form-denied';
import { emptyValues, type FormValues } from './form-values';
import { DraftAutosave } from './new-tour-autosave';
import { clearNewTourDraft, type NewTourDraftOwner, readNewTourDraft, storeNewTourDraft } from './new-tour-draft';
import { useStartTemplate } from './start-template';
import { TourForm } from './tour-form';

const fromFileDialog = () => import('../data/from-file-dialog').then((it) => it.FromFileDialog);

/** @see TOUR-025 TOUR-056 TOUR-057 */
export function CreateTourScreen() {
  const currentUser = useCurrentUser();
  const organization = useOrganization(useOrganizationId());
  const accessContext = useAccessContext(organization.id);
  const [emptyForm] = useState(() => emptyValues(organization.id));
  const owner = useMemo(() => ({ uid: currentUser?.uid ?? '', organization: organization.id }), [currentUser?.uid, organization.id]);
  const [draft] = useState(() => readNewTourDraft(owner));
  const { template, field: templateField } = useStartTemplate(organization.id);
  const create = useCreate(owner, template);
  const [isFromFile, setFromFile] = useState(false);
  if (!canCreateTour(currentUser, organization, accessContext))
    return <FormDenied title="Create Tour" message={tourCreationDenial(currentUser, organization.id)} />;
  return (
    <Page
      title="Create Tour"
      description={`A new tour of ${organization.name}`}
      action={<Button onClick={() => setFromFile(true)}>Import</Button>}
    >
      <LazyOverlay key={String(isFromFile)} onClose={() => setFromFile(false)}>
        {isFromFile && <LazyComponent load={fromFileDialog} props={{ organization, onClose: () => setFromFile(false) }} />}
      </LazyOverlay>
      {templateField}
      <TourForm
        stored={emptyForm}
        {...(draft && { initialValues: draft })}
        tour={null}
        organization={organization}
        save={{ write: create, successMessage: 'Tour created', errorPrefix: 'Error creating tour: ' }}
        notice={<DraftAutosave owner={owner} isRestored={draft !== null} />}
        onDiscard={clearNewTourDraft}
      />
    </Page>
  );
}

function useCreate(owner: NewTourDraftOwner, template: string | null) {
  const navigate = useNavigate();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return async ({ organization, ...form }: FormValues) => {
    // Firestore queues the write while offline, so the draft is no longer needed
    clearNewTourDraft();
    const request = createTour({
      form: { ...form, thumbnailUrl: '', thumbnailAlt: '' },
      organization: orgId(organization),
      ...(template !== null && { template }),
    });
    const id = await request.catch((error: unknown) => {
      storeNewTourDraft(owner, { organization, ...form });
      throw error;
    });
    // don't navigate if the user has left the form in the meantime
    if (isMounted.current) navigate(tourFormPath(id), { replace: true });
  };
}
