import { describe, expect, it } from 'vitest';
import { problemOf } from '../form-problem';
import { generatedPassword } from '../random';
import { newUserForm } from './new-user';
import { userCardFrom } from './user-cards';

it('MODEL-053 a person’s document has uid, email, displayName, organization and role', () => {
  const stored = { uid: 'u', email: 'ada@x.example', displayName: 'Ada', organization: 'acme', role: 'user' };

  expect(userCardFrom('u', stored)).toEqual(stored);
  expect(userCardFrom('u', {})).toEqual({ uid: 'u', email: '', displayName: '', organization: '', role: '' });
});

describe('newUserForm', () => {
  const sent = { email: ' Ada@X.example', password: 'secret1', displayName: 'Ada' };

  it('MODEL-052 takes email, password, name and an optional phone number', () => {
    expect(newUserForm.parse(sent)).toEqual({ email: 'ada@x.example', password: 'secret1', displayName: 'Ada' });
    expect(newUserForm.parse({ ...sent, phoneNumber: ' +4712345678 ' }).phoneNumber).toBe('+4712345678');
    expect(newUserForm.parse({ ...sent, phoneNumber: '' }).phoneNumber).toBe('');
  });

  it('MODEL-052 says what is wrong, and takes nothing else', () => {
    expect(problemOf(newUserForm, { ...sent, email: 'ada' })).toBe('Please enter a valid email address');
    expect(problemOf(newUserForm, { ...sent, password: '12345' })).toBe('Use at least 6 characters.');
    expect(problemOf(newUserForm, { ...sent, phoneNumber: '0123' })).toBe('Write the number with its country, such as +4712345678.');
    expect(problemOf(newUserForm, { ...sent, displayName: ' ' })).toBe('Write a name.');
    expect(problemOf(newUserForm, { ...sent, admin: true })).not.toBeNull();
  });

  it('ADMIN-036 takes every generated password', () => {
    expect(problemOf(newUserForm, { ...sent, password: generatedPassword() })).toBeNull();
  });
});
