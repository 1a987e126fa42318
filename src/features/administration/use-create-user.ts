import { useRef, useState } from 'react';
import { sendFirstMail } from '@/backend/auth/commands';
import { assignAccount, createAccount } from '@/backend/people/create-account';
import { errorMessage } from '@/domain/app-error';
import type { UserId } from '@/domain/ids';
import { randomIdentifier } from '@/domain/random';
import { useMutation } from '@/widgets/use-mutation';
import { type AccountFields, newUserOf } from './account-fields';

/** Creates an account, then sets its organization and role. If only the first succeeded, the next try continues there. @see ADMIN-065 */
export function useCreateUser(onCreated: () => void) {
  const incomplete = useRef<{ email: string; uid: UserId } | null>(null);
  const attempt = useRef(randomIdentifier());
  const [created, setCreated] = useState<{ email: string; isMailed: boolean } | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (fields: AccountFields) => {
      const user = newUserOf(fields);
      const { current } = incomplete;
      const uid = current?.email === user.email ? current.uid : await createAccount(user, attempt.current);
      incomplete.current = { email: user.email, uid };
      await assignAccount(uid, fields);
      incomplete.current = null;
      attempt.current = randomIdentifier();
      return { email: user.email, isMailed: await sendFirstMail(user.email) };
    },
    onMutate: () => setCreated(null),
    onSuccess: (account) => {
      setCreated(account);
      onCreated();
    },
    meta: { failed: null },
  });
  return { create: mutate, isCreating: isPending, created, problem: error && problemOf(error, incomplete.current?.email ?? null) };
}

const problemOf = (error: Error, incomplete: string | null): string =>
  incomplete
    ? `${incomplete} was created, but has no organization and role yet. ${errorMessage(error)} Try again to finish it.`
    : `Couldn’t create the user. ${errorMessage(error)}`;
