import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expiryDays, expiryOnDay } from '@/domain/collaboration/expiry';
import type { OrganizationMember } from '@/domain/people/organization-members';
import { InvitationDialog } from './invitation-dialog';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
});
afterEach(cleanup);

const earlier = ['bo@x.example', 'boris@x.example'].map((email) => ({ id: email, email }));

type Props = Parameters<typeof InvitationDialog>[0];

function open(
  error: string | null = null,
  invited: Props['invited'] = [],
  members: NonNullable<Props['members']> = new Map(),
  mainLanguage?: string,
) {
  const [onSend, onClose] = [vi.fn<Props['onSend']>(), vi.fn()];
  render(
    <InvitationDialog
      target="City Hall"
      collaborators={earlier}
      isSending={false}
      error={error}
      invited={invited}
      members={members}
      mainLanguage={mainLanguage}
      onSend={onSend}
      onClose={onClose}
    />,
  );
  return { onSend, onClose, user: userEvent.setup() };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Email addresses' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const row = (email: string) => within(screen.getByRole('group', { name: email }));
const people = () => screen.queryAllByRole('group').map((group) => group.querySelector('legend')?.textContent);

it('asks for addresses, then shows a row for each with its access and no end [COLLAB-012 COLLAB-014 COLLAB-016 COLLAB-017]', async () => {
  const { user } = open();

  await user.type(field(), 'Ada@X.example, eve@x.example{Enter}ada@x.example');
  await press('Continue');

  expect(people()).toEqual(['ada@x.example', 'eve@x.example']);
  const access = row('ada@x.example').getByRole<HTMLSelectElement>('combobox', { name: 'Access' });
  const ends = row('ada@x.example').getByRole<HTMLSelectElement>('combobox', { name: 'Access ends: choices' });
  expect([access.selectedOptions[0]?.text, ends.selectedOptions[0]?.text]).toEqual(['Can View', 'Does not expire']);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send Invites (2)' })).toBeDefined();
});

it('suggests addresses that were invited before, once something is typed [COLLAB-013]', async () => {
  const { user } = open();
  await user.click(field());
  expect(screen.queryByRole('option')).toBeNull();

  await user.type(field(), 'bo');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['bo@x.example', 'boris@x.example']);
  await user.click(screen.getByRole('option', { name: 'boris@x.example' }));
  await press('Continue');

  expect(people()).toEqual(['boris@x.example']);
});

it('does not go on with a bad address or with none [COLLAB-015 COLLAB-018]', async () => {
  const { user } = open();
  await press('Continue');
  expect(screen.getByRole('alert').textContent).toBe('No emails selected');

  await user.type(field(), 'ada@{Enter}');
  await press('Continue');

  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
  expect(people()).toEqual([]);
});

it('sends each address with its own access and end [COLLAB-017 ACCESS-033]', async () => {
  const { user, onSend } = open();
  const [, week] = expiryDays(new Date());
  await user.type(field(), 'ada@x.example,eve@x.example,');
  await press('Continue');

  await user.selectOptions(row('eve@x.example').getByRole('combobox', { name: 'Access' }), 'Can View and Edit');
  await user.selectOptions(row('eve@x.example').getByRole('combobox', { name: 'Access ends: choices' }), '1 week');
  await press('Send Invites (2)');

  expect(onSend.mock.calls).toEqual([
    [
      [
        { email: 'ada@x.example', accessLevel: 'read', expires: null },
        { email: 'eve@x.example', accessLevel: 'readUpdate', expires: expiryOnDay(week?.value ?? '') },
      ],
      { note: '', language: 'en' },
    ],
  ]);
});

