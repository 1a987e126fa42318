import { describe, expect, it } from 'vitest';
import { store } from '../functions/administrator';
import { withBrowser } from '../support/browser';
import { save } from '../support/editing';
import { at } from '../support/people';
import { anEditorInTheScan, aPatientVisitor, button, editPanel } from '../support/scan-authoring';

const { visitor } = withBrowser();

type Tags = Iterable<[string, { label: string }]>;
type Inside = {
  MP_SDK: { connect: (target: unknown) => Promise<{ Tag: { data: { waitUntil: (is: (tags: Tags) => boolean) => Promise<unknown> } } }> };
};

/** In the scan stands one tag of this label, which is this one: that of the model made room for it. */
async function standAlone({ label, id }: { label: string; id: string }): Promise<void> {
  const inside = document.querySelector('iframe')?.contentWindow as unknown as Inside;
  const { Tag } = await inside.MP_SDK.connect(inside);
  await Tag.data.waitUntil((tags) => {
    const named = [...tags].filter(([, tag]) => tag.label === label);
    return named.length === 1 && named[0]?.[0] === id;
  });
}

describe('a tour is authored in its scan', { timeout: 600_000 }, () => {
  it('tags are placed, given up and taken over from the model, and stand there for visitors [EDIT-025 EDIT-027 EDIT-063 EDIT-105]', async () => {
    const { page, tour, publicPath } = await anEditorInTheScan(visitor);
    const banner = page.getByRole('status').filter({ hasText: 'You are placing a tag' });

    await page.frameLocator('iframe').locator('canvas').first().focus();
    await page.keyboard.press('t');
    await banner.waitFor();
    await page.keyboard.press('Escape');
    await banner.waitFor({ state: 'detached' });
    await page.getByText('1 folder, 1 point of interest').waitFor();

    await button(page, 'Add Tag').click();
    await banner.waitFor();
    await page.mouse.move(590, 420);
    await page.mouse.move(600, 430, { steps: 5 });
    await page.mouse.click(600, 430);
    await banner.waitFor({ state: 'detached' });
    await editPanel(page).getByText('You are at the saved view.').waitFor();

    await button(page, 'Import tags').click();
    await page.getByRole('list', { name: 'Tags of the model' }).waitFor();
    await button(page, 'Create Kitchen island').click();
    await button(page, 'Create Kitchen island').waitFor({ state: 'detached' });
    await save(page);

    const [, placed, taken] = (await store().doc(`tours/${tour}`).get()).get('folders')[0].pois;
    expect(placed).toMatchObject({ type: 'tag', position: placed.tag.anchorPosition });
    expect(Math.hypot(placed.tag.stemVector.x, placed.tag.stemVector.y, placed.tag.stemVector.z)).toBeCloseTo(0.2, 2);
    expect(taken).toMatchObject({ name: 'Kitchen island', type: 'tag', tag: { sid: expect.stringMatching(/.+/) } });
    await page.close();
    const { page: visit } = await aPatientVisitor(visitor);
    await visit.goto(at(publicPath));
    await visit.getByRole('treeitem', { name: /^Kitchen island/ }).click();
    await visit.getByRole('status').filter({ hasText: 'at Kitchen island' }).waitFor({ state: 'attached' });
    await visit.evaluate(standAlone, { label: 'Kitchen island', id: taken.identifier });
  });
});
