import { describe, expect, it } from 'vitest';
import * as limits from '@/domain/limits';
import { withTable } from '../support/rules-table';
import type { Person } from './cases/people';
import { anInvitation } from './cases/world';
import { create, type Field, type Fields, now, type Operation, ownEmail, ownUid, update } from './operation';

const { may } = withTable('demo-rules-limits');

const letters = (length: number) => 'x'.repeat(length);
const entries = (length: number): Field[] => Array(length).fill('x');
const into = (path: string) => (field: string, value: Field) => update(path, { [field]: value });
const tour = into('tours/hall');
const organization = into('organizations/acme');
const link = (field: string, value: Field) => create('tours/hall/links/new', { user: ownUid, created: now, [field]: value });
const check = (fields: Fields) =>
  create('tours/hall/checks/new', {
    point: 'door',
    state: 'done',
    note: '',
    photo: false,
    waited: 0,
    uid: ownUid,
    email: ownEmail,
    name: '',
    created: now,
    ...fields,
  });
const thread = (fields: Fields) =>
  create('tours/hall/threads/new', {
    anchor: { kind: 'poi', id: 'door', name: '', sweep: '' },
    text: 'x',
    mentions: [],
    uid: ownUid,
    email: ownEmail,
    name: '',
    created: now,
    resolved: false,
    answers: 0,
    last: now,
    ...fields,
  });
const invited = (length: number) => `${letters(length - '@x.example'.length)}@x.example`;

const { tourLimits, organizationLimits, collectionLimits, locationLimits, shareLinkLimits } = limits;

