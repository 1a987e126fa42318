import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { iconsOf } from '@/domain/icons';
import { poiFrom } from '@/domain/pois';
import { PoiMark } from './poi-mark';

afterEach(cleanup);

it('PLAYER-071 draws a point of interest in its colour when the picture of the organization does not arrive', () => {
  const icons = iconsOf([{ ref: 'red', description: 'Red', default: `${location.origin}/red.png`, hover: `${location.origin}/red.png` }]);
  const { container } = render(<PoiMark poi={poiFrom({ identifier: 'stove', icon: 'red' }, 'stove')} icons={icons} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(`${location.origin}/red.png`);

  if (picture) fireEvent.error(picture);

  expect(container.querySelector('img')).toBe(null);
  expect(container.querySelector('svg')).not.toBe(null);
});
