import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { erasePerson } from '@/backend/people/personal-data';
import { emailAddress } from '@/domain/email';
import { type FoundPerson, sumOf } from '@/domain/personal-data/found';
import { plural } from '@/domain/plural';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { TextField } from '@/ui/text-field';
import { useMutation } from '@/widgets/use-mutation';

type Props = { found: FoundPerson; onErased: (found: FoundPerson) => void; onClose: () => void };

/** Asks once more, by the address, and erases the person at once. */
export function ErasePerson({ found, onErased, onClose }: Props) {
  const { email } = found.person;
  const { about, named } = sumOf(found);
  const [typed, setTyped] = useState('');
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => erasePerson(email),
    onSuccess: (result: FoundPerson) => {
      void client.invalidateQueries({ queryKey: ['accounts'] });
      onErased(result);
    },
    meta: { failed: null },
  });
  return (
    <ConfirmDialog
      title={`Erase ${email}?`}
      confirmLabel="Erase"
      danger
      busy={isPending}
      disabled={emailAddress(typed) !== email}
      error={error?.message}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>
        {found.hasAccount && 'The account is disabled at once and deleted at the end. '}
        {plural(about, { one: '# document is deleted', other: '# documents are deleted' })}, and{' '}
        {plural(named + found.files, { one: '# document or file says', other: '# documents and files say' })} “a former member” from now on.
        This can’t be undone.
      </p>
      <TextField
        label="Type the address to confirm"
        type="email"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isPending && <p role="status">This can take some minutes. If you leave, it goes on, and the night completes what is interrupted.</p>}
    </ConfirmDialog>
  );
}
