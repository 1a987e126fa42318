import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { iconsOf } from '@/domain/icons';
import { poiFrom } from '@/domain/pois/poi';
import { PoiIcon } from './poi-icon';

afterEach(cleanup);

it('falls back to the coloured icon when the organization’s image fails to load [PLAYER-071]', () => {
  const icons = iconsOf([{ ref: 'red', description: 'Red', default: `${location.origin}/red.png`, hover: `${location.origin}/red.png` }]);
  const { container } = render(<PoiIcon poi={poiFrom({ identifier: 'stove', icon: 'red' }, 'stove')} icons={icons} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(`${location.origin}/red.png`);

  if (picture) fireEvent.error(picture);

  expect(container.querySelector('img')).toBe(null);
  expect(container.querySelector('svg')).not.toBe(null);
});
