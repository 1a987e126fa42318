// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { endedSession, forgetSession, noteDisabled, rememberSession } from './last-session';

beforeEach(() => localStorage.clear());

it('AUTH-056 tells a session that ended by itself from one that somebody ended', () => {
  rememberSession('ada@acme.example');
  expect(endedSession()).toEqual({ email: 'ada@acme.example', disabled: false });

  forgetSession();
  expect(endedSession()).toBeNull();
});

it('AUTH-056 keeps that the account was disabled, until somebody signs in', () => {
  rememberSession('ada@acme.example');
  noteDisabled();
  expect(endedSession()).toEqual({ email: 'ada@acme.example', disabled: true });

  rememberSession('bob@acme.example');
  expect(endedSession()).toEqual({ email: 'bob@acme.example', disabled: false });
});

it('notes nothing where nobody was signed in, and reads nothing odd', () => {
  noteDisabled();
  expect(endedSession()).toBeNull();

  localStorage.setItem('session', '{odd');
  expect(endedSession()).toBeNull();
});
