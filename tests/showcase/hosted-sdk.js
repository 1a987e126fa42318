// The stand-in for the provider's bootstrap script: `MP_SDK.connect(frame)` for a page of another origin.
window.MP_SDK = {
  connect(frame) {
    return new Promise((resolve, reject) => {
      const knock = () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data: { shape, refused } }) => {
          clearInterval(timer);
          if (refused) reject(Object.assign(new Error(refused.message), { name: refused.name }));
          else resolve(remote(port1, shape));
        };
        frame.contentWindow?.postMessage('hosted-sdk-connect', '*', [port2]);
      };
      const timer = setInterval(knock, 500);
      knock();
    });
  },
};

function remote(port, shape) {
  const waiting = new Map();
  const told = new Map();
  let last = 0;
  let ended = false;
  port.onmessage = ({ data }) => {
    if (data.told) return told.get(data.told)?.(data.kind, data.args);
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if (data.refused) reject?.(Object.assign(new Error(data.refused.message), { name: data.refused.name }));
    else resolve?.(data.value);
  };
  const call =
    (path) =>
    (...args) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(new Error('Disconnected'));
        const id = ++last;
        waiting.set(id, { resolve, reject });
        port.postMessage({ id, path, args });
      });
  const observable = (path) => ({
    subscribe(handlers) {
      const id = ++last;
      const isFunction = typeof handlers === 'function';
      told.set(id, (kind, args) => (isFunction ? handlers(...args) : handlers[kind]?.(...args)));
      port.postMessage({ id, path, subscribe: isFunction ? 'function' : Object.keys(handlers) });
      const cancel = () => {
        told.delete(id);
        port.postMessage({ end: id });
      };
      return { cancel };
    },
  });
  const build = (part, path) => {
    if (part === 'call') return call(path);
    if (part === 'observable') return observable(path);
    if (!part.members) return part.constant;
    return Object.fromEntries(Object.entries(part.members).map(([key, member]) => [key, build(member, [...path, key])]));
  };
  const listeners = new Map();
  return {
    ...build(shape, []),
    on(event, heard) {
      const id = ++last;
      listeners.set(heard, id);
      told.set(id, (_kind, args) => heard(...args));
      port.postMessage({ id, listen: event });
    },
    off(_event, heard) {
      const id = listeners.get(heard);
      told.delete(id);
      port.postMessage({ end: id });
    },
    disconnect() {
      ended = true;
      told.clear();
      port.postMessage({ bye: true });
    },
  };
}
