import type { Page, Route } from 'playwright-core';

/** Delays the second chunk of the first upload, so that the connection can be lost in the middle of it. */
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
    /** resolves when the second chunk is being sent */
    reached,
    /** aborts the second chunk, as if the connection were lost */
    lose: async () => held?.abort('internetdisconnected'),
    /** the number of uploads that were started */
    begun: () => offsets.filter((offset) => offset === 0).length,
  };
}