it('sets access and end for everyone at once, and says where they differ', async () => {
  const { user, onSend } = open();
  await user.type(field(), 'ada@x.example,eve@x.example,');
  await press('Continue');
  const all = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Access for everyone' });
  await user.selectOptions(row('eve@x.example').getByRole('combobox', { name: 'Access' }), 'Can View and Edit');
  expect(all.selectedOptions[0]?.text).toBe('Different');

  await user.selectOptions(all, 'Can View and Edit');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Access ends for everyone: choices' }), '1 day');
  await press('Send Invites (2)');

  const [day] = expiryDays(new Date());
  const same = { accessLevel: 'readUpdate', expires: expiryOnDay(day?.value ?? '') };
  expect(onSend.mock.calls[0]?.[0]).toEqual([
    { email: 'ada@x.example', ...same },
    { email: 'eve@x.example', ...same },
  ]);
});

it('sends nothing when every row was removed [COLLAB-018]', async () => {
  const { user, onSend } = open();
  await user.type(field(), 'ada@x.example,');
  await press('Continue');

  await press('Remove ada@x.example');
  await press('Send Invites');

  expect(screen.getByRole('alert').textContent).toBe('No emails selected');
  expect(onSend).not.toHaveBeenCalled();
});

it('goes back to the addresses without losing what was chosen', async () => {
  const { user } = open();
  await user.type(field(), 'ada@x.example,');
  await press('Continue');
  await user.selectOptions(row('ada@x.example').getByRole('combobox', { name: 'Access' }), 'Can View and Edit');

  await press('Back');
  await user.type(field(), 'eve@x.example,');
  await press('Continue');

  const access = (email: string) => row(email).getByRole<HTMLSelectElement>('combobox', { name: 'Access' }).selectedOptions[0]?.text;
  expect([access('ada@x.example'), access('eve@x.example')]).toEqual(['Can View and Edit', 'Can View']);
});

