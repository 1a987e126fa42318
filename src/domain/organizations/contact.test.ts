import { expect, it } from 'vitest';
import { contactFrom, isPhone, phoneAddress, readableWeb } from './contact';
import { contactSettings } from './organization-form';

it('an organization that has stored none or anything else has no contact', () => {
  const none = { email: '', phone: '', web: '' };

  expect([undefined, 'x', { phone: 7 }].map(contactFrom)).toEqual([none, none, none]);
  expect(contactFrom({ email: ' desk@acme.example ', more: 1 })).toEqual({ ...none, email: 'desk@acme.example' });
});

it.each(['+47 22 33 44 55', '(0)30/123-456', '112'])('%s can be dialled', (phone) => expect(isPhone(phone)).toBe(true));
it.each(['call us', '12', '+1;ext=javascript', ''])('"%s" cannot be dialled', (phone) => expect(isPhone(phone)).toBe(false));

it('is written for people, and linked for devices', () => {
  expect(phoneAddress('+47 (22) 33-44')).toBe('tel:+47223344');
  expect(readableWeb('https://acme.example/')).toBe('acme.example');
});

it('each part may be empty, and none may be something else', () => {
  const parsed = (contact: object) => contactSettings.safeParse({ email: '', phone: '', web: '', ...contact }).success;

  expect([{}, { email: 'a@b.example' }, { web: 'acme.example' }, { phone: '+47 22 33' }].map(parsed)).toEqual([true, true, true, true]);
  expect([{ email: 'nobody' }, { web: 'javascript:alert(1)' }, { phone: 'call' }, { fax: '1' }].map(parsed)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
