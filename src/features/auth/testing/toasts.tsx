import toast, { Toaster } from 'react-hot-toast';
import { vi } from 'vitest';

/** Where toasts appear in a test; those of the test before are gone. */
export function Toasts() {
  // jsdom knows no media queries
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  return <Toaster />;
}

export const clearToasts = () => toast.remove();
