import { expect, it } from 'vitest';
import { sameFilter, savedFiltersFrom, withoutSavedFilter, withSavedFilter } from './saved-filter';

const open = { name: 'Open', filter: 'state:open' };
const valves = { name: 'Valves', filter: 'type:valve;by:state' };

it('writes equal filters in the same way, whatever was chosen first', () => {
  expect(sameFilter('type:b,a;state:open;by:type')).toBe('state:open;type:a,b;by:type');
  expect(sameFilter('state:open;type:a,b;by:type')).toBe(sameFilter('type:b,a;state:open;by:type'));
  expect(sameFilter('type:')).toBe('');
});

it('has one filter of a name, in the order in which they were saved', () => {
  const both = withSavedFilter([open], valves);
  expect(both).toEqual([open, valves]);
  expect(withSavedFilter(both, { name: 'Open', filter: 'state:work' })).toEqual([{ name: 'Open', filter: 'state:work' }, valves]);
  expect(withoutSavedFilter(both, 'Open')).toEqual([valves]);
});

it('reads whatever is stored', () => {
  expect(savedFiltersFrom('', { filters: [open, 7, { name: 'Nothing' }, { filter: 'type:a' }] })).toEqual([open]);
  expect(savedFiltersFrom('', {})).toEqual([]);
});
