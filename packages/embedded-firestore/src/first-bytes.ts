import type { Socket } from 'node:net';

/** A connection may stay silent for so long: browsers open some in advance. */
const SILENT_MILLIS = 60_000;
/** What has begun must go on. */
const PREFACE_MILLIS = 5_000;

/**
 * Looks at the first bytes of a paused connection and puts them back, so that whoever takes the connection over reads it from the start.
 * @param decide told, once, whether the connection starts with `preface`; it is paused again then
 */
export function firstBytes(socket: Socket, preface: string, decide: (matches: boolean) => void): void {
  let seen: Buffer = Buffer.alloc(0);
  let timer = setTimeout(() => socket.destroy(), SILENT_MILLIS).unref();
  const finish = (): void => {
    clearTimeout(timer);
    socket.off('data', look).off('close', gone).off('end', gone);
  };
  const gone = (): void => {
    finish();
    socket.destroy();
  };
  const look = (chunk: Buffer): void => {
    seen = seen.length === 0 ? chunk : Buffer.concat([seen, chunk]);
    const start = seen.toString('latin1', 0, preface.length);
    if (start.length < preface.length && preface.startsWith(start)) {
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), PREFACE_MILLIS).unref();
      return;
    }
    finish();
    socket.pause();
    socket.unshift(seen);
    decide(start === preface);
  };
  socket.on('data', look).on('close', gone).on('end', gone);
  socket.resume();
}
