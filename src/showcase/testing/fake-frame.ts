import type { SdkDoor } from '../sdk';

/** A frame in the document whose page the test loads: each `load` is a new document, with or without an SDK. */
export function fakeFrame() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const posted: unknown[] = [];
  const view = Object.assign(new EventTarget(), {
    MP_SDK: undefined as SdkDoor | undefined,
    postMessage: (data: unknown) => posted.push(data),
  });
  let present: unknown = { page: 'blank' };
  let src = '';
  let loads = 0;
  Object.defineProperties(frame, {
    contentDocument: { get: () => present },
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
    /** how often an address was set */
    loads: () => loads,
    /** a page arrives; its SDK may be there already, or come later */
    load: (door?: SdkDoor) => {
      present = { page: src };
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
