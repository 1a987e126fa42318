import { describe, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { fingersOf } from '../../support/hands';
import { anOwnPlace } from '../../support/own-tours';
import { signIn } from '../../support/people';
import { button, createTour, duplicate, remove, uploadPlan } from '../../support/tour-life';

const { visitor } = withBrowser();

describe('a tour from beginning to end', () => {
  it('is created, given a plan, duplicated and deleted by touch at 390 px [TOUR-015 TOUR-060 TOUR-062]', async () => {
    const place = await anOwnPlace();
    const { email } = await place.person('ultrauser');
    const { page } = await visitor({ viewport: narrow, colorScheme: 'dark', hasTouch: true });
    const look = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    const hands = { ...fingersOf(), look };
    const choose = async (line: string) => {
      await hands.press(button(page, 'Menu of House'));
      await hands.press(page.getByRole('menuitem', { name: line }));
    };

    await signIn(page, email, '/dashboard/tours');
    await createTour(page, hands);
    await page.goBack();
    await hands.press(button(page, '0 files of House'));
    await uploadPlan(page, hands);
    await choose('Duplicate');
    await duplicate(page, hands);
    await choose('Delete');
    await remove(page, hands);

    await button(page, '1 file of Second house').waitFor();
  });
});
