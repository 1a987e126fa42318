import type { EndedAuthSession } from '@/backend/auth/stored-user';
import { signInErrorTexts } from '@/backend/auth/texts';
import { useTexts } from '@/ui/use-texts';
import { Notice } from './notice';
import { signInTexts } from './texts';

type Props = { ended: EndedAuthSession };

/** Explains why the session ended without signing out. @see AUTH-025 AUTH-056 */
export function EndedSessionNotice({ ended: { disabled } }: Props) {
  const t = useTexts(signInTexts);
  const errors = useTexts(signInErrorTexts);
  if (!disabled) return <Notice tone="notice">{t.sessionEnded}</Notice>;
  return (
    <Notice tone="danger" hint={t.sessionEndedDisabled}>
      {errors.disabled}
    </Notice>
  );
}
