import { describe, expect, it } from 'vitest';
import { firstFormProblem } from '../form-problem';
import { orgId } from '../ids';
import { copyOlderTour, olderTourForm, olderTourFrom, olderTourTypes } from './older-tours';

describe('an older tour', () => {
  const stored = {
    name: 'Hall',
    matterportId: 'AbCdEfGh123',
    organization: 'acme',
    description: '<p>d</p>',
    matterportThumbnail: true,
    type: 'Quiz',
    updated: new Date(1),
    editor: { user: 'u', updated: new Date(2) },
  };

  it('has name, model, organization, description, thumbnail switch, type, updated and editor', () => {
    expect(olderTourFrom('t', stored)).toEqual({ id: 't', ...stored });
    expect(olderTourFrom('t', { editor: 7 })).toEqual({
      id: 't',
      name: 't',
      matterportId: '',
      organization: '',
      description: '',
      matterportThumbnail: false,
      type: 'Default',
      updated: null,
      editor: { user: '', updated: null },
    });
  });

  it('is of one of eight types [MODEL-028]', () => {
    expect(olderTourTypes).toEqual([
      'Default',
      'Scrollytelling',
      'Quiz',
      'Sensor - Vendor 1',
      'Sensor - Vendor 2',
      'Sensor - Vendor 3',
      'Sensor - Vendor 4',
      'Sensor - Vendor 5',
    ]);
  });

  it('is Default when its type is missing [MODEL-029]', () => {
    expect([undefined, '', 'Sensor'].map((type) => olderTourFrom('t', { type }).type)).toEqual(['Default', 'Default', 'Default']);
  });

  it('is sent with a name and a scan id', () => {
    const { updated: _updated, editor: _editor, organization: _organization, ...sent } = stored;

    expect(firstFormProblem(olderTourForm, sent)).toBeNull();
    expect(firstFormProblem(olderTourForm, { ...sent, name: '' })).toBe('Enter a name.');
    expect(firstFormProblem(olderTourForm, { ...sent, matterportId: '' })).toBe('Invalid Matterport ID format.');
  });

  it('is copied into another organization under a new name', () => {
    expect(copyOlderTour(olderTourFrom('t', stored), { organization: orgId('other'), name: ' Co\u202epy ' })).toEqual({
      name: 'Copy',
      matterportId: 'AbCdEfGh123',
      organization: 'other',
      description: '<p>d</p>',
      matterportThumbnail: true,
      type: 'Quiz',
    });
  });
});
