import type { SdkGlobal } from '../sdk';

/** A frame in the document whose page the test loads: each `load` is a new document, with or without an SDK. */
export function fakeFrame() {
  // for a real one jsdom makes a whole window, which takes longer than most tests
  const frame = document.createElement('div') as unknown as HTMLIFrameElement;
  frame.tabIndex = 0;
  document.body.append(frame);
  const posted: unknown[] = [];
  const view = Object.assign(new EventTarget(), {
    MP_SDK: undefined as SdkGlobal | undefined,
    postMessage: (data: unknown) => posted.push(data),
  });
  let currentDocument: unknown = { page: 'blank' };
  let src = '';
  let loads = 0;
  Object.defineProperties(frame, {
    contentDocument: { get: () => currentDocument },
    contentWindow: { get: () => view },
    src: {
      get: () => src,
      set: (address: string) => {
        src = address;
        loads += 1;
      },
    },
  });
  return {
    frame,
    view,
    posted,
    /** number of times an address was set */
    loads: () => loads,
    /** loads a page; its SDK may be present already, or added later */
    load: (door?: SdkGlobal) => {
      currentDocument = { page: src };
      view.MP_SDK = door;
      frame.dispatchEvent(new Event('load'));
    },
    post: (data: unknown, { origin = location.origin, source = view as unknown } = {}) => {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    },
  };
}
