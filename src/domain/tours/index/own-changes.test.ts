import { describe, expect, it } from 'vitest';
import { orgId } from '../../ids';
import { listedTourFrom } from '../listed-tour';
import { isIndexed, type OwnChange, withOwnChanges } from './own-changes';

const acme = orgId('acme');
const tour = (id: string, fields: object = {}) => listedTourFrom(id, { name: id, organization: 'acme', ...fields });
const indexed = [tour('attic'), tour('hall', { public: true, place: { country: 'Norway' }, files: [{ name: 'Keys' }] })];
const at = Date.parse('2026-11-29T08:00:00Z');
const change = (fields: object, live?: OwnChange['live'], isSynced = live !== undefined): OwnChange => ({
  fields: { ...fields },
  at,
  live,
  isSynced,
});
const changed = (...changes: [id: string, change: OwnChange][]) => withOwnChanges(indexed, acme, new Map(changes));

describe('withOwnChanges', () => {
  it('is the list of the index without changes', () => {
    expect(changed()).toBe(indexed);
  });

  it('shows the written fields of a tour that the store does not have, and the time', () => {
    const [, hall] = changed(['hall', change({ name: 'Great hall', place: { country: 'Sweden', route: 'Street' } })]);

    expect(hall).toEqual({
      ...indexed[1],
      name: 'Great hall',
      place: { country: 'Sweden', locality: '', latitude: null, longitude: null },
      updated: new Date(at),
    });
  });

  it('shows a tour as the store has it, also one that the index lacks', () => {
    const found = changed(
      ['hall', change({ name: 'Great hall' }, tour('hall', { name: 'Stored' }))],
      ['new', change({}, tour('new', { name: 'New' }))],
    );

    expect(found.map(({ name }) => name)).toEqual(['attic', 'Stored', 'New']);
  });

  it('does not list what the store does not list any more, nor what the user moved to another organization', () => {
    expect(changed(['attic', change({}, null)], ['hall', change({ organization: 'zed' })])).toEqual([]);
  });

  it('shows what is stored on this device of a saved tour only if it is newer than the index', () => {
    const time = (name: string, hours: number) =>
      tour('hall', { name, updated: new Date(Date.parse('2026-11-29T00:00:00Z') + hours * 3600_000) });
    const own = (hours: number, fields = {}) => new Map([['hall', change(fields, time('On the device', hours), false)]]);
    const shown = (hours: number, fields = {}) => withOwnChanges([time('Indexed', 5)], acme, own(hours, fields)).map(({ name }) => name);

    expect([shown(4), shown(6), shown(6, { name: 'Written' })]).toEqual([['Indexed'], ['On the device'], ['Written']]);
  });

  it('shows a new tour as this device has it', () => {
    expect(changed(['new', change({}, tour('new'), false)]).map(({ id }) => id)).toEqual(['attic', 'hall', 'new']);
  });

  it('leaves the tour as the index has it while nothing is known of a change, and lists none that it lacks', () => {
    expect(changed(['hall', change({})], ['other', change({ name: 'Other' })])).toEqual(indexed);
  });
});

describe('isIndexed', () => {
  it('compares all that a list shows of the tour', () => {
    expect(isIndexed(indexed, 'hall', tour('hall', { public: true, place: { country: 'Norway' }, files: [{ name: 'Other' }] }))).toBe(true);
    expect(isIndexed(indexed, 'hall', tour('hall'))).toBe(false);
    expect(isIndexed(indexed, 'hall', null)).toBe(false);
    expect(isIndexed(indexed, 'new', null)).toBe(true);
  });
});
