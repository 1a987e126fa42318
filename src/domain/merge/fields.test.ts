import { describe, expect, it } from 'vitest';
import { differentFields, mergeFields, rejectedFields } from './fields';

const base = { name: 'Hall', about: '', place: 'Oslo' };

describe('mergeFields', () => {
  it('takes what others changed where nothing was edited here', () => {
    expect(mergeFields(base, { ...base, name: 'Mine' }, { ...base, about: 'Theirs' })).toEqual({ incoming: ['about'], conflicts: [] });
  });

  it('asks about fields that both changed differently', () => {
    const mine = { ...base, name: 'Mine', place: 'Bergen' };

    expect(mergeFields(base, mine, { ...base, name: 'Theirs', place: 'Bergen' })).toEqual({ incoming: [], conflicts: ['name'] });
  });

  it('needs nothing where only this side changed', () => {
    expect(mergeFields(base, { ...base, name: 'Mine' }, base)).toEqual({ incoming: [], conflicts: [] });
    expect(differentFields(base, { ...base, name: 'Mine' })).toEqual(['name']);
  });
});

it('knows the fields of a rejected save that are still shown', () => {
  const rejected = { ...base, name: 'Mine', about: 'Mine' };

  expect(rejectedFields(base, { ...rejected, about: 'Theirs' }, rejected)).toEqual(['name']);
});
