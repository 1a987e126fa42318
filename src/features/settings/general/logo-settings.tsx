import { useState } from 'react';
import { updateOrganization } from '@/backend/organizations/commands';
import { removeFile } from '@/backend/storage/remove-file';
import { logoPath } from '@/domain/files/paths';
import type { Organization } from '@/domain/organizations/organization';
import { webAddress } from '@/domain/web-address';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { FormSection } from '@/ui/form-section';
import { useMutation } from '@/widgets/use-mutation';
import { LogoDialog } from './logo-dialog';
import { LogoPreview } from './logo-preview';

/** The logo as it looks on both colour schemes, with the ways to change it. It is stored at once. @see SET-002 SET-004 */
export function LogoSettings({ organization }: { organization: Organization }) {
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const logo = webAddress(organization.logoUrl);
  return (
    <FormSection title="Logo" description="Shown in the dashboard and on public tours. A new logo is used at once.">
      <div className="sm:col-span-2">
        <LogoPreview src={logo} name={organization.name} />
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => setOpen('change')}>{logo ? 'Change logo' : 'Upload a logo'}</Button>
          {logo && <Button onClick={() => setOpen('remove')}>Remove logo</Button>}
        </div>
      </div>
      {open === 'change' && <LogoDialog organization={organization} onClose={close} />}
      {open === 'remove' && <RemoveLogo organization={organization} onClose={close} />}
    </FormSection>
  );
}

type DialogProps = { organization: Organization; onClose: () => void };

function RemoveLogo({ organization, onClose }: DialogProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await updateOrganization({ id: organization.id, logoUrl: '' });
      await removeFile(logoPath(organization.id)).catch((cause) => console.warn('Couldn’t delete the logo from storage.', cause));
    },
    onSuccess: onClose,
    meta: { done: 'Logo removed', failed: null },
  });
  return (
    <ConfirmDialog
      title="Remove the logo?"
      confirmLabel="Remove logo"
      danger
      busy={isPending}
      error={error?.message}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>Public tours and the dashboard show the name of {organization.name} instead.</p>
    </ConfirmDialog>
  );
}
