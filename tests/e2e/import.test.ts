import { describe, expect, it, onTestFinished } from 'vitest';
import { orgId } from '../../src/domain/ids';
import { tourIdOf } from '../../src/domain/older/imported-id';
import { store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { people, signIn } from '../support/people';

const { visitor } = withBrowser();

const organization = orgId('Casa Aperta');
const name = 'Lindenweg 14, first visit';

describe('an older tour', () => {
  it('is shown as it will be, brought over once, and opened beside the original [LEGACY-IMPORT-001 LEGACY-IMPORT-002 LEGACY-IMPORT-003 LEGACY-IMPORT-010 LEGACY-IMPORT-011]', async () => {
    const tour = store().doc(`tours/${await tourIdOf(organization, 'lindenweg-14')}`);
    onTestFinished(async () => void (await tour.delete()));
    const { page } = await visitor();
    await signIn(page, people.globalAdmin, `/dashboard/tours/import?organization=${encodeURIComponent(organization)}`);
    const row = page.getByRole('listitem', { name });
    await row.getByRole('button', { name: 'What it will be' }).click();
    await row.getByText(/^4 points of interest in 2 folders/).waitFor();
    await expectAccessible(page);
    expect(await row.getByRole('link', { name: /^Open the original/ }).getAttribute('href')).toBe(
      '#/Casa%20Aperta/tour/lindenweg-14?mode=view',
    );

    await row.getByRole('button', { name: 'Bring over' }).dblclick();
    await row.getByText('Brought over').waitFor();
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
    await row.getByRole('link', { name: 'Open the tour' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();

    const made = await store().collection('tours').where('importedOriginalTourId', '==', 'lindenweg-14').get();
    expect(made.size).toBe(1);
    expect(made.docs[0]?.data()).toMatchObject({ organization, matterportId: 'HouseGarden', public: false });
    expect(
      made.docs[0]
        ?.get('folders')
        .flatMap(({ pois }: { pois: { name: string }[] }) => pois.map((poi) => poi.name))
        .toSorted(),
    ).toEqual(['Dining table', 'Garden', 'Hearth', 'Kitchen']);
  });
});
