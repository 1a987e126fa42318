/** Where Google's emulator is and which Java runs it, or why it cannot run here, in one sentence. */
export function findOfficialEmulator(
  env?: NodeJS.ProcessEnv,
): { readonly jar: string; readonly java: string; readonly missing?: undefined } | { readonly missing: string };

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
