import { expect, it } from 'vitest';
import { frameRequestFrom } from './frame-messages';

it('reads what a page around asks for', () => {
  expect(frameRequestFrom({ type: 'loggia:open', point: 'stove' })).toEqual({ type: 'open', point: 'stove' });
  expect(frameRequestFrom({ type: 'loggia:play', guide: 'g1', more: 1 })).toEqual({ type: 'play', guide: 'g1' });
  expect(frameRequestFrom({ type: 'loggia:go', sweep: 's1' })).toEqual({ type: 'go', sweep: 's1' });
});

it.each([
  null,
  'loggia:open',
  [],
  {},
  { type: 'open', point: 'stove' },
  { type: 'loggia:open' },
  { type: 'loggia:open', point: '' },
  { type: 'loggia:open', point: 7 },
  { type: 'loggia:open', point: 'x'.repeat(201) },
  { type: 'loggia:close', point: 'stove' },
])('ignores %j', (data) => expect(frameRequestFrom(data)).toBeNull());
