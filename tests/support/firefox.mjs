#!/usr/bin/env node
// Starts an installed Firefox for playwright-core, which drives it by WebDriver BiDi. playwright-core sends a command with which it emulates colour
// schemes and which installed versions don't have yet: it is answered here, and everything else is passed on.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

const unknownCommand = 'emulation.setMediaFeaturesOverride';
const announcement = /WebDriver BiDi listening on ws:\/\/([^:/\s]+):(\d+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
process.on('exit', () => firefox.kill('SIGKILL'));
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));

let started = '';
firefox.stderr.on('data', (chunk) => {
  started += chunk;
  const [, host, port] = announcement.exec(started) ?? [];
  if (!port) return;
  firefox.stderr.removeAllListeners('data').resume();
  const proxy = createServer((client) => passOn(client, connect(Number(port), host), `${host}:${port}`));
  proxy.listen(0, '127.0.0.1', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${proxy.address().port}`));
});

function passOn(client, browser, address) {
  let pending = Buffer.alloc(0);
  let isOpen = false;
  client.on('data', (chunk) => {
    // the request that opens the web socket comes before all frames
    if (!isOpen) {
      isOpen = true;
      const request = String(chunk).replace(/^sec-websocket-extensions:.*\r\n/im, '');
      browser.write(request.replace(/^host:.*\r\n/im, `Host: ${address}\r\n`));
      return;
    }
    pending = Buffer.concat([pending, chunk]);
    for (let frame = frameAt(pending); frame; frame = frameAt(pending)) {
      const text = frame.text();
      if (text.includes(`"${unknownCommand}"`)) client.write(textFrame({ type: 'success', id: JSON.parse(text).id, result: {} }));
      else browser.write(pending.subarray(0, frame.end));
      pending = pending.subarray(frame.end);
    }
  });
  browser.pipe(client);
  for (const [one, other] of [
    [client, browser],
    [browser, client],
  ])
    one.on('close', () => other.destroy()).on('error', () => other.destroy());
}

/** The first frame of a client, which is masked; null until all of it is there. @see RFC 6455, 5.2 */
function frameAt(data) {
  if (data.length < 2) return null;
  const short = data[1] & 0x7f;
  const size = short === 126 ? 2 : short === 127 ? 8 : 0;
  const start = 2 + size + 4;
  if (data.length < start) return null;
  const length = size === 2 ? data.readUInt16BE(2) : size === 8 ? Number(data.readBigUInt64BE(2)) : short;
  const end = start + length;
  if (data.length < end) return null;
  const mask = data.subarray(start - 4, start);
  return { end, text: () => Buffer.from(data.subarray(start, end).map((byte, index) => byte ^ mask[index % 4])).toString() };
}

/** A short text frame of a server. */
function textFrame(message) {
  const payload = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x81, payload.length]), payload]);
}