it('shows why sending failed and keeps the rows', async () => {
  const { user, onClose } = open('Can’t connect.');
  await user.type(field(), 'ada@x.example,');
  await press('Continue');

  expect(screen.getByRole('alert').textContent).toBe('Can’t connect.');
  expect(people()).toEqual(['ada@x.example']);
  await press('Cancel');
  expect(onClose).not.toHaveBeenCalled();
  await press('Close without saving');

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('sends a personal note, and none with a web address in it', async () => {
  const { user, onSend } = open();
  await user.type(field(), 'ada@x.example,');
  await press('Continue');
  const note = screen.getByRole('textbox', { name: 'Personal note' });

  await user.type(note, 'See evil.example');
  await press('Send Invites');
  expect(screen.getByText(/^Leave out web and email addresses/)).toBeDefined();
  expect(onSend).not.toHaveBeenCalled();
  await user.clear(note);
  await user.type(note, 'Welcome!');
  await press('Send Invites');

  expect(onSend.mock.calls[0]?.[1]).toEqual({ note: 'Welcome!', language: 'en' });
});

it('sends the email in the language that the inviter reads, or in another one', async () => {
  localStorage.setItem('language', 'de');
  const { user, onSend } = open();
  localStorage.clear();
  await user.type(field(), 'ada@x.example,');
  await press('Continue');
  const language = screen.getByRole('combobox', { name: 'Language of the email' });
  expect(language).toHaveProperty('value', 'de');

  await user.selectOptions(language, 'العربية');
  await press('Send Invites');

  expect(onSend.mock.calls[0]?.[1]).toEqual({ note: '', language: 'ar' });
});

it.each([
  ['nb-NO', 'nb'],
  ['sv', 'de'],
])('begins with the language of an organization that writes %s, if there is a mail in it', async (mainLanguage, shown) => {
  localStorage.setItem('language', 'de');
  const { user } = open(null, [], new Map(), mainLanguage);
  localStorage.clear();

  await user.type(field(), 'ada@x.example,');
  await press('Continue');

  expect(screen.getByRole('combobox', { name: 'Language of the email' })).toHaveProperty('value', shown);
});

it('ends the access of everyone on any date, which begins at the last one with a name', async () => {
  const { user, onSend } = open();
  await user.type(field(), 'ada@x.example,eve@x.example,');
  await press('Continue');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Access ends for everyone: choices' }), 'On this date');
  const date = screen.getByLabelText<HTMLInputElement>('Access ends for everyone');
  expect(date.value).toBe(expiryDays(new Date()).at(-1)?.value);
  fireEvent.change(date, { target: { value: '2031-05-17' } });
  expect(row('eve@x.example').getByLabelText('Access ends')).toHaveProperty('value', '2031-05-17');
  await press('Send Invites (2)');

  expect(onSend.mock.calls[0]?.[0].map(({ expires }) => expires)).toEqual(Array(2).fill(expiryOnDay('2031-05-17')));
});

it.each([
  ['user', 'Can View', /^Member of the organization, Viewer: can view already, without/],
  ['user', 'Can View and Edit', /^Member of the organization, Viewer: can view already; this adds editing/],
  ['superuser', 'Can View', /^Member of the organization, Editor: can view and edit already/],
] as const)('says that a member, %s, needs no invitation or what it adds to %s', async (role, access, text) => {
  const member = { email: 'ada@x.example', role, hasRole: true } as OrganizationMember;
  const { user } = open(null, [], new Map([[member.email, member]]));
  await user.type(field(), 'ada@x.example,eve@x.example,');
  await press('Continue');

  await user.selectOptions(row('ada@x.example').getByRole('combobox', { name: 'Access' }), access);

  row('ada@x.example').getByText(text);
  expect(row('eve@x.example').queryByText(/^Member/)).toBeNull();
});

it('says who is invited already, and begins with the access that they have', async () => {
  const { user } = open(null, [{ email: 'ada@x.example', accessLevel: 'readUpdate', expires: null }]);
  await user.type(field(), 'ada@x.example,eve@x.example,');
  await press('Continue');

  const access = row('ada@x.example').getByRole<HTMLSelectElement>('combobox', { name: 'Access' });
  expect(access.selectedOptions[0]?.text).toBe('Can View and Edit');
  expect(row('ada@x.example').getByText(/^Already invited/)).toBeDefined();
  expect(row('eve@x.example').queryByText(/^Already invited/)).toBeNull();
});

it('keeps the rows of those who could not be invited, and nobody else’s', async () => {
  const { user, onSend } = open();
  onSend.mockResolvedValue(['eve@x.example']);
  await user.type(field(), 'ada@x.example,eve@x.example,');
  await press('Continue');

  await press('Send Invites (2)');

  expect(people()).toEqual(['eve@x.example']);
});

it('takes a pasted column of 200 addresses [COLLAB-012 COLLAB-016]', async () => {
  const { user } = open();
  const column = Array.from({ length: 200 }, (_, n) => `person${n}@x.example`);
  await user.click(field());

  await user.paste(`${column.join('\n')}\nPerson7@X.example`);
  await press('Continue');

  expect(people()).toEqual(column);
});

it('takes what mail programs copy, pasted or typed [COLLAB-012]', async () => {
  const { user } = open();
  await user.click(field());

  await user.paste('"Lind, Ada" <ada@x.example>; Bo Falk <bo@x.example>\r\n\u200bcy@x.example.');
  await user.type(field(), 'Eve Holm <eve@x.example>,mailto:fay@x.example{Enter}');
  await press('Continue');

  expect(people()).toEqual(['ada@x.example', 'bo@x.example', 'cy@x.example', 'eve@x.example', 'fay@x.example']);
});

it('lists what is no address once, and removes it with one press [COLLAB-015]', async () => {
  const { user } = open();
  await user.click(field());

  await user.paste('Ada Lind\tada@x.example\nBo Falk\tbo@x..example\nAda Lind\teve@x.example\n');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
  await press('Remove them: Ada Lind, Bo Falk, bo@x..example');
  await press('Continue');

  expect(people()).toEqual(['ada@x.example', 'eve@x.example']);
});
