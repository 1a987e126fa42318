/** Where Google's emulator is and which Java runs it, or why it cannot run here, in one sentence. */
export function findOfficialEmulator(
  env?: NodeJS.ProcessEnv,
): { readonly jar: string; readonly java: string; readonly missing?: undefined } | { readonly missing: string };

/** `javaOptions` for runs of seconds to minutes: half the processor time, because little is compiled and collected in the background. */
export const shortRunJavaOptions: readonly string[];

/** The first Java in JAVA_HOME or on PATH that is new enough; our stand-in is none. */
export function findJava(oldest: number, env?: NodeJS.ProcessEnv): string | undefined;

/**
 * The environment in which firebase-tools starts Google's emulator from the jar that was found, with `bin/java` of this package in Java's
 * place. That jar is not named to firebase-tools itself, which changes its mode and needs a main class in it.
 */
export function officialEmulatorEnvironment(
  found: { readonly jar: string; readonly java: string },
  env?: NodeJS.ProcessEnv,
): Readonly<Record<string, string>>;

export type OfficialEmulator = {
  readonly port: number;
  readonly pid: number;
  /** What it printed last. */
  output(): string;
  stop(): Promise<void>;
};

/**
 * Starts Google's emulator and resolves when it responds. `rules` is the path of a rules file; without it everything is allowed.
 * `port` 0, the default, takes any free port. `args` go to the emulator, `javaOptions` to the virtual machine.
 * @throws when it is not here, or ends before it responds, with its last output
 */
export function startOfficialEmulator(options?: {
  port?: number;
  rules?: string;
  projectId?: string;
  args?: readonly string[];
  javaOptions?: readonly string[];
  env?: NodeJS.ProcessEnv;
}): Promise<OfficialEmulator>;
