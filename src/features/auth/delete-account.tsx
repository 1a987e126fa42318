import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteMyAccount } from '@/backend/people/personal-data';
import { isAppError } from '@/domain/app-error';
import { erasedAccountPath } from '@/domain/personal-data/erased-account-address';
import { locale } from '@/language/i18n';
import { loadModule } from '@/loading/load-code';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '@/widgets/use-mutation';
import { profileTexts } from './account-texts';
import { focusField } from './field-of-error';
import { Notice } from './notice';
import { PasswordField } from './password-field';
import { personalDataTexts } from './personal-data-texts';
import { useSignInMethods } from './use-sign-in-methods';

type Props = { email: string; verified: boolean; onClose: () => void };

const confirmation = () => import('@/backend/auth/confirm-identity');

/** Confirms who it is, by the password or in the window of the work account, and deletes the account. */
async function confirmAndDelete(password: string | null): Promise<Date> {
  const { confirmPassword, confirmWorkAccount } = await loadModule(confirmation);
  await (password === null ? confirmWorkAccount() : confirmPassword(password));
  return deleteMyAccount(locale.get());
}

/** Says what becomes of the account and of what the user made, and asks again. */
export function DeleteAccount({ email, verified, onClose }: Props) {
  const t = useTexts(personalDataTexts);
  const common = useTexts(commonTexts);
  const profile = useTexts(profileTexts);
  const [id, listId] = [useId(), useId()];
  const form = useRef<HTMLFormElement>(null);
  const methods = useSignInMethods();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: confirmAndDelete,
    // that page signs out
    onSuccess: (date: Date) => void navigate(erasedAccountPath(date, verified)),
    meta: { failed: null },
  });
  // browsers block windows that open too long after a click
  useEffect(() => void Promise.allSettled([loadModule(confirmation)]), []);
  // without a password to ask for, it says that the session ended
  const isOfPassword = methods?.password === true && isAppError(error, 'unauthenticated');
  useEffect(() => {
    if (isOfPassword) focusField(form.current, 'password');
  }, [isOfPassword]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = new FormData(form.current ?? undefined).get('password');
    mutate(typed === null ? null : String(typed));
  };
  return (
    <Dialog
      title={t.question}
      describedBy={listId}
      size="small"
      open
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {common.cancel}
          </Button>
          <Button look="danger" type="submit" form={id} busy={isPending} disabled={methods === null}>
            {t.delete}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <ul id={listId} className="wrap-anywhere flex list-disc flex-col gap-2 ps-5 text-pretty text-ink-soft text-sm">
          <li>{t.atOnce}</li>
          <li>{verified ? t.undoByLink({ email }) : t.undoByAdmin}</li>
          <li>{t.erased}</li>
          <li>{t.stays}</li>
        </ul>
        {error && !isOfPassword && <Notice tone={isAppError(error, 'cancelled') ? 'notice' : 'danger'}>{error.message}</Notice>}
        {methods?.password && (
          <>
            <input type="email" name="email" autoComplete="username" defaultValue={email} hidden readOnly aria-label={profile.email} />
            <PasswordField error={isOfPassword ? error?.message : undefined} />
          </>
        )}
        {methods && !methods.password && <p className="text-pretty text-ink-soft text-sm">{t.signInAgain}</p>}
      </form>
    </Dialog>
  );
}
