import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { monthText } from '../../../src/domain/publishing/visit-period';
import { monthOf, utcDayOf, visitsId } from '../../../src/domain/publishing/visits';
import { randomIdentifier } from '../../../src/domain/random';
import { removedAfterwards, somebody, store } from '../../functions/administrator';
import { aFolder, aPoint } from '../../functions/search-index';
import { storeDocuments } from '../../functions/stored';
import { withBrowser } from '../../support/browser';
import { anOwnPlace, type OwnPlace } from '../../support/own-tours';
import { signIn } from '../../support/people';
import { countedDesk } from '../../support/presses';

const { visitor } = withBrowser();
const patient = { timeout: 45_000 };
/** The server makes the overview at most once a minute. */
const overviewMade = { timeout: 90_000 };

type Way = ReturnType<typeof countedDesk> & { page: Page; place: OwnPlace };
/** `presses`: what it takes from the list of tours on. */
type Job = { name: string; presses: number; prepare: (place: OwnPlace) => Promise<unknown>; run: (way: Way) => Promise<void> };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const menu = (page: Page, name: string | RegExp) =>
  page.getByRole('complementary', { name: 'Side menu' }).getByRole('link', { name, exact: typeof name === 'string' });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });
const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });
const dialog = (page: Page) => page.getByRole('dialog');

const types = [
  { id: 'house', name: 'House', color: 'pink' },
  { id: 'works', name: 'Works', color: 'blue' },
];

async function manyTours(place: OwnPlace, count: number, fields: object = {}): Promise<void> {
  await store().doc(`organizations/${place.organization}`).update({ tourTypes: types });
  await Promise.all(Array.from({ length: count }, (_, at) => place.tour({ name: `Hall ${at + 10}`, updated: Timestamp.now(), ...fields })));
}

/** Ticks the first tour of a list, and then all. */
async function selectAll({ page, press }: Way, count: number): Promise<void> {
  await press(page.getByRole('checkbox', { name: /^Select Hall/ }).first());
  await press(selection(page).getByRole('button', { name: `Select all ${count}` }));
}

async function aRequest({ organization, tour }: OwnPlace): Promise<void> {
  const [asker, id] = await Promise.all([somebody(), tour({ name: 'Great Hall' })]);
  const [request, own] = [`organizations/${organization}/accessRequests/${id}_${asker.uid}`, `users/${asker.uid}/accessRequests/${id}`];
  removedAfterwards(own);
  removedAfterwards(`collaboration/tour_${asker.email}_${id}`);
  removedAfterwards(`grants/${asker.email}`);
  const fields = {
    organization,
    tour: id,
    tourName: 'Great Hall',
    uid: asker.uid,
    email: asker.email,
    name: 'Ada',
    note: '',
    state: 'open',
  };
  await storeDocuments({ [request]: { ...fields, accessLevel: 'read', createdAt: Timestamp.now() } });
}

/** A tour that was opened today, and one that was not. The visits come first: the server counts them once it hears of the tour. */
async function aVisitedTour({ organization, tour }: OwnPlace): Promise<void> {
  const [id, now] = [randomIdentifier(), new Date()];
  await storeDocuments({
    [`organizations/${organization}/tours/${id}/visits/${visitsId('live', monthOf(now), 0)}`]: {
      month: monthOf(now),
      counts: { live: { [utcDayOf(now)]: 12 } },
      days: { [utcDayOf(now)]: { visitors: 7 } },
    },
  });
  await tour({ name: 'Empty hall', public: true });
  await storeDocuments({
    [`tours/${id}`]: { name: 'Great hall', organization, public: true, matterportId: 'AbCdEfGh123', place: { country: 'Norway' } },
  });
}

const nothing = () => Promise.resolve();

