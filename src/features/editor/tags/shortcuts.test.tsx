import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allPois } from '@/domain/folders/folder';
import { ShortcutsSwitch } from '@/widgets/player-session/shortcuts-switch';
import { aScan } from './testing/a-scan';

vi.mock('@/ui/toast');
vi.mock('@/backend/storage/upload-file', () => ({
  uploadFile: async () => ({ url: 'https://files.example/p.jpg', contentType: 'image/jpeg' }),
}));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const types = ({ state }: Awaited<ReturnType<typeof aScan>>) => allPois(state().edited.folders).map(({ type }) => type);

describe('the keys of the scan', () => {
  it('add a PoI and a tag on the messages addSweep and addTag [EDIT-105]', async () => {
    const scan = await aScan();

    await scan.post('addSweep');
    await scan.post('addTag');

    expect(types(scan)).toEqual(['poi', 'tag', 'poi', 'tag', 'tag']);
  });

  it('add nothing in view mode [EDIT-105]', async () => {
    const scan = await aScan();
    scan.player.state().setUiMode('play');

    await scan.post('addSweep');

    expect(types(scan)).toHaveLength(3);
  });

  it('can be switched off and on, stored in this browser [EDIT-105]', async () => {
    const scan = await aScan();
    const { user } = scan.show(<ShortcutsSwitch hint="" />);
    const choice = screen.getByRole('switch', { name: 'Keyboard shortcuts' });
    expect(choice.getAttribute('aria-checked')).toBe('true');

    await user.click(choice);
    await scan.post('addSweep');
    expect(types(scan)).toHaveLength(3);
    expect(localStorage.getItem('shortcuts')).toBe('off');
    await user.click(choice);
    await scan.post('addSweep');

    expect(types(scan)).toHaveLength(4);
  });
});
