// What the test page runs: the app's adapter, driven from outside.
import { connectShowcase, type ShowcaseOptions } from '@/showcase/connect-showcase';
import type { PlacedTag, Showcase, ShowcaseEvent, ShowcaseOperations, ShowcaseValues, TagPosition } from '@/showcase/port';

type Opened = {
  options: ShowcaseOptions;
  showcase: Showcase;
  frame: HTMLIFrameElement;
  events: ShowcaseEvent[];
  placed?: TagPosition | null;
  putInMiddle?: () => Promise<void>;
};
type Operation = keyof ShowcaseOperations;

let present: Opened | null = null;
const opened = () => {
  if (!present) throw new Error('Nothing is open.');
  return present;
};

const driver = {
  /** Puts a frame into the page, or takes the one that is there, and connects it. */
  open(options: ShowcaseOptions, sameFrame = false): void {
    const frame = sameFrame ? opened().frame : document.createElement('iframe');
    frame.title = '3D viewer';
    if (!sameFrame) document.body.replaceChildren(frame);
    const events: ShowcaseEvent[] = [];
    const showcase = connectShowcase(frame, options);
    showcase.events.subscribe((event) => events.push(event));
    present = { options, showcase, frame, events };
  },
  state: () => {
    const { value } = opened().showcase.state;
    return value.name === 'failed' ? { name: value.name, reason: value.reason, code: value.error.code } : { name: value.name };
  },
  values: () =>
    Object.fromEntries(Object.entries(opened().showcase.values).map(([name, { value }]) => [name, value])) as {
      [Name in keyof ShowcaseValues]: ShowcaseValues[Name]['value'];
    },
  events: () => opened().events,
  /** What an operation gives, or the code of its refusal. */
  call: (name: Operation, ...args: unknown[]): Promise<unknown> =>
    (opened().showcase[name] as (...args: unknown[]) => Promise<unknown>)(...args).catch((error) => ({ refused: error.code })),
  async startPlacing(tag: PlacedTag, factor: number): Promise<void> {
    const { done, putInMiddle } = await opened().showcase.startPlacing(tag, factor);
    opened().putInMiddle = putInMiddle;
    void done.then((place) => {
      opened().placed = place;
    });
  },
  putInMiddle: () => opened().putInMiddle?.(),
  placed: () => opened().placed,
  retry: () => opened().showcase.retry(),
  disconnect: () => opened().showcase.disconnect(),
  /** Disconnects, and connects the page that is in the frame again. */
  again(): void {
    const { options, showcase } = opened();
    showcase.disconnect();
    driver.open(options, true);
  },
  close(): void {
    opened().showcase.disconnect();
    opened().frame.remove();
    present = null;
  },
  /** Loads the frame's page anew, as a visitor or a crash may. */
  reloadFrame(): void {
    const { frame } = opened();
    frame.src = `${frame.src}`;
  },
};

declare global {
  var app: App;
}
export type App = typeof driver;

globalThis.app = driver;
