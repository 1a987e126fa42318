import { describe, expect, it } from 'vitest';
import { addressesIn } from '../files/file-addresses-in';
import { foldersFrom } from '../folders/folder';
import { foreignAddresses, withFiles } from './files';

const at = (path: string) => `https://firebasestorage.googleapis.com/v0/b/bucket/o/${encodeURIComponent(path)}?alt=media&token=t`;
const [plan, photo, own] = [
  at('organizations/acme/tour/old/uploads/u1__plan.pdf'),
  at('organizations/acme/tour/old/screenshots/p.jpg'),
  at('organizations/acme/tour/new/uploads/u2__own.pdf'),
];
const folders = foldersFrom([
  {
    id: 'a',
    name: 'A',
    pois: [
      {
        identifier: 'p',
        name: 'Stove',
        screenshot: photo,
        content: [
          {
            identifier: '1',
            type: 'file',
            content: [
              { name: 'u1__plan.pdf', url: plan },
              { name: 'u2__own.pdf', url: own },
            ],
          },
          {
            identifier: '2',
            type: 'text',
            content: `<a href="${plan.replaceAll('&', '&amp;')}">The plan</a><img src="${plan.replaceAll('&', '&amp;')}" alt="Plan">`,
          },
          {
            identifier: '3',
            type: 'list',
            content: [
              { name: 'Plan', url: plan },
              { name: 'Site', url: 'https://site.example' },
            ],
          },
        ],
      },
    ],
  },
]);
const picked = { folders, pois: [] };

describe('files of what is copied', () => {
  it('are asked for once each, but not those that the tour has already', () => {
    expect(foreignAddresses(picked, 'organizations/acme/tour/new/')).toEqual([photo, plan]);
  });

  it('have the addresses of their copies, wherever they are named', () => {
    const copy = at('organizations/acme/tour/new/uploads/u1__plan.pdf');

    const { folders: made, omitted } = withFiles(picked, new Map([[plan, copy]]), new Map());

    expect(new Set(addressesIn(made))).toEqual(new Set([photo, copy, own]));
    expect(omitted).toEqual([]);
  });

  it('are left out where they are refused, and named', () => {
    const { folders: made, omitted } = withFiles(
      picked,
      new Map(),
      new Map([
        [plan, 'denied'],
        [photo, 'missing'],
      ]),
    );

    const [poi] = made[0]!.pois;
    expect(addressesIn(made)).toEqual([own]);
    expect(poi).toMatchObject({
      screenshot: '',
      content: [{ content: [{ url: own }] }, { content: '<a href="">The plan</a>' }, { content: [{ name: 'Site' }] }],
    });
    expect(omitted).toEqual([
      { point: 'Stove', file: 'Screenshot', reason: 'missing' },
      { point: 'Stove', file: 'plan.pdf', reason: 'denied' },
    ]);
  });
});
