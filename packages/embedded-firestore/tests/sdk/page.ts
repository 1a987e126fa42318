// Runs inside a page: plays scenarios with the browser's SDK, or is one of several tabs that a test drives.
import { setLogLevel } from 'firebase/firestore';
import { play } from './clients';
import type { Control } from './scenario';
import { groups } from './scenarios/all';
import { webchannel } from './scenarios/webchannel';
import { Tab } from './tab';

/** What the page offers to the test process, and what that offers to the page. */
export type PageGlobals = {
  /** Plays one scenario to its end; rejects when it fails. */
  playScenario(group: string, title: string, projectId: string): Promise<void>;
  readonly tab: Tab;
  /** A call of `Control` in the test process. */
  control(method: keyof Control, args: readonly unknown[]): Promise<unknown>;
};

const globals = globalThis as unknown as { -readonly [name in keyof PageGlobals]: PageGlobals[name] };

const control = new Proxy({} as Control, {
  get: (_target, method) => (method === 'then' ? undefined : (...args: unknown[]) => globals.control(method as keyof Control, args)),
});

// Each host name has six connections of its own: clients do not wait for each other.
let clients = 0;
const nextHost = () => `client${++clients}.localhost`;

setLogLevel('silent');
globals.tab = new Tab();
globals.playScenario = (group, title, projectId) => {
  const scenario = { ...groups, webchannel }[group]?.[title];
  if (!scenario) throw new Error(`no scenario ${group}: ${title}`);
  return play(scenario, projectId, { transport: 'webchannel', control, nextHost });
};
