import { describe, expect, it, vi } from 'vitest';
import { clearFailedLoads, loadCode, loadedCode, loadModule, preload } from './load-code';

const failing = (times: number) => {
  const load = vi.fn(async () => 'code');
  for (let index = 0; index < times; index++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
};

describe('loadCode', () => {
  it('loads once, and has the code at hand from then on', async () => {
    const load = failing(0);

    await Promise.all([loadCode(load), loadCode(load)]);

    expect(load).toHaveBeenCalledOnce();
    expect(loadedCode(load)).toBe('code');
  });

  it('fails alike until failures are cleared, and says so when it fails again', async () => {
    const load = failing(2);
    const onRepeatedFailure = vi.fn(async () => undefined);

    await expect(loadCode(load, onRepeatedFailure)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(loadCode(load, onRepeatedFailure)).rejects.toMatchObject({ code: 'unavailable' });
    expect(load).toHaveBeenCalledOnce();
    clearFailedLoads();
    await expect(loadCode(load, onRepeatedFailure)).rejects.toMatchObject({ code: 'unavailable' });
    expect(onRepeatedFailure).toHaveBeenCalledOnce();
    clearFailedLoads();

    expect(await loadCode(load, onRepeatedFailure)).toBe('code');
  });
});

describe('loadModule', () => {
  it('tries again in the call after a failure', async () => {
    const load = failing(1);

    await expect(loadModule(load)).rejects.toMatchObject({ code: 'unavailable' });

    expect(await loadModule(load)).toBe('code');
  });
});

describe('preload', () => {
  it('never fails, and leaves nothing that a later load would fail with', async () => {
    const load = failing(1);

    await preload(load);

    expect(await loadCode(load)).toBe('code');
  });
});
