// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { toastSuccess } from '@/ui/toast';
import { anEditing } from '../testing/an-editing';
import { attachFiles } from './attach';

vi.mock('@/ui/toast');
afterEach(() => void vi.clearAllMocks());

const file = (name: string) => ({ name, url: `https://files.example/${name}`, contentType: 'application/pdf', size: 1, markers: [] });
const target = { poi: poiId('stove'), block: null };

it('counts files that arrive one after another together', () => {
  const { session, end } = anEditing();

  for (const name of ['a', 'b', 'c']) attachFiles(session, target, [file(name)], 'attach stove');

  expect(vi.mocked(toastSuccess).mock.calls.map(([text]) => text)).toEqual(['1 file attached.', '2 files attached.', '3 files attached.']);
  end();
});

it('says which files were there already', () => {
  const { session, end } = anEditing();
  attachFiles(session, target, [file('a')]);

  attachFiles(session, target, [file('a'), file('b')]);
  attachFiles(session, target, [file('a')]);

  expect(
    vi
      .mocked(toastSuccess)
      .mock.calls.slice(1)
      .map(([text]) => text),
  ).toEqual(['1 file attached; 1 file there already.', 'This file is already attached.']);
  end();
});
