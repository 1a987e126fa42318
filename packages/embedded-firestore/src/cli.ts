import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { parseArguments, USAGE } from './cli-arguments';
import { createServer } from './server';
import { whenOrphaned } from './when-orphaned';

const FAILED = 1;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

await main();

async function main(): Promise<void> {
  const { options, websocketPort, exitsWithParent, help, warnings } = parseArguments(process.argv.slice(2), process.env);
  for (const warning of warnings) console.error(warning);
  if (help) {
    console.log(USAGE);
    return;
  }
  const { port = 0, host = '127.0.0.1' } = options;
  const server = await createServer(options).catch((error: unknown) => fail(error, port));
  const monitor =
    websocketPort === undefined
      ? undefined
      : await listenForMonitor(websocketPort, host).catch((error: unknown) => fail(error, websocketPort));
  if (options.rulesFile === undefined) console.error('No rules: everything is allowed until some are loaded (--rules FILE).');
  if (!LOOPBACK.test(host)) console.error(`Warning: whoever reaches ${host}:${server.port} is administrator of all data here.`);
  console.log(`Cloud Firestore is running on ${host}:${server.port}. Data: ${options.dataDir ?? 'in memory'}.`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    monitor?.close();
    await server.close().catch(report);
    process.exit(0);
  };
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (exitsWithParent) whenOrphaned(stop);
}

/** A bug must not take the server down for other clients: acknowledged writes are already persisted. */
function report(error: unknown): void {
  console.error(`A bug of the emulator: ${error instanceof Error ? error.stack : String(error)}`);
}

/** firebase-tools requires a port for its request monitor, which is not implemented; the port responds with an error. */
function listenForMonitor(port: number, host: string): Promise<HttpServer> {
  const server = createHttpServer((_request, response) => response.writeHead(426, { Connection: 'close' }).end('Upgrade Required\n'));
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 426 Upgrade Required\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** firebase-tools recognises the words "address already in use". */
function fail(error: unknown, port: number): never {
  const { code, message } = error as Error & { code?: unknown };
  if (code === 'EADDRINUSE') console.error(`Port ${port}: address already in use. Stop what listens there, or choose another port.`);
  else console.error(message);
  process.exit(FAILED);
}
