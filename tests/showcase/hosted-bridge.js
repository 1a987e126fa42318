// In the frame of the stand-in for the provider's hosted page: hands the page's SDK to a window of another origin, call by call.
window.addEventListener('message', async ({ data, ports: [port] }) => {
  if (data !== 'hosted-sdk-connect' || !port) return;
  try {
    const sdk = await window.MP_SDK.connect(window);
    const { Scene: _bundleOnly, ...offered } = sdk;
    serve(port, offered);
    port.postMessage({ shape: shapeOf(offered, 3) });
  } catch ({ name, message }) {
    port.postMessage({ refused: { name, message } });
  }
});

function shapeOf(value, depth) {
  if (typeof value === 'function') return 'call';
  if (typeof value !== 'object' || value === null) return { constant: value };
  if (typeof value.subscribe === 'function') return 'observable';
  if (depth === 0) return { constant: null };
  return { members: Object.fromEntries(Object.keys(value).map((key) => [key, shapeOf(value[key], depth - 1)])) };
}

function serve(port, sdk) {
  const ends = new Map();
  const at = (path) => path.reduce((owner, key) => owner[key], sdk);
  const tell =
    (id, kind) =>
    (...args) =>
      port.postMessage({ told: id, kind, args: args.map(plain) });
  port.onmessage = async ({ data: { id, path, args, subscribe, listen, end, bye } }) => {
    if (bye) {
      sdk.disconnect();
      return port.close();
    }
    if (end) return void ends.get(end)?.();
    if (listen) {
      const heard = tell(id, 'event');
      sdk.on(listen, heard);
      return void ends.set(id, () => sdk.off(listen, heard));
    }
    if (subscribe) {
      const handlers =
        subscribe === 'function' ? tell(id, 'function') : Object.fromEntries(subscribe.map((kind) => [kind, tell(id, kind)]));
      const subscription = at(path).subscribe(handlers);
      return void ends.set(id, () => subscription.cancel());
    }
    try {
      const owner = at(path.slice(0, -1));
      port.postMessage({ id, value: plain(await owner[path.at(-1)](...args)) });
    } catch ({ name, message }) {
      port.postMessage({ id, refused: { name, message } });
    }
  };
}

/** What can cross origins: collections become lists of pairs. */
function plain(value) {
  if (value !== null && typeof value === 'object' && typeof value[Symbol.iterator] === 'function' && !ArrayBuffer.isView(value)) {
    return [...value].map(plain);
  }
  return JSON.parse(JSON.stringify(value ?? null));
}
