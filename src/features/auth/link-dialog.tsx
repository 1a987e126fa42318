import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Collision } from '@/backend/auth/work-account';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FilledText } from '@/ui/filled-text';
import { commonTexts } from '@/ui/texts';
import { toastError, toastSuccess } from '@/ui/toast';
import { useTexts } from '@/ui/use-texts';
import { AuthErrorMessage } from './auth-error-message';
import { fieldOfError, focusField } from './field-of-error';
import { PasswordField } from './password-field';
import { linkAccountTexts } from './texts';
import { useAttempt } from './use-attempt';

type Props = { collision: Collision; onClose: () => void };

/** Asks for the password of the existing account and links the work account to it. @see AUTH-032 AUTH-033 */
export function LinkDialog({ collision: { email, link }, onClose }: Props) {
  const t = useTexts(linkAccountTexts);
  const common = useTexts(commonTexts);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { busy, error, attempt } = useAttempt<'link'>();

  // The dialog focuses its first button when it opens, just before this effect.
  useEffect(() => focusField(form.current, 'password'), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const password = String(new FormData(form.current ?? undefined).get('password'));
    const linkError = await attempt('link', async () => showResult(await link(password)), { leaves: true });
    if (linkError) focusField(form.current, fieldOfError(linkError));
  };

  const field = error && fieldOfError(error);
  return (
    <Dialog
      title={t.title}
      description={t.text}
      size="small"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" form={id} busy={busy !== null}>
            {t.link}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {error && !field && <AuthErrorMessage error={error} />}
        <p className="wrap-anywhere text-ink-soft text-sm">
          <FilledText text={t.accountOf} values={{ email: <bdi className="font-medium text-ink">{email}</bdi> }} />
        </p>
        <input type="email" name="email" autoComplete="username" defaultValue={email} hidden readOnly aria-label={t.account} />
        <PasswordField error={field && error?.message} />
      </form>
    </Dialog>
  );
}

const showResult = (isLinked: boolean) =>
  isLinked ? toastSuccess(linkAccountTexts.get().linked) : toastError(linkAccountTexts.get().notLinked);
