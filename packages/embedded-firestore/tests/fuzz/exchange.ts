import { connect } from 'node:net';

/** A server that has not answered and not closed the connection for so long hangs, also on a busy machine. */
const PATIENCE_MILLIS = 60_000;

export type Exchange = {
  /** What is written, piece by piece. */
  readonly parts: readonly (string | Buffer)[];
  /** Whether the client says that nothing more will come. */
  readonly halfClose?: boolean;
  /** The client leaves once it has read this; otherwise when the server closes the connection. */
  readonly enough?: (answer: string) => boolean;
};

/** Everything that a connection answers, as Latin-1. @throws when the server leaves it open without end */
export function exchange(port: number, { parts, halfClose = false, enough = () => false }: Exchange): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let answer = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`the server neither answers nor closes; so far: ${answer.slice(0, 300)}`));
    }, PATIENCE_MILLIS);
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      answer += text;
      if (enough(answer)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    const write = ([part, ...rest]: readonly (string | Buffer)[]): void => {
      if (part === undefined) {
        if (halfClose) socket.end();
      } else socket.write(part, () => setImmediate(write, rest));
    };
    write(parts);
  });
}

export type HttpRequest = {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/** A request as it goes over the wire, whatever is in it. */
export function httpBytes({ method, target, headers = {}, body = '' }: HttpRequest): Buffer {
  const content = Buffer.from(body);
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', 'Content-Length': String(content.length), ...headers });
  const head = [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head), content]);
}
