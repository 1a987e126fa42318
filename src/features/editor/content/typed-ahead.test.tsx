import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { anEditing, aTour } from '../testing/an-editing';
import { ContentOutline } from './content-outline';

const editorCode = vi.hoisted(() => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  return { loaded, load };
});
vi.mock('@/loading/load-code', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/loading/load-code')>();
  const loads = new Map<unknown, Promise<unknown>>();
  const loadCode = (load: () => Promise<unknown>) => {
    const loading = loads.get(load) ?? editorCode.loaded.then(() => original.loadCode(load));
    loads.set(load, loading);
    return loading;
  };
  return { ...original, loadCode, loadedCode: () => undefined };
});

beforeEach(() => {
  // jsdom has no layout
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null }) as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(cleanup);

async function writing(content: string) {
  const block = { identifier: 'care', type: 'text', name: 'Care', content };
  const folders = [{ id: 'ground', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', content: [block] }] }];
  const { show, poi } = anEditing({ tour: aTour({ folders }), activePoi: 'stove' });
  const { user } = show(<ContentOutline poi={poiId('stove')} />);
  await user.click(screen.getByRole('button', { name: 'Write in Care' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text, while the editor is loading' }));
  return { user, stored: () => poi('stove')?.content.map((each) => each.type === 'text' && each.content) };
}

it('adds what was typed to a text that is closed before the editor is loaded', async () => {
  const { user, stored } = await writing('<p>Swept</p>');

  await user.keyboard(' & dry{Enter}x{Escape}');

  expect(stored()).toEqual(['<p>Swept &amp; dry</p><p>x</p>']);
});

it('moves what was typed into the editor once it is loaded, with the focus [EDIT-041]', async () => {
  const { user, stored } = await writing('<p>Swept</p>');

  await user.keyboard(' hello{Enter}world ');
  editorCode.load();
  const field = await screen.findByRole('textbox', { name: 'Care' });
  expect(document.activeElement).toBe(field);

  await waitFor(() => expect(stored()).toEqual(['<p>Swept hello</p><p>world </p>']));
});
