// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { letPageScroll } from './page-scroll';

function anEmbeddedViewer() {
  const view = document.createElement('div');
  const zoomed = vi.fn();
  const stop = letPageScroll({ contentWindow: view } as unknown as HTMLIFrameElement);
  view.addEventListener('wheel', zoomed);
  const send = (type: string, target: EventTarget = view) => target.dispatchEvent(new Event(type, { cancelable: true }));
  return { zoomed, stop, send };
}

describe('the wheel over an embedded tour', () => {
  it('is not for the viewer until somebody clicks in it', () => {
    const { zoomed, send } = anEmbeddedViewer();

    const isUnhandled = send('wheel');
    expect([isUnhandled, zoomed.mock.calls.length]).toEqual([true, 0]);
    send('pointerdown');
    send('wheel');

    expect(zoomed).toHaveBeenCalledTimes(1);
  });

  it('is for the viewer after a click on the controls around it', () => {
    const { zoomed, send } = anEmbeddedViewer();

    send('pointerdown', window);
    send('wheel');

    expect(zoomed).toHaveBeenCalledTimes(1);
  });
});
