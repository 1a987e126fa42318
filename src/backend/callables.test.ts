import { httpsCallable } from 'firebase/functions';
import { expect, it, vi } from 'vitest';
import type { CallableName } from '@/domain/callables/inputs';
import { call } from './callables';

vi.mock('firebase/functions', () => ({ connectFunctionsEmulator: vi.fn(), getFunctions: vi.fn(), httpsCallable: vi.fn() }));
vi.mock('./auth/auth', () => ({ auth: vi.fn() }));
vi.mock('./firebase-app', () => ({ firebaseApp: vi.fn() }));
vi.mock('./config', () => ({ config: () => ({ emulators: null }), functionsRegion: () => 'us-central1' }));

const cases: [CallableName, object, number][] = [
  ['restoreVersion', { tour: 'hall', version: 'v'.repeat(20), historyId: 'h'.repeat(20) }, 540],
  ['countUsage', { organization: 'Acme' }, 300],
  ['listWebhooks', { organization: 'Acme' }, 60],
];
it.each(cases)('waits for %s longer than it may run', async (name, input, seconds) => {
  vi.mocked(httpsCallable).mockReturnValue(Object.assign(async () => ({ data: {} }), { stream: vi.fn() }));

  await call(name, input as never);

  const [, , options] = vi.mocked(httpsCallable).mock.lastCall ?? [];
  expect(options?.timeout).toBeGreaterThan(seconds * 1000);
});
