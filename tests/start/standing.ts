type Ports = Readonly<Record<string, number | undefined>>;

/** A request to each service that it answers only while it and the processes behind it work, with the status of its response. */
const checks = [
  ['hosting', '/', 200],
  ['auth', '/', 200],
  ['functions', '/backends', 200],
  // answered by a function's process
  ['functions', '/demo-loggia/us-central1/link/t/none', 404],
  ['firestore', '/v1/projects/demo-loggia/databases/(default)/documents/tours/none', 403],
  // decided by the process that evaluates the rules
  ['storage', '/v0/b/demo-loggia.appspot.com/o/none', 403],
  ['hub', '/emulators', 200],
  ['logging', '/', 426],
  ['eventarc', '/', 404],
  ['tasks', '/', 404],
] as const;

/** What of the emulators does not respond as it should; empty if all of them stand. */
export async function fallen(ports: Ports): Promise<string[]> {
  const responses = checks.map(async ([service, path, expected]) => {
    const response = await fetch(`http://127.0.0.1:${ports[service]}${path}`).catch((error: unknown) => ({ status: String(error) }));
    return response.status === expected ? [] : [`${service}${path}: ${response.status} instead of ${expected}`];
  });
  return (await Promise.all(responses)).flat();
}

/** The id of the process that firebase-tools runs in. */
export async function processOf(ports: Ports): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${ports.hub}/`);
  return ((await response.json()) as { pid: number }).pid;
}
