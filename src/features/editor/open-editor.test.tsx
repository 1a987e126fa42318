import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadWhenIdle } from '@/loading/preload-when-idle';
import { textEditor } from './content/text-block';
import { openEditor } from './open-editor';
import { anEditing } from './testing/an-editing';

vi.mock('@/loading/preload-when-idle', () => ({ preloadWhenIdle: vi.fn(() => () => undefined) }));

afterEach(() => vi.clearAllMocks());

describe('openEditor', () => {
  it('loads the text editor in a quiet moment too, after what is smaller: texts are then written offline', () => {
    const { player, input } = anEditing();

    openEditor(player.session, input).end();

    expect(vi.mocked(preloadWhenIdle).mock.calls[0]?.[0].at(-1)).toBe(textEditor);
  });
});