const rows: [string, Person, number, (most: number) => Operation][] = [
  ...(['name', 'description', 'address', 'defurnishId', 'tourDate', 'nira', 'thumbnailUrl', 'thumbnailAlt', 'historyId'] as const).map(
    (field): (typeof rows)[number] => [`a tour’s ${field}`, 'editor', tourLimits[field], (most) => tour(field, letters(most))],
  ),
  ...(['floors', 'floorplans', 'documents', 'files', 'folders'] as const).map((field): (typeof rows)[number] => [
    `a tour’s ${field}`,
    'editor',
    tourLimits[field],
    (most) => tour(field, entries(most)),
  ]),
  ['a tour’s guided tours', 'writer', limits.guidedTourLimits.tours, (most) => tour('guidedTours', entries(most))],
  ['a tour’s rooms', 'writer', limits.roomLimits.rooms, (most) => tour('rooms', entries(most))],
  ['a tour’s types of points', 'writer', limits.pointTypeLimits.types, (most) => tour('pointTypes', entries(most))],
  ['the texts of a place', 'editor', 7 * limits.placeLimits.part, (most) => tour('place', { route: letters(most) })],
  ['a latitude', 'editor', limits.placeLimits.latitude, (most) => tour('place', { latitude: most })],
  ['a longitude', 'editor', limits.placeLimits.longitude, (most) => tour('place', { longitude: most })],
  ['an organization’s name', 'orgAdmin', organizationLimits.name, (most) => organization('name', letters(most))],
  ['an organization’s logo', 'orgAdmin', organizationLimits.logoUrl, (most) => organization('logoUrl', letters(most))],
  ['an organization’s map layers', 'orgAdmin', organizationLimits.mapLayers, (most) => organization('mapLayers', entries(most))],
  ['an organization’s tour types', 'orgAdmin', organizationLimits.tourTypes, (most) => organization('tourTypes', entries(most))],
  ['an organization’s icons', 'orgAdmin', organizationLimits.iconDescriptions, (most) => organization('iconDescription', entries(most))],
  ['a colour', 'orgAdmin', organizationLimits.color, (most) => organization('theme', { accent: letters(most) })],
  ['a screen’s address', 'editor', limits.wallScreenLimits.url, (most) => into('organizations/acme/screens/private')('url', letters(most))],
  [
    'a template’s name',
    'editor',
    limits.templateLimits.name,
    (most) => update('organizations/acme/pointTemplates/0', { name: letters(most), updated: now }),
  ],
  ...(['point', 'folder', 'tour'] as const).map((kind): (typeof rows)[number] => [
    `the content of a template of a ${kind}`,
    'editor',
    limits.templateLimits.content[kind],
    (most) => create('organizations/acme/pointTemplates/1', { name: 'Door', kind, content: letters(most), updated: now }),
  ]),
  ['a collection’s name', 'orgAdmin', collectionLimits.name, (most) => into('collections/shelf-of-acme')('name', letters(most))],
  ...(['description', 'coverUrl', 'coverAlt'] as const).map((field): (typeof rows)[number] => [
    `a collection’s ${field}`,
    'orgAdmin',
    collectionLimits[field],
    (most) => into('collections/shelf-of-acme')(field, letters(most)),
  ]),
  ['a collection’s order', 'orgAdmin', collectionLimits.sortOrder, (most) => into('collections/shelf-of-acme')('sortOrder', entries(most))],
  ...(['name', 'description', 'address', 'country'] as const).map((field): (typeof rows)[number] => [
    `a location’s ${field}`,
    'editor',
    locationLimits[field],
    (most) => into('locations/square')(field, letters(most)),
  ]),
  [
    'an invited address',
    'editor',
    limits.collaborationLimits.email,
    (most) => create(`collaboration/tour_${invited(most)}_hall`, anInvitation(invited(most))),
  ],
  [
    'an invitation’s tour name',
    'editor',
    limits.collaborationLimits.tourName,
    (most) => into('collaboration/tour_reader@guests.example_hall')('tourName', letters(most)),
  ],
  [
    'an invitation’s note',
    'editor',
    limits.collaborationLimits.note,
    (most) => update('collaboration/tour_reader@guests.example_hall', { note: letters(most), sendRequested: now, invitedBy: ownUid }),
  ],
  ...(['message', 'name', 'poiId', 'sweep'] as const).map((field): (typeof rows)[number] => [
    `a share link’s ${field}`,
    'editor',
    shareLinkLimits[field],
    (most) => link(field, letters(most)),
  ]),
  ['a list of markers', 'editor', limits.markerLimits.markers, (most) => into('tours/hall/markers/plan')('markers', entries(most))],
  [
    'the note of a proposal',
    'editor',
    limits.proposalLimits.note,
    (most) =>
      create('tours/proposed/proposals/new', {
        historyId: 'entry',
        note: letters(most),
        uid: ownUid,
        email: ownEmail,
        name: '',
        created: now,
        state: 'open',
      }),
  ],
  [
    'the answer to a proposal',
    'editor',
    limits.proposalLimits.answer,
    (most) =>
      update('tours/proposed/proposals/open', {
        state: 'returned',
        answer: letters(most),
        decidedBy: ownUid,
        decidedByEmail: ownEmail,
        decidedAt: now,
      }),
  ],
  ['the note of a check', 'viewer', limits.pointCheckLimits.note, (most) => check({ note: letters(most) })],
  ['how long a check was on a device', 'viewer', limits.pointCheckLimits.waited, (most) => check({ waited: most })],
  ['a comment', 'viewer', limits.commentLimits.text, (most) => thread({ text: letters(most) })],
  ['the people whom a comment mentions', 'viewer', limits.commentLimits.mentions, (most) => thread({ mentions: entries(most) })],
  [
    'what a comment is about',
    'viewer',
    limits.commentLimits.anchorId,
    (most) => thread({ anchor: { kind: 'file', id: letters(most), name: '', sweep: '' } }),
  ],
  [
    'the name of what a comment is about',
    'viewer',
    limits.commentLimits.anchorName,
    (most) => thread({ anchor: { kind: 'file', id: '', name: letters(most), sweep: '' } }),
  ],
  ['a person’s name', 'viewer', limits.profileLimits.displayName, (most) => into('users/viewer')('displayName', letters(most))],
];

describe('the rules know the limits of the domain', () => {
  it.each(rows)('%s', async (_what, who, most, operation) => {
    expect(await may(who, operation(most))).toBe(true);
    expect(await may(who, operation(most + 1))).toBe(false);
  });
});
