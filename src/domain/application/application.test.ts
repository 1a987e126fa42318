import { describe, expect, it } from 'vitest';
import { directoryFrom } from '../access/principals';
import { firstFormProblem } from '../form-problem';
import { directoryForm, globalMessageForm } from './forms';
import { globalMessageFrom, isAppClosed, reopensAt, visibleMessage } from './global-message';
import { introductionFinished, localKeys, tourListModeFrom } from './local-keys';
import { pageForm } from './page-form';
import { pageFrom } from './pages';
import { remoteConfigurationFrom } from './remote-configuration';

describe('local storage', () => {
  it('uses these keys [MODEL-093]', () => {
    expect(localKeys).toEqual({
      organizationId: 'organizationId',
      directoryAdmin: 'directoryAdmin',
      lastPoiName: 'lastPoiName',
      introduction: 'introduction',
      introductionStep: 'introductionStep',
      language: 'language',
      originalNames: 'originalNames',
      tourListMode: 'tourListMode',
      tourListSort: 'tourListSort',
      menuExpanded: 'menuExpanded',
      newTour: 'newTour',
      shortcuts: 'shortcuts',
      deletedTours: 'deletedTours',
      openedTours: 'openedTours',
      favoriteTours: 'favoriteTours',
      tourFilters: 'tourFilters',
      collectionListMode: 'collectionListMode',
      collectionListSort: 'collectionListSort',
      collectionTransfers: 'collectionTransfers',
      dismissedMessage: 'dismissedMessage',
      units: 'units',
      minimap: 'minimap',
      roomName: 'roomName',
      recentSearches: 'recentSearches',
      savedSearches: 'savedSearches',
      waitingChecks: 'waitingChecks',
      onlySuperAdmin: 'onlySuperAdmin',
    });
    expect(introductionFinished).toBe('finished');
  });

  it('is a tour list as grid or list, at first a grid', () => {
    expect([null, 'list', 'grid', 'heap'].map(tourListModeFrom)).toEqual(['grid', 'list', 'grid', 'grid']);
  });
});

describe('the remote configuration', () => {
  it('has hideSignUpForm and loginPageMessage, and hides nothing when it was not fetched [MODEL-056]', () => {
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
  it('has a list of addresses and a list of organizations [MODEL-054]', () => {
    expect(directoryFrom({ admins: ['ada@x.example', 7], organizations: ['acme'] })).toEqual({
      admins: ['ada@x.example'],
      organizations: ['acme'],
    });
    expect(directoryFrom({})).toEqual({ admins: [], organizations: [] });
  });

  it('is sent with addresses in lower case [MODEL-054]', () => {
    expect(directoryForm.parse({ admins: [' Ada@x.example '], organizations: ['acme'] })).toEqual({
      admins: ['ada@x.example'],
      organizations: ['acme'],
    });
    expect(firstFormProblem(directoryForm, { admins: ['ada'], organizations: [] })).toBe('Please enter a valid email address');
  });
});

describe('app/global', () => {
  const stored = { messageTitle: 't', messageBody: 'b', messageId: 'm1', messageEnabled: true, frontendEnabled: true, reopens: '' };

  it('has the message, its id, whether it is enabled, and whether the app is', () => {
    expect(globalMessageFrom(stored)).toEqual(stored);
    expect(globalMessageFrom({})).toEqual({
      messageTitle: '',
      messageBody: '',
      messageId: '',
      messageEnabled: false,
      frontendEnabled: true,
      reopens: '',
    });
  });

  it('is shown while enabled, until this message was dismissed', () => {
    const message = globalMessageFrom(stored);

    expect([visibleMessage(message, null), visibleMessage(message, 'm0'), visibleMessage(message, 'm1')]).toEqual([message, message, null]);
    expect(visibleMessage({ ...message, messageEnabled: false }, null)).toBeNull();
  });

  it('names when maintenance is over, until that time is past [ADMIN-068]', () => {
    const closed = globalMessageFrom({ frontendEnabled: false, reopens: '2026-05-01T12:00:00.000Z' });

    expect(reopensAt(closed, new Date('2026-05-01T11:59:00Z'))).toEqual(new Date('2026-05-01T12:00:00Z'));
    expect(reopensAt(closed, new Date('2026-05-01T12:00:00Z'))).toBeNull();
    expect(reopensAt(globalMessageFrom({ reopens: 'soon' }), new Date())).toBeNull();
  });

  it('closes the app for everyone except administrators', () => {
    const closed = globalMessageFrom({ frontendEnabled: false });

    expect([isAppClosed(closed, false), isAppClosed(closed, true), isAppClosed(globalMessageFrom({}), false)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is sent with exactly its five fields', () => {
    expect(firstFormProblem(globalMessageForm, stored)).toBeNull();
    expect(firstFormProblem(globalMessageForm, { ...stored, messageTitle: 'x'.repeat(201) })).toBe('Use at most 200 characters.');
    expect(firstFormProblem(globalMessageForm, { ...stored, extra: 1 })).not.toBeNull();
  });
});

describe('a page', () => {
  it('has a version and a body', () => {
    expect(pageFrom('terms', { version: 3, body: '<p>Terms</p>' })).toEqual({ id: 'terms', version: 3, body: '<p>Terms</p>' });
    expect(pageFrom('terms', { version: '3' })).toEqual({ id: 'terms', version: 0, body: '' });
  });

  it('is sent with a number as version', () => {
    expect(firstFormProblem(pageForm, { version: 4, body: '' })).toBeNull();
    expect(firstFormProblem(pageForm, { version: Number.NaN, body: '' })).toBe('Enter a number, such as 3.');
    expect(firstFormProblem(pageForm, { version: -1, body: '' })).toBe('Enter a number, such as 3.');
  });
});
