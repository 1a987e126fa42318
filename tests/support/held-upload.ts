import type { Page, Route } from 'playwright-core';

/** Holds back the second part of the first upload, so that the connection can be lost in its middle. */
export async function holdUpload(page: Page) {
  const offsets: number[] = [];
  let held: Route | undefined;
  let tell: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(
    (url) => url.searchParams.has('upload_id'),
    async (route) => {
      const offset = Number(route.request().headers()['x-goog-upload-offset'] ?? -1);
      if (offset >= 0) offsets.push(offset);
      if (offset <= 0 || held) return route.continue();
      held = route;
      tell();
    },
  );
  return {
    /** the second part is on its way */
    reached,
    /** the connection is gone before it arrives */
    lose: async () => held?.abort('internetdisconnected'),
    /** how often an upload began, once it is over */
    begun: () => offsets.filter((offset) => offset === 0).length,
  };
}
