import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allPois } from '@/domain/folders';
import { ShortcutsSwitch } from './shortcuts-switch';
import { aScan } from './testing/a-scan';

vi.mock('react-hot-toast', () => ({ toast: { success: vi.fn(), error: vi.fn() }, default: vi.fn() }));
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
  it('EDIT-105 make a PoI and a tag by the messages addSweep and addTag', async () => {
    const scan = await aScan();

    await scan.post('addSweep');
    await scan.post('addTag');

    expect(types(scan)).toEqual(['poi', 'tag', 'poi', 'tag', 'tag']);
  });

  it('EDIT-105 make nothing while one looks only', async () => {
    const scan = await aScan();
    scan.visit.state().chooseUiMode('play');

    await scan.post('addSweep');

    expect(types(scan)).toHaveLength(3);
  });

  it('EDIT-105 are switched off and on, which this browser remembers', async () => {
    const scan = await aScan();
    const { user } = scan.show(<ShortcutsSwitch />);
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
