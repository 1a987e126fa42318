import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { writeAllDue } from '../../../functions/src/overview/write-due';
import { dayMs, minuteMs } from '../../../src/domain/durations';
import { monthOf, utcDayOf, visitsId } from '../../../src/domain/publishing/visits';
import { randomIdentifier } from '../../../src/domain/random';
import { removedAfterwards, store } from '../../functions/administrator';
import { expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { signIn } from '../../support/people';

const { visitor } = withBrowser();

describe('the overview of an organization', () => {
  it('is written by the server, shows what waits and what is visited, and names no guest to a viewer on a phone', async () => {
    const { organization, person, tour } = await anOwnPlace();
    const [admin, viewer] = [await person('ultrauser'), await person('user')];
    const { page } = await visitor();
    await signIn(page, admin.email, '/dashboard/tours');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByText(/Visits are not counted yet/).waitFor();
    for (const audience of ['admin', 'member']) removedAfterwards(`organizations/${organization}/overview/${audience}`);
    removedAfterwards(`dueOverviews/${organization}`);
    const now = new Date();

    const hall = await aVisitedTour(organization, now);
    await store()
      .doc(removedAfterwards(`collaboration/tour_guest@guests.example_${hall}`))
      .set({
        organization,
        type: 'tour',
        tour: hall,
        tourName: 'Great hall',
        email: 'guest@guests.example',
        accessLevel: 'read',
        expires: new Date(now.getTime() + 3 * dayMs),
      });
    await tour({ name: 'Draft', place: {} });

    // the open page follows what the server writes each minute
    const guest = page.getByRole('link', { name: /^guest@guests\.example/ });
    const shownInAMinute = async () => {
      await writeAllDue(new Date(Date.now() + minuteMs));
      return guest.isVisible();
    };
    await expect.poll(shownInAMinute).toBe(true);
    await page.getByRole('region', { name: 'Tours by views' }).getByRole('row', { name: 'Great hall 12 new' }).waitFor();
    await page.getByRole('link', { name: /^Draft/ }).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()]);
    expect(await readFile(await file.path(), 'utf8')).toContain('Tour,Great hall,,Views,12,0');
    await guest.click();
    await page.getByText(/^Expires in 2 days/).waitFor();

    const { page: phone } = await visitor({ viewport: narrow });
    await signIn(phone, viewer.email, '/dashboard/overview?days=7');
    await phone.getByRole('region', { name: 'Tours by views' }).getByRole('row', { name: 'Great hall 12 new' }).waitFor();
    expect(await phone.getByRole('main').textContent()).not.toMatch(/guest@|Draft/);
    await expectNoSidewaysScroll(phone);
  });
});

/** A public tour that was opened 12 times today. The visits come first: the server counts them once it hears of the tour. */
async function aVisitedTour(organization: string, now: Date): Promise<string> {
  const id = randomIdentifier();
  await store()
    .doc(removedAfterwards(`organizations/${organization}/tours/${id}/visits/${visitsId('live', monthOf(now), 0)}`))
    .set({ month: monthOf(now), counts: { live: { [utcDayOf(now)]: 12 } }, days: { [utcDayOf(now)]: { visitors: 7 } } });
  await store()
    .doc(removedAfterwards(`tours/${id}`))
    .set({ name: 'Great hall', organization, public: true, matterportId: 'AbCdEfGh123', place: { country: 'Norway' } });
  return id;
}
