import type { AppError } from '@/domain/app-error';

/** The field that a refusal is about, null for none. @see AUTH-024 AUTH-026 AUTH-027 */
export function fieldOf({ code }: AppError): 'email' | 'password' | null {
  if (code === 'invalid-argument' || code === 'not-found' || code === 'already-exists') return 'email';
  return code === 'unauthenticated' ? 'password' : null;
}

/** Puts the cursor where something is to be mended. */
export function focusField(form: HTMLFormElement | null, name: string | null): void {
  const input = name && form?.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}
