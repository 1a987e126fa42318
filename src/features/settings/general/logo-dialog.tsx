import { useEffect, useState } from 'react';
import { updateOrganization } from '@/backend/organizations/commands';
import { uploadFile } from '@/backend/storage/upload-file';
import { imageProblem } from '@/domain/files/file-types';
import { logoPath } from '@/domain/files/paths';
import type { Organization } from '@/domain/organizations/organization';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { ProgressBar } from '@/ui/progress-bar';
import { PicturePicker } from '@/widgets/picture-picker/picture-picker';
import { useMutation } from '@/widgets/use-mutation';
import { LogoPreview } from './logo-preview';

type Props = { organization: Organization; onClose: () => void };

/** Twice the largest size at which a logo is shown; PNG keeps its transparency. */
const logoOutput = { name: 'logo', maxWidthPx: 800, type: 'png' } as const;

/** Chooses, crops and uploads the organization's logo. @see SET-004 */
export function LogoDialog({ organization, onClose }: Props) {
  const [crop, setCrop] = useState<(() => Promise<File>) | null>(null);
  const preview = useCropPreview(crop);
  const saving = useSaveLogo(organization, onClose);
  // a logo that was replaced halfway would be gone, so an upload that has begun is not cancelled
  const close = () => !saving.isPending && onClose();
  return (
    <Dialog
      title="Logo"
      description="PNG, JPEG, WebP, AVIF or GIF, at most 5 MiB. Transparent areas stay transparent."
      open
      onClose={close}
      footer={
        <>
          {saving.percent !== null && (
            <div className="grow">
              <ProgressBar label="Uploading the logo" value={saving.percent / 100} />
            </div>
          )}
          <Button disabled={saving.isPending} onClick={close}>
            Cancel
          </Button>
          <Button look="primary" busy={saving.isPending} disabled={crop === null} onClick={() => crop && saving.start(crop)}>
            Use this logo
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <PicturePicker
          current={organization.logoUrl}
          currentLabel="Current logo"
          output={logoOutput}
          onCrop={(next) => setCrop(() => next)}
        />
        {preview && <LogoPreview src={preview} name={organization.name} />}
        {saving.problem && <ErrorNote>{saving.problem}</ErrorNote>}
      </div>
    </Dialog>
  );
}

/** The address of the cropped image, which follows the selected area; null while there is none. */
function useCropPreview(crop: (() => Promise<File>) | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let isCurrent = true;
    setPreview((shown) => (crop ? shown : null));
    crop?.().then(
      (file) => {
        if (!isCurrent) return;
        address = URL.createObjectURL(file);
        setPreview(address);
      },
      // the same error is shown when the logo is used
      () => undefined,
    );
    return () => {
      isCurrent = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [crop]);
  return preview;
}

function useSaveLogo({ id }: Organization, onSaved: () => void) {
  const [percent, setPercent] = useState<number | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (crop: () => Promise<File>) => {
      const file = await crop();
      const { url } = await uploadFile({ path: logoPath(id), file, onProgress: setPercent, problem: imageProblem });
      await updateOrganization({ id, logoUrl: url });
    },
    onSuccess: onSaved,
    onSettled: () => setPercent(null),
    meta: { done: 'Logo uploaded!', failed: null },
  });
  return { start: mutate, isPending, percent, problem: error?.message ?? null };
}
