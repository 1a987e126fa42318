import { LoaderCircle } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { AppError } from '@/domain/app-error';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';

type Credentials = { email: string; password: string };
type Props = { signIn: (credentials: Credentials) => Promise<void> };

/** Nothing is checked here: what is wrong the identity provider says. @see AUTH-023 */
export function SignInForm({ signIn }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !form.current) return;
    const entered = new FormData(form.current);
    setBusy(true);
    setError(null);
    try {
      await signIn({ email: String(entered.get('email')), password: String(entered.get('password')) });
    } catch (refusal) {
      const failure = asAppError(refusal);
      setError(failure);
      focusField(form.current, fieldOf(failure));
    } finally {
      setBusy(false);
    }
  };

  const field = error && fieldOf(error);
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      {error && !field && (
        <p role="alert" className="rounded-md bg-danger-wash px-3 py-2.5 text-danger text-sm">
          {error.message}
        </p>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={field === 'email' ? error?.message : null}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={field === 'password' ? error?.message : null}
      />
      <Button look="primary" size="wide" type="submit" aria-disabled={busy}>
        {busy && <LoaderCircle aria-hidden size={16} className="animate-spin" />}
        {busy ? 'Signing in…' : 'Sign In'}
      </Button>
    </form>
  );
}

function fieldOf({ code }: AppError): 'email' | 'password' | null {
  if (code === 'invalid-argument' || code === 'not-found') return 'email';
  return code === 'unauthenticated' ? 'password' : null;
}

function focusField(form: HTMLFormElement, name: string | null): void {
  const input = name && form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

const asAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError
    ? thrown
    : new AppError('internal', 'An unexpected error occurred. Please try again later.', { cause: thrown });
