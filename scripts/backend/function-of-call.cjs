// In each process of the Functions emulator, which any function may use: a call says which one it is for. firebase-tools sends that as a message
// before the call, over another channel: on a busy machine the call came first, and was answered by the function of the call before.
const { Server } = require('node:http');

/** Sent by functions-processes.mjs. */
const header = 'x-function-of-call';
const { emit } = Server.prototype;

Server.prototype.emit = function (event, request, ...others) {
  const named = event === 'request' && request.headers[header];
  if (!named) return emit.call(this, event, request, ...others);
  delete request.headers[header];
  process.emit('message', named);
  // firebase-tools reads the message in a microtask
  setImmediate(() => emit.call(this, event, request, ...others));
  return true;
};
