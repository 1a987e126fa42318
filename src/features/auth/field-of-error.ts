import type { AppError } from '@/domain/app-error';

/** The form field an error is about; null for none. @see AUTH-024 AUTH-026 AUTH-027 */
export function fieldOfError({ code }: AppError): 'email' | 'password' | null {
  if (code === 'invalid-argument' || code === 'not-found' || code === 'already-exists') return 'email';
  return code === 'unauthenticated' ? 'password' : null;
}

/** Focuses and selects the field that needs correction. */
export function focusField(form: HTMLFormElement | null, name: string | null): void {
  const input = name && form?.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}
