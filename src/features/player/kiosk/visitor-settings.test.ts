// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { readVisitorSettings, restoreVisitorSettings } from './visitor-settings';

afterEach(() => localStorage.clear());

describe('restoreVisitorSettings', () => {
  it('puts back what was set before the last visitor, and nothing else', () => {
    localStorage.setItem('units', 'metric');
    localStorage.setItem('minimap', 'open');
    const before = readVisitorSettings();
    for (const name of ['units', 'roomName', 'originalNames', 'shortcuts', 'menuExpanded']) localStorage.setItem(name, 'changed');
    localStorage.removeItem('minimap');

    restoreVisitorSettings(before);

    expect({ ...localStorage }).toEqual({ units: 'metric', minimap: 'open', menuExpanded: 'changed' });
  });
});
