import { expect, it } from 'vitest';
import { describeShowcase, reach } from './contract';
import { ownPage, withPages } from './open-pages';

const { openPage } = withPages();

describeShowcase('on a page of our own', async () => ({ page: await openPage(), delivery: ownPage() }));

it('loads the page once when it is connected twice, as an effect that runs twice does', async () => {
  const page = await openPage();
  const loads: string[] = [];
  page.on('request', (request) => request.url().includes('showcase.html') && loads.push(request.url()));

  await page.evaluate(
    (options) => {
      app.open(options);
      app.disconnect();
      app.open(options, true);
    },
    { delivery: ownPage(), model: 'AbCdEfGh123', service: '' },
  );
  await reach(page, 'ready');

  expect(loads).toHaveLength(1);
});
