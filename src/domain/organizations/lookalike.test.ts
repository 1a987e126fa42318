import { describe, expect, it } from 'vitest';
import { lookalikeOf, withSameLook } from './lookalike';

const organizations = [
  { id: 'Northlight', name: 'Northlight' },
  { id: 'acme', name: 'Acme & Sons' },
];

describe('lookalikeOf', () => {
  it.each([
    'northlight',
    'NORTHLIGHT',
    ' North light',
    'North-light',
    'Ｎorthlight',
    'Nоrthlight',
    'North\u00adlight',
    'Acme',
    'acme  & SONS',
  ])('finds the organization that looks like “%s”', (name) => {
    expect(lookalikeOf(name, organizations, '')).not.toBeNull();
  });

  it.each(['Southlight', 'Northlights', 'Acme & Daughters', 'Nørthlight', '北光'])('lets “%s” be', (name) => {
    expect(lookalikeOf(name, organizations, '')).toBeNull();
  });

  it('lets an organization change the case of its own name', () => {
    expect(lookalikeOf('NorthLight', organizations, 'Northlight')).toBeNull();
  });
});

it('knows which organizations of a list look the same', () => {
  const same = { id: 'north', name: 'NORTHLIGHT' };

  expect([...withSameLook([...organizations, same])]).toEqual(['Northlight', 'north']);
});
