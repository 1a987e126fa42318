import { beforeEach, describe, expect, it } from 'vitest';
import { fixtureQuery, play, type Stage, withChromium } from '../../conformance/visit';

const chromium = withChromium();

/** What the frame has said to its parent since `listen`. */
const listen = (stage: Stage) =>
  stage.visit.evaluateHandle(({ frame }) => {
    const heard: string[] = [];
    addEventListener('message', ({ source, origin, data }) => {
      if (source === frame.contentWindow && origin === location.origin) heard.push(data);
    });
    return heard;
  });
/** Asks for a link and resolves with the answer; what was said before it has been heard by then. */
const askForLink = (stage: Stage) =>
  stage.run(
    ({ frame }) =>
      new Promise<string>((resolve) => {
        const answer = ({ source, data }: MessageEvent) => {
          if (source !== frame.contentWindow || typeof data !== 'string' || !data.startsWith('shareString')) return;
          removeEventListener('message', answer);
          resolve(data);
        };
        addEventListener('message', answer);
        frame.contentWindow?.postMessage('triggerUKey', location.origin);
      }),
  );

describe('messages around the frame', () => {
  let stage: Stage;

  beforeEach(async () => {
    stage = await chromium.open();
    await play(stage);
    return () => stage.page.close();
  });

  it('C70 triggerUKey is answered once with shareString and a link that reopens the view', async () => {
    const before = await stage.run(async ({ sdk, now }) => {
      await sdk.Sweep.moveTo('s003', { transition: 'transition.instant', rotation: { x: -12.3, y: 101.2 } });
      return { ...(await now(sdk.Camera.pose)).rotation };
    });
    const heard = await listen(stage);

    const answer = await askForLink(stage);

    expect(answer).toMatch(/^shareString:http/);
    expect(await heard.jsonValue()).toEqual([answer]);
    const link = new URL(answer.slice('shareString:'.length));
    expect(link.pathname).toBe('/bundle/showcase.html');
    expect(await stage.run(({ sdk }) => sdk.Link.createDeepLink())).toBe(link.href);
    const again = await chromium.open(link.search.slice(1));
    await play(again);
    const after = await again.run(async ({ sdk, now }) => {
      const { sweep, rotation } = await now(sdk.Camera.pose);
      return { sweep, ...rotation };
    });
    expect(after.sweep).toBe('s003');
    expect(Math.abs(after.x - before.x)).toBeLessThan(0.1);
    expect(Math.abs(after.y - before.y)).toBeLessThan(0.1);
    await again.page.close();
  });

  it('C71 a click on the model updates the intersection, then sends one trigger; a drag sends none; strangers are ignored', async () => {
    const order = await stage.visit.evaluateHandle(async ({ sdk, frame, drawn }) => {
      const order: string[] = [];
      sdk.Pointer.intersection.subscribe(({ object }) => order.push(object));
      addEventListener('message', ({ source, data }) => source === frame.contentWindow && order.push(data));
      await drawn();
      order.length = 0;
      return order;
    });
    const reached = await stage.run(async ({ frame }) => {
      const reached: string[] = [];
      const both = new Promise<void>((resolve) => {
        frame.contentWindow?.addEventListener('message', ({ origin }) => {
          reached.push(origin);
          if (reached.length === 2) resolve();
        });
      });
      // One of this origin and one of another, and neither is the parent.
      const ask = '<script>parent.frames[0].postMessage("triggerUKey","*")</script>';
      for (const src of [URL.createObjectURL(new Blob([ask], { type: 'text/html' })), `data:text/html,${encodeURIComponent(ask)}`]) {
        const stranger = document.createElement('iframe');
        stranger.style.cssText = 'position:absolute;width:1px;height:1px';
        stranger.src = src;
        document.body.append(stranger);
      }
      await both;
      return reached.toSorted();
    });

    await stage.page.mouse.move(300, 150);
    await stage.page.mouse.down();
    await stage.page.mouse.move(360, 160, { steps: 4 });
    await stage.page.mouse.up();
    await askForLink(stage);
    const afterDrag = (await order.jsonValue()).filter((what) => !what.startsWith('intersectedobject'));
    await stage.run(async ({ sdk, drawn }) => {
      await drawn();
      await sdk.Sweep.moveTo('s001', { transition: 'transition.instant', rotation: { x: 20, y: 0 } });
    });
    await order.evaluate((seen) => {
      seen.length = 0;
    });
    await stage.page.mouse.click(330, 170);
    await askForLink(stage);
    const afterClick = await order.jsonValue();

    expect(reached).toEqual([stage.server.origin, 'null']);
    expect(afterDrag).toEqual([expect.stringMatching(/^shareString/)]);
    const spoken = afterClick.filter((what) => !what.startsWith('intersectedobject'));
    expect(spoken).toEqual(['trigger', expect.stringMatching(/^shareString/)]);
    expect(afterClick.indexOf('intersectedobject.model')).toBeGreaterThanOrEqual(0);
    expect(afterClick.indexOf('intersectedobject.model')).toBeLessThan(afterClick.indexOf('trigger'));
  });

  it('C72 P and T in the frame send addSweep and addTag, unless a text field has the focus', async () => {
    const heard = await listen(stage);
    await stage.page.frameLocator('iframe').locator('canvas').focus();
    await stage.page.keyboard.press('p');
    await stage.page.keyboard.press('t');
    await stage.run(({ frame }) => {
      const field = frame.contentDocument!.createElement('input');
      frame.contentDocument!.body.append(field);
      field.focus();
    });
    await stage.page.keyboard.press('p');
    await stage.page.keyboard.press('t');

    const link = await askForLink(stage);

    expect(await heard.jsonValue()).toEqual(['addSweep', 'addTag', link]);
  });

  it('C73 a link with ss and sr starts at that sweep with that rotation', async () => {
    const deep = await chromium.open(`${fixtureQuery}&ss=3&sr=-2.05,1.26`);
    await play(deep);

    const { sweep, rotation } = await deep.run(async ({ sdk, now }) => {
      const pose = await now(sdk.Camera.pose);
      return { sweep: pose.sweep, rotation: { ...pose.rotation } };
    });

    expect(sweep).toBe('s003');
    expect(Math.abs(rotation.x - -15.7)).toBeLessThan(0.1);
    expect(Math.abs(rotation.y - 98.4)).toBeLessThan(0.1);
    await deep.page.close();
  });
});
