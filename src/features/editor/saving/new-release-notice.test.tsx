import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { useNewRelease } from '@/widgets/use-new-release';
import { anEditing } from '../testing/an-editing';
import { NewReleaseNotice } from './new-release-notice';

vi.mock('@/widgets/use-new-release', () => ({ useNewRelease: vi.fn() }));

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  vi.mocked(useNewRelease).mockReturnValue(true);
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('saves before it reloads', async () => {
  const { session, show, state } = anEditing({ activePoi: 'stove' });
  const { user } = show(<NewReleaseNotice />);
  screen.getByRole('button', { name: 'Reload' });
  act(() => void session.editPoi('Rename', poiId('stove'), (poi) => ({ ...poi, name: 'Oven' })));

  await user.click(screen.getByRole('button', { name: 'Save and reload' }));

  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(state().needsSaving).toBe(false);
});

it('is not shown while a tag is being placed, and can be put off', async () => {
  const { session, show } = anEditing({ activePoi: 'stove' });
  const { user } = show(<NewReleaseNotice />);

  act(() => session.store.setState({ placing: poiId('stove') }));
  expect(screen.queryByText('A new version of Loggia is available.')).toBeNull();
  act(() => session.store.setState({ placing: null }));
  await user.click(screen.getByRole('button', { name: 'Later' }));

  expect(screen.queryByText('A new version of Loggia is available.')).toBeNull();
});
