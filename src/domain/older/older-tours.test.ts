import { describe, expect, it } from 'vitest';
import { problemOf } from '../form-problem';
import { orgId } from '../ids';
import {
  copyOfOlderTour,
  type DuplicateChoice,
  duplicateProblem,
  olderTourForm,
  olderTourFrom,
  olderTourTypes,
  shownDuplicateSteps,
} from './older-tours';

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

  it('MODEL-018 has name, model, organization, description, thumbnail switch, type, updated and editor', () => {
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

  it('MODEL-028 is of one of eight types', () => {
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

  it('MODEL-029 is Default when its type is missing', () => {
    expect([undefined, '', 'Sensor'].map((type) => olderTourFrom('t', { type }).type)).toEqual(['Default', 'Default', 'Default']);
  });

  it('is sent with a name and a scan id', () => {
    const { updated: _updated, editor: _editor, organization: _organization, ...sent } = stored;

    expect(problemOf(olderTourForm, sent)).toBeNull();
    expect(problemOf(olderTourForm, { ...sent, name: '' })).toBe('Enter a name.');
    expect(problemOf(olderTourForm, { ...sent, matterportId: '' })).toBe('Invalid Matterport ID format.');
  });

  it('is copied into another organization under a new name', () => {
    expect(copyOfOlderTour(olderTourFrom('t', stored), { organization: orgId('other'), name: ' Copy ' })).toEqual({
      name: 'Copy',
      matterportId: 'AbCdEfGh123',
      organization: 'other',
      description: '<p>d</p>',
      matterportThumbnail: true,
      type: 'Quiz',
    });
  });
});

describe('Duplicate mode', () => {
  const done: DuplicateChoice = { from: orgId('a'), tour: olderTourFrom('t', {}), to: orgId('b'), name: 'Copy' };

  it('shows its four steps one after the other', () => {
    expect([{ ...done, from: null }, { ...done, tour: null }, { ...done, to: null }, done].map(shownDuplicateSteps)).toEqual([1, 2, 3, 4]);
  });

  it('ADMIN-044 needs both organizations, a tour and a name', () => {
    const problems = [{ from: null }, { tour: null }, { to: null }, { name: ' ' }].map((change) =>
      duplicateProblem({ ...done, ...change }, []),
    );

    expect(new Set(problems).size).toBe(4);
    expect(problems).not.toContain(null);
    expect(duplicateProblem(done, [])).toBeNull();
  });

  it('ADMIN-045 refuses a name that the other organization has', () => {
    expect(duplicateProblem(done, ['Copy'])).toBe('Tour with that name already exists in the destination organization');
  });
});
