import type { ServerOptions } from './server';

/** The parsed command line. `warnings` are for the developer; `websocketPort` must respond, although nothing is served there. */
export type CliArguments = {
  readonly options: ServerOptions;
  readonly websocketPort: number | undefined;
  /** Whether to end when the process that started this one does. */
  readonly exitsWithParent: boolean;
  readonly help: boolean;
  readonly warnings: readonly string[];
};

const DEFAULT_PORT = 8080;

/** Arguments with a value, and what they are for. */
const VALUES = {
  host: 'the address to listen on (127.0.0.1)',
  port: `the port (${DEFAULT_PORT}; 0 takes a free one)`,
  rules: 'a file with security rules, for every project without its own',
  data: 'a folder that keeps the data (in memory when absent)',
  project_id: 'the project of the seed',
  single_project_mode: 'whether to hint at requests for another project',
  seed_from_export: 'the .overall_export_metadata file of an export to start from',
  websocket_port: 'where firebase-tools expects the request monitor; answers 426',
  functions_emulator: 'host:port of the functions emulator, for document triggers',
  'database-edition': '"standard", the only one there is',
} as const;

const FLAGS = { repair: 'goes on with what is before the damage when the data is damaged', help: 'shows this' } as const;

type ValueName = keyof typeof VALUES;
type Environment = Readonly<Record<string, string | undefined>>;

/** How to call the program. */
export const USAGE = [
  'embedded-firestore [arguments], each as --name value or --name=value',
  ...[...Object.entries(VALUES), ...Object.entries(FLAGS)].map(([name, meaning]) => `  --${name.padEnd(20)} ${meaning}`),
  'From the environment: EMBEDDED_FIRESTORE_DATA; EMBEDDED_FIRESTORE_EXIT_WITH_PARENT=1 to end, having saved everything, when the process',
  'that started this one does.',
].join('\n');

/**
 * Reads the command line: `--name value` or `--name=value`, dashes and underscores alike. What it does not know is a warning.
 * @param environment holds what firebase-tools does not pass on: EMBEDDED_FIRESTORE_DATA, …_EXIT_WITH_PARENT
 */
export function parseArguments(argv: readonly string[], environment: Environment): CliArguments {
  const { values, flags, warnings } = collect(ownArguments(argv));
  const port = (text: string | undefined, name: string): number | undefined => {
    if (text === undefined) return undefined;
    const number = Number(text);
    if (Number.isInteger(number) && number >= 0 && number < 65_536) return number;
    warnings.push(`--${name} ${text} is not a port and is ignored.`);
    return undefined;
  };
  const data = values.get('data') ?? environment.EMBEDDED_FIRESTORE_DATA;
  const argumentOf = (name: ValueName) => values.get(name);
  const options = {
    port: port(argumentOf('port'), 'port') ?? DEFAULT_PORT,
    host: argumentOf('host'),
    dataDir: data === '' ? undefined : data,
    repair: flags.has('repair') || undefined,
    rulesFile: argumentOf('rules'),
    projectId: argumentOf('project_id'),
    singleProject: argumentOf('single_project_mode') === 'true' || undefined,
    seed: argumentOf('seed_from_export'),
    functionsEmulator: argumentOf('functions_emulator') || undefined,
  };
  return {
    options: withoutUndefined(options),
    websocketPort: port(argumentOf('websocket_port'), 'websocket_port'),
    exitsWithParent: environment.EMBEDDED_FIRESTORE_EXIT_WITH_PARENT === '1',
    help: flags.has('help'),
    warnings,
  };
}

/** Started in the place of Java, everything up to `-jar file` was meant for Java. */
function ownArguments(argv: readonly string[]): readonly string[] {
  const jar = argv.indexOf('-jar');
  return jar < 0 ? argv : argv.slice(jar + 2);
}

function collect(argv: readonly string[]): { values: Map<ValueName, string>; flags: Set<string>; warnings: string[] } {
  const values = new Map<ValueName, string>();
  const flags = new Set<string>();
  const warnings: string[] = [];
  for (let index = 0; index < argv.length; index += 1) {
    const argument = argv[index] ?? '';
    const [, spelled = '', inline] = /^--([^=]+)(?:=(.*))?$/s.exec(argument) ?? [];
    const name = nameOf(spelled);
    if (name !== undefined && name in FLAGS) flags.add(name);
    else if (name !== undefined) {
      const value = inline ?? argv[++index];
      if (value === undefined) warnings.push(`${argument} lacks its value and is ignored.`);
      else values.set(name as ValueName, value);
    } else {
      warnings.push(`Unknown argument ${argument} is ignored.`);
      if (spelled !== '' && inline === undefined && argv[index + 1]?.startsWith('--') === false) index += 1;
    }
  }
  return { values, flags, warnings };
}

/** The name as this file spells it; undefined when there is none. */
function nameOf(spelled: string): string | undefined {
  const plain = spelled.replaceAll('-', '_');
  return [...Object.keys(VALUES), ...Object.keys(FLAGS)].find((name) => name.replaceAll('-', '_') === plain);
}

/** The same without properties that are undefined. */
function withoutUndefined<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
