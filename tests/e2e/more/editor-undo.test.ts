import { describe, expect, it } from 'vitest';
import { withBrowser } from '../../support/browser';
import { anEditorAtWork, editTools, line, patient, rename, save } from '../../support/editing';
import { at } from '../../support/people';

const { visitor } = withBrowser();

describe('undo', () => {
  it('takes back after a reload what was saved before it, and is gone after signing out', async () => {
    const { page } = await anEditorAtWork(visitor);
    await rename(page, 'Stove', 'Oven');
    await save(page);
    await page.reload();
    await editTools(page).waitFor(patient);

    await page.getByRole('button', { name: /^Undo: Rename PoI/ }).click(patient);
    await line(page, 'Stove').waitFor();
    await page.getByRole('button', { name: /^Redo: Rename PoI/ }).click();
    await line(page, 'Oven').waitFor();
    await save(page);

    const stepsOnDevice = () => page.evaluate(countSteps);
    await expect.poll(stepsOnDevice, patient).toBe(1);
    await page.goto(at('/dashboard/tours'));
    await page.getByRole('button', { name: 'Sign out' }).click(patient);
    await page.getByRole('button', { name: 'or use email and password.' }).waitFor(patient);
    expect(await stepsOnDevice()).toBe(0);
  });
});

async function countSteps(): Promise<number> {
  const result = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  if (!(await indexedDB.databases()).some(({ name }) => name === 'loggia-steps')) return 0;
  const db = await result(indexedDB.open('loggia-steps'));
  const count = await result(db.transaction('steps').objectStore('steps').count());
  db.close();
  return count;
}