const jobs: Job[] = [
  {
    name: 'invites 50 people',
    presses: 4,
    prepare: nothing,
    run: async ({ page, press, write }) => {
      await press(menu(page, 'Members'));
      await press(page.getByRole('link', { name: 'Invite' }));
      const addresses = Array.from({ length: 50 }, (_, at) => `person${at}@jobs.example`);
      await write(page.getByRole('combobox', { name: 'Email addresses' }), `${addresses.join(', ')}, `);
      await press(button(page, 'Send Invites (50)'));
    },
  },
  {
    name: 'gives 30 tours another type',
    presses: 7,
    prepare: (place) => manyTours(place, 30),
    run: async (way) => {
      const { page, press, choose } = way;
      await selectAll(way, 30);
      await press(selection(page).getByRole('button', { name: 'Change', exact: true }));
      await press(item(page, 'Type'));
      await choose(dialog(page).getByRole('combobox', { name: 'Type' }), 'Works');
      await press(dialog(page).getByRole('button', { name: 'Change 30 tours' }));
      await dialog(page).getByText('30 tours now have the type Works.').waitFor(patient);
    },
  },
  {
    name: 'finds the extinguisher that expires',
    presses: 3,
    prepare: (place) => place.tour({ name: 'Cellar', folders: [aFolder([aPoint('fire', 'Extinguisher 7', ['Expires in May'])])] }),
    run: async ({ page, key, press }) => {
      await key('Control+K');
      const field = page.getByRole('combobox', { name: 'Find everything' });
      await field.waitFor();
      await key('x');
      await field.fill('extinguisher');
      await press(page.getByRole('option', { name: /^Extinguisher 7/ }));
      await page.waitForURL(/start=fire/);
    },
  },
  {
    name: 'sees which tours nobody visits',
    presses: 1,
    prepare: aVisitedTour,
    run: async ({ page, press }) => {
      await press(menu(page, 'Overview'));
      await page.getByRole('region', { name: 'Tours without a view' }).getByText('Empty hall').waitFor(overviewMade);
    },
  },
  {
    name: 'removes a leaver',
    presses: 3,
    prepare: (place) => place.person('user'),
    run: async ({ page, press }) => {
      await press(menu(page, 'Members'));
      const row = page.getByRole('row').filter({ hasText: 'Viewer' });
      await press(row.getByRole('button').last());
      await press(item(page, 'Remove from the organization'));
      await page.getByText('is no longer a member').first().waitFor(patient);
      await button(page, 'Undo').waitFor();
    },
  },
  {
    name: 'answers a request for access',
    presses: 2,
    prepare: aRequest,
    run: async ({ page, press }) => {
      await press(menu(page, /^Collaborators\s*, 1 request/));
      await press(button(page, /^Allow /));
      await page
        .getByText(/has access now$/)
        .first()
        .waitFor(patient);
    },
  },
  {
    name: 'shows a client the numbers of a month',
    presses: 4,
    prepare: aVisitedTour,
    run: async ({ page, press, choose }) => {
      const month = monthOf(new Date());
      await press(menu(page, 'Overview'));
      await page.getByRole('combobox', { name: 'Month' }).waitFor(overviewMade);
      await choose(page.getByRole('combobox', { name: 'Month' }), monthText(month));
      await page.getByRole('region', { name: 'Tours by views' }).getByText('Great hall').waitFor(patient);
      const [file] = await Promise.all([page.waitForEvent('download'), press(button(page, 'Download CSV'))]);
      expect(file.suggestedFilename()).toContain(`visits in ${month}.csv`);
    },
  },
  {
    name: 'publishes 12 tours',
    presses: 5,
    prepare: (place) => manyTours(place, 12),
    run: async (way) => {
      const { page, press } = way;
      await selectAll(way, 12);
      await press(selection(page).getByRole('button', { name: 'More', exact: true }));
      await press(item(page, 'Publish a version'));
      await press(dialog(page).getByRole('button', { name: 'Publish 12 tours' }));
      await dialog(page).getByText('12 tours have a new version.').waitFor({ timeout: 90_000 });
    },
  },
  {
    name: 'deletes the drafts that nobody changed for a year',
    presses: 7,
    prepare: async (place) => {
      await manyTours(place, 3, { updated: Timestamp.fromMillis(Date.now() - 400 * 86_400_000) });
      await place.tour({ name: 'Hall of today', updated: Timestamp.now() });
    },
    run: async (way) => {
      const { page, press, choose } = way;
      await press(button(page, 'Filter'));
      await choose(page.getByRole('combobox', { name: 'Changed' }), 'Not changed for a year');
      await selectAll(way, 3);
      await press(selection(page).getByRole('button', { name: 'Delete' }));
      await press(dialog(page).getByRole('button', { name: 'Delete 3 tours' }));
      await dialog(page).getByText('3 tours were moved to the bin.').waitFor(patient);
    },
  },
  {
    name: 'finds who opened a private tour to whom',
    presses: 2,
    prepare: async ({ organization, tour }) => {
      const about = `tours/${await tour({ name: 'Vault' })}`;
      const entry = { kind: 'invited', at: Timestamp.now(), actor: 'ada', actorEmail: 'ada@jobs.example', whom: 'guest@jobs.example' };
      await storeDocuments({ [`organizations/${organization}/activity/vault`]: { ...entry, what: 'Vault', detail: '', about, times: 1 } });
    },
    run: async ({ page, press }) => {
      await press(button(page, 'Menu of Vault'));
      await press(item(page, 'Activity'));
      await page
        .getByText(/guest@jobs\.example/)
        .first()
        .waitFor(patient);
    },
  },
];

describe('what an organization’s admin does most', () => {
  it.each(jobs)('$name, with as few presses as docs/budgets.md says', async ({ prepare, run, presses }) => {
    const place = await anOwnPlace();
    await prepare(place);
    const { email } = await place.person('ultrauser');
    const { page } = await visitor();
    await signIn(page, email, '/dashboard/tours?mode=list');
    await page.getByRole('complementary', { name: 'Side menu' }).waitFor();
    const desk = countedDesk(page);

    await run({ ...desk, page, place });

    expect(desk.presses()).toBe(presses);
  });
});
