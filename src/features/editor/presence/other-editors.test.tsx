import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { poiId, userId } from '@/domain/ids';
import type { OtherUser } from '@/domain/presence';
import { anEditing } from '../testing/an-editing';
import { initialsOf, OtherEditors } from './other-editors';

afterEach(cleanup);

const other = (uid: string, more: Partial<OtherUser> = {}): OtherUser => ({
  uid: userId(uid),
  email: `${uid}@acme.example`,
  poi: poiId(''),
  tabs: 1,
  ...more,
});

describe('OtherEditors', () => {
  it('renders nothing without other editors', () => {
    const { container } = anEditing().show(<OtherEditors others={[]} />);

    expect(container.querySelector('button')).toBeNull();
  });

  it('lists names and open PoIs', async () => {
    const { user } = anEditing().show(
      <OtherEditors others={[other('anna', { poi: poiId('stove'), tabs: 2 }), other('someone'), other('bob', { poi: poiId('gone') })]} />,
    );

    await user.click(screen.getByRole('button', { name: 'Also editing: anna@acme.example, You, in another tab, bob@acme.example' }));

    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'ANanna@acme.exampleAt Stove, 2 tabs',
      'SOYou, in another tab',
      'BObob@acme.example',
    ]);
  });

  it('shows a count when there are many', () => {
    anEditing().show(<OtherEditors others={['a', 'b', 'c', 'd', 'e'].map((uid) => other(uid))} />);

    expect(screen.getByRole('button').textContent).toContain('+3');
  });
});

it.each([
  ['anna.bauer@x.example', 'AB'],
  ['office@x.example', 'OF'],
  ['', ''],
])('%s is %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials);
});
