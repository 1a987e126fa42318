import { describe, expect, it } from 'vitest';
import { directoryFrom } from '../access/principals';
import { problemOf } from '../form-problem';
import { globalMessageForm, pageForm } from './forms';
import { globalMessageFrom, isClosed, shownMessage } from './global-message';
import { introductionFinished, localKeys, tourListModeFrom } from './local-keys';
import { pageFrom } from './pages';
import { remoteConfigurationFrom } from './remote-configuration';

describe('what this browser remembers', () => {
  it('MODEL-092 MODEL-093 stands under these keys', () => {
    expect(localKeys).toEqual({
      organizationId: 'organizationId',
      lastPoiName: 'lastPoiName',
      introduction: 'introduction',
      introductionStep: 'introductionStep',
      tourListMode: 'tourListMode',
      menuExpanded: 'menuExpanded',
      newTour: 'newTour',
      shortcuts: 'shortcuts',
    });
    expect(introductionFinished).toBe('finished');
  });

  it('is a tour list as grid or list, at first a grid', () => {
    expect([null, 'list', 'grid', 'heap'].map(tourListModeFrom)).toEqual(['grid', 'list', 'grid', 'grid']);
  });
});

describe('the remote configuration', () => {
  it('MODEL-056 has hideSignUpForm and loginPageMessage, and hides nothing when it was not fetched', () => {
    expect(remoteConfigurationFrom({ hideSignUpForm: ' TRUE ', loginPageMessage: ' Welcome ' })).toEqual({
      hideSignUpForm: true,
      loginPageMessage: 'Welcome',
    });
    expect(remoteConfigurationFrom({ hideSignUpForm: true }).hideSignUpForm).toBe(true);
    expect([undefined, {}, { hideSignUpForm: 'no', loginPageMessage: 7 }].map(remoteConfigurationFrom)).toEqual(
      new Array(3).fill({ hideSignUpForm: false, loginPageMessage: '' }),
    );
  });
});

describe('app/dcms', () => {
  it('MODEL-054 has a list of addresses and a list of organizations', () => {
    expect(directoryFrom({ admins: ['ada@x.example', 7], organizations: ['acme'] })).toEqual({
      admins: ['ada@x.example'],
      organizations: ['acme'],
    });
    expect(directoryFrom({})).toEqual({ admins: [], organizations: [] });
  });
});

describe('app/global', () => {
  const stored = { messageTitle: 't', messageBody: 'b', messageId: 'm1', messageEnabled: true, frontendEnabled: true };

  it('MODEL-055 has the message, its id, whether it is enabled, and whether the app is', () => {
    expect(globalMessageFrom(stored)).toEqual(stored);
    expect(globalMessageFrom({})).toEqual({
      messageTitle: '',
      messageBody: '',
      messageId: '',
      messageEnabled: false,
      frontendEnabled: true,
    });
  });

  it('is shown while enabled, until this message was dismissed', () => {
    const message = globalMessageFrom(stored);

    expect([shownMessage(message, null), shownMessage(message, 'm0'), shownMessage(message, 'm1')]).toEqual([message, message, null]);
    expect(shownMessage({ ...message, messageEnabled: false }, null)).toBeNull();
  });

  it('closes the app to all but administrators', () => {
    const closed = globalMessageFrom({ frontendEnabled: false });

    expect([isClosed(closed, false), isClosed(closed, true), isClosed(globalMessageFrom({}), false)]).toEqual([true, false, false]);
  });

  it('is sent with exactly its five fields', () => {
    expect(problemOf(globalMessageForm, stored)).toBeNull();
    expect(problemOf(globalMessageForm, { ...stored, messageTitle: 'x'.repeat(201) })).toBe('Use at most 200 characters.');
    expect(problemOf(globalMessageForm, { ...stored, extra: 1 })).not.toBeNull();
  });
});

describe('a page', () => {
  it('MODEL-057 has a version and a body', () => {
    expect(pageFrom('terms', { version: 3, body: '<p>Terms</p>' })).toEqual({ id: 'terms', version: 3, body: '<p>Terms</p>' });
    expect(pageFrom('terms', { version: '3' })).toEqual({ id: 'terms', version: 0, body: '' });
  });

  it('is sent with a number as version', () => {
    expect(problemOf(pageForm, { version: 4, body: '' })).toBeNull();
    expect(problemOf(pageForm, { version: Number.NaN, body: '' })).toBe('Enter a number as version.');
    expect(problemOf(pageForm, { version: -1, body: '' })).toBe('Enter a number from 0 as version.');
  });
});
