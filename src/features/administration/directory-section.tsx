import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DirectoryEdit, saveDirectory } from '@/backend/application/commands';
import { applicationQueries } from '@/backend/application/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { type Directory, directoryFrom } from '@/domain/access/principals';
import { errorMessage } from '@/domain/app-error';
import { isEmail } from '@/domain/email';
import { isDeepEqual } from '@/domain/same';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { FormSection } from '@/ui/form-section';
import { LeaveDialog } from '@/ui/leave-dialog';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { AddressChips } from '@/widgets/member-picker/address-chips';
import { useMutation } from '@/widgets/use-mutation';
import { OrganizationList } from './organization-list';

const noDirectory = directoryFrom({});

/** The directory: people who manage several organizations, and which. @see MODEL-054 ACCESS-021 */
export function DirectorySection() {
  const { data } = useSuspenseQuery(applicationQueries.directory());
  const { data: organizations } = useSuspenseQuery(organizationQueries.all());
  const stored = data ?? noDirectory;
  const [edit, setEdit] = useState<DirectoryEdit | null>(null);
  const shown = edit?.edited ?? stored;
  const isChanged = edit !== null && !isDeepEqual(edit.base, edit.edited);
  const leaveGuard = useLeaveGuard(isChanged);
  const { mutate, isPending, error } = useMutation({
    mutationFn: saveDirectory,
    onSuccess: () => setEdit(null),
    meta: { done: 'Directory saved', failed: null },
  });
  // others' changes are joined when it is saved
  const change = (changes: Partial<Directory>) => setEdit({ base: edit?.base ?? stored, edited: { ...shown, ...changes } });
  const isValid = shown.admins.every(isEmail);
  return (
    <form
      noValidate
      aria-label="Directory"
      onSubmit={(event) => {
        event.preventDefault();
        if (edit && isChanged && isValid) mutate(edit);
      }}
    >
      <FormSection title="Directory" description="Every admin of the directory manages all of its organizations, as an admin of each does.">
        <div className="flex flex-col gap-5 sm:col-span-2">
          <AddressChips
            label="Directory admins"
            hint="Type or paste addresses. They count once they are verified."
            addresses={shown.admins}
            onChange={(admins) => change({ admins })}
          />
          <OrganizationList ids={shown.organizations} organizations={organizations} onChange={(ids) => change({ organizations: ids })} />
          {error && <ErrorNote>Couldn’t save the directory. {errorMessage(error)}</ErrorNote>}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" look="primary" busy={isPending} disabled={!isChanged || !isValid}>
              Save directory
            </Button>
            {isChanged && <Button onClick={() => setEdit(null)}>Undo changes</Button>}
          </div>
        </div>
      </FormSection>
      <LeaveDialog question={leaveGuard.question}>The changed directory isn’t saved yet and will be lost if you leave.</LeaveDialog>
    </form>
  );
}
