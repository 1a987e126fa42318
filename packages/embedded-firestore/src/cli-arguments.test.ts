import { describe, expect, it } from 'vitest';
import { parseArguments } from './cli-arguments';

describe('parseArguments', () => {
  it('reads both forms of every argument', () => {
    const { options, websocketPort, warnings } = parseArguments(
      ['--host', '::1', '--port=9000', '--websocket_port', '9150', '--rules=a=b.rules', '--project_id', 'p', '--seed_from_export=x'],
      {},
    );

    expect(options).toEqual({ host: '::1', port: 9000, rulesFile: 'a=b.rules', projectId: 'p', seed: 'x' });
    expect(websocketPort).toBe(9150);
    expect(warnings).toEqual([]);
  });

  it('takes dashes for underscores and the other way round', () => {
    const { options, warnings } = parseArguments(['--project-id', 'p', '--single-project-mode=true', '--database_edition', 'standard'], {});

    expect(options).toEqual({ port: 8080, projectId: 'p', singleProject: true });
    expect(warnings).toEqual([]);
  });

  it('reads from the environment what firebase-tools does not pass on; arguments win', () => {
    const environment = { EMBEDDED_FIRESTORE_DATA: '/a' };

    expect(parseArguments([], environment).options.dataDir).toBe('/a');
    expect(parseArguments(['--data', '/b'], environment).options.dataDir).toBe('/b');
  });

  it('ends with its parent when asked to', () => {
    expect(parseArguments([], { EMBEDDED_FIRESTORE_EXIT_WITH_PARENT: '1' }).exitsWithParent).toBe(true);
    expect(parseArguments([], { EMBEDDED_FIRESTORE_EXIT_WITH_PARENT: '0' }).exitsWithParent).toBe(false);
  });

  it('passes over what was meant for Java', () => {
    const argv = ['-Dgoogle.cloud_firestore.debug_log_level=FINE', '-Duser.language=en', '-jar', 'x.jar', '--port', '1'];

    expect(parseArguments(argv, {})).toMatchObject({ options: { port: 1 }, warnings: [] });
  });

  it.each([
    [['--nope'], 'Unknown argument --nope'],
    [['--nope', 'value', '--port', '1'], 'Unknown argument --nope'],
    [['stray'], 'Unknown argument stray'],
    [['--port'], '--port lacks its value'],
    [['--port', 'http'], '--port http is not a port'],
  ])('warns of %j and goes on', (argv, warning) => {
    const { warnings } = parseArguments(argv, {});

    expect(warnings).toEqual([expect.stringContaining(warning)]);
  });
});
