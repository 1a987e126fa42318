import { expect, it } from 'vitest';
import { poiId } from './ids';
import { linkedPoint, pointLink } from './point-link';

it('a link leads to the point that it was made for, whatever its id is', () => {
  for (const id of ['a1B2', 'folder-0-poi-1', 'ä / "?#&'].map(poiId)) expect(linkedPoint(pointLink(id))).toBe(id);
});

it.each(['', '#', '#point=', '#point=%E0%A4%A', '#other=a', 'https://example.org/#point=a'])('%j leads to no point', (address) => {
  expect(linkedPoint(address)).toBeNull();
});
