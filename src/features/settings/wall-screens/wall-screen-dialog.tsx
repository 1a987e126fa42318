import { type SyntheticEvent, useId, useState } from 'react';
import { createWallScreen, updateWallScreen } from '@/backend/wall-screens/commands';
import { firstFormProblem } from '@/domain/form-problem';
import type { Organization } from '@/domain/organizations/organization';
import { isDeepEqual } from '@/domain/same';
import { wallScreenUrl } from '@/domain/wall-screen-form';
import type { WallScreen } from '@/domain/wall-screens';
import { webAddress } from '@/domain/web-address';
import { Button } from '@/ui/button';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { SwitchField } from '@/ui/switch-field';
import { TextField } from '@/ui/text-field';
import { siteInFrame } from '@/widgets/site-frame';
import { useMutation } from '@/widgets/use-mutation';

type Props = {
  organization: Pick<Organization, 'id' | 'status'>;
  /** null for a new one */
  screen: WallScreen | null;
  onClose: () => void;
};

/** Adds a wall screen, or changes what one shows. */
export function WallScreenDialog({ organization, screen, onClose }: Props) {
  const form = useId();
  const [initial] = useState({ url: screen?.url ?? '', public: screen?.public ?? organization.status });
  const [fields, setFields] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const problem = firstFormProblem(wallScreenUrl, fields.url);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      screen ? updateWallScreen(organization.id, { id: screen.id, ...fields }) : createWallScreen(organization.id, fields),
    onSuccess: onClose,
    meta: { done: screen ? 'Screen saved' : 'Screen added', failed: null },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem === null) mutate();
  };
  return (
    <FormDialog
      isChanged={!isPending && !isSuccess && !isDeepEqual(fields, initial)}
      title={screen ? 'Edit screen' : 'Add a screen'}
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form={form} busy={isPending}>
            {screen ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          label="Address"
          type="url"
          inputMode="url"
          required
          data-first-focus
          autoComplete="off"
          hint={hintFor(fields.url)}
          error={isChecked && problem ? problem : undefined}
          value={fields.url}
          onChange={({ target }) => setFields({ ...fields, url: target.value })}
        />
        <SwitchField
          label="Public"
          hint={organization.status ? 'Anyone with the link sees it.' : 'The organization is suspended: nothing new becomes public.'}
          checked={fields.public}
          onChange={(isPublic) => setFields({ ...fields, public: isPublic })}
        />
        {error && (
          <p role="alert" className="text-pretty text-danger text-sm">
            Couldn’t save the screen. {error.message}
          </p>
        )}
      </form>
    </FormDialog>
  );
}

/** What may not be framed gets a button that opens it. */
function hintFor(url: string): string {
  const address = webAddress(url);
  if (address === null) return 'The page to show.';
  return siteInFrame(address)
    ? 'Shown in the window, with its address below, because some sites refuse to be shown in others.'
    : 'Only https pages of other sites that this installation allows are shown in the window: visitors get a button that opens this one.';
}
