import { vi } from 'vitest';
import { dismissToast, Toaster } from '@/ui/toaster';

/** Renders toasts in a test. */
export function Toasts() {
  // jsdom doesn't implement matchMedia
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  return <Toaster />;
}

export const clearToasts = () => dismissToast();
