import { describe, expect, it } from 'vitest';
import { firstFormProblem } from '../form-problem';
import { randomPassword } from '../random';
import { newUserForm } from './new-user';

describe('newUserForm', () => {
  const sent = { email: ' Ada@X.example', password: 'secret1', displayName: 'Ada' };

  it('takes email, password, name and an optional phone number [MODEL-052]', () => {
    expect(newUserForm.parse(sent)).toEqual({ email: 'ada@x.example', password: 'secret1', displayName: 'Ada' });
    expect(newUserForm.parse({ ...sent, email: 'Ada Lind <Ada@X.example>' }).email).toBe('ada@x.example');
    expect(newUserForm.parse({ ...sent, phoneNumber: ' +4712345678 ' }).phoneNumber).toBe('+4712345678');
    expect(newUserForm.parse({ ...sent, phoneNumber: '' }).phoneNumber).toBe('');
  });

  it('reports what is invalid, and rejects other fields [MODEL-052]', () => {
    expect(firstFormProblem(newUserForm, { ...sent, email: 'ada' })).toBe('Please enter a valid email address');
    expect(firstFormProblem(newUserForm, { ...sent, password: '12345' })).toBe('Use at least 6 characters.');
    expect(firstFormProblem(newUserForm, { ...sent, phoneNumber: '0123' })).toBe(
      'Enter the number with its country code, such as +4712345678.',
    );
    expect(firstFormProblem(newUserForm, { ...sent, displayName: ' ' })).toBe('Enter a name.');
    expect(firstFormProblem(newUserForm, { ...sent, admin: true })).not.toBeNull();
  });

  it('accepts every generated password [ADMIN-036]', () => {
    expect(firstFormProblem(newUserForm, { ...sent, password: randomPassword() })).toBeNull();
  });
});
