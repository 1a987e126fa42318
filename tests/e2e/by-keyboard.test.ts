import { describe, expect, it } from 'vitest';
import { store } from '../functions/administrator';
import { withBrowser } from '../support/browser';
import { focused, keyboardOf, notePointers } from '../support/hands';
import { anOwnPlace } from '../support/own-tours';
import { signIn } from '../support/people';
import { button, createTour, dialog, duplicate, remove, uploadPlan } from '../support/tour-life';

const { visitor } = withBrowser();

describe('a tour from beginning to end', () => {
  it('is created, given a plan, duplicated and deleted by keyboard alone [TOUR-020 TOUR-045 TOUR-056 TOUR-061 TOUR-075]', async () => {
    const place = await anOwnPlace();
    const { email } = await place.person('ultrauser');
    const { page } = await visitor();
    const touches = await notePointers(page);
    const hands = { ...keyboardOf(page), look: async () => undefined };
    await signIn(page, email, '/dashboard/tours');

    await createTour(page, hands);
    const [created] = (await store().collection('tours').where('organization', '==', place.organization).get()).docs;
    const { created: at, updated } = created?.data() ?? {};
    expect([at.toMillis() - Date.now() > -60_000, updated.isEqual(at)]).toEqual([true, true]);
    const files = page.getByRole('button', { name: /^Files/ });
    await hands.press(files);
    await uploadPlan(page, hands);
    expect(await focused(files)).toBe(true);
    await hands.press(button(page, 'Duplicate'));
    await duplicate(page, hands);
    expect(await focused(button(page, 'Duplicate'))).toBe(true);
    await hands.press(button(page, 'Delete'));
    await remove(page, hands);

    await hands.press(button(page, '1 file of Second house'));
    await dialog(page, 'Upload files to Tour').getByRole('link', { name: 'plan.pdf' }).waitFor();
    expect(touches).toEqual([]);
  });
});
