import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_FIREBASE_CONFIG', '{"apiKey":"key","projectId":"demo"}');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const emulators = '{"host":"127.0.0.1","auth":1,"firestore":2,"functions":3,"storage":4}';

async function configurationWith(fetched: (file: string) => Promise<Response>) {
  const fetch = vi.fn(fetched);
  vi.stubGlobal('fetch', fetch);
  const { remoteConfiguration } = await import('./remote-configuration');
  return { told: await remoteConfiguration(), files: fetch.mock.calls.map(([file]) => file) };
}

const answering = (values: unknown) => async () => Response.json(values);

describe('the remote configuration', () => {
  it('is read from the configured file [MODEL-056 AUTH-004 AUTH-017]', async () => {
    vi.stubEnv('VITE_REMOTE_CONFIG', '/told.json');

    const { told, files } = await configurationWith(answering({ hideSignUpForm: true, loginPageMessage: ' Closed. ' }));

    expect(told).toEqual({ hideSignUpForm: true, loginPageMessage: 'Closed.' });
    expect(files).toEqual(['/told.json']);
  });

  it('needs no network with emulators', async () => {
    vi.stubEnv('VITE_EMULATORS', emulators);

    expect((await configurationWith(answering({}))).files).toEqual(['/remote-config.json']);
  });

  it.each([
    ['nothing arrives', () => Promise.reject(new TypeError('offline'))],
    ['the file is missing', async () => new Response('', { status: 404 })],
    ['it is no JSON', async () => new Response('<!doctype html>')],
  ])('hides nothing and shows no message when %s [AUTH-004]', async (_what, answer) => {
    vi.stubEnv('VITE_EMULATORS', emulators);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    expect((await configurationWith(answer)).told).toEqual({ hideSignUpForm: false, loginPageMessage: '' });
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
