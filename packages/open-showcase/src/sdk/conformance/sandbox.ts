import { callOut } from '../observable';

type Listener = (...args: unknown[]) => void;
type Message = { type: string; args: unknown[] };

/** Exchanges messages with the mounted frames of a sandbox; messages sent while none is mounted are lost. */
export type Messenger = {
  send: (type: string, ...args: unknown[]) => void;
  on: (type: string, listener: Listener) => void;
  off: (type: string, listener: Listener) => void;
};
/** HTML that billboards show in a frame without access to the page. */
export type Sandbox = { mount: (into: HTMLElement, tag: { id: string; docked: boolean }) => () => void };
export type SandboxOptions = {
  name?: string;
  /** pixels; 0 is the width of the billboard, and 150 high */
  size?: { w: number; h: number };
  /** other names for `send on off tag docked` inside the frame */
  globalVariableMap?: Partial<Record<(typeof globals)[number], string>>;
};

const globals = ['send', 'on', 'off', 'tag', 'docked'] as const;

/** HTML for billboards, and its messenger. @see showcase-sdk §2.8, registerSandbox */
export function createSandbox(html: string, options: SandboxOptions): { sandbox: Sandbox; messenger: Messenger } {
  const ports = new Set<MessagePort>();
  const listeners = new Map<string, Set<Listener>>();
  const hear = (message: unknown) => {
    const { type, args } = Object(message) as Partial<Message>;
    // the frame's content is not trusted
    if (typeof type !== 'string' || !Array.isArray(args)) return;
    for (const listener of [...(listeners.get(type) ?? [])]) callOut(() => listener(...args));
  };
  const messenger: Messenger = {
    send(type, ...args) {
      for (const port of ports) port.postMessage({ type, args } satisfies Message);
    },
    on: (type, listener) => void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    off: (type, listener) => void listeners.get(type)?.delete(listener),
  };
  return { sandbox: { mount: (into, tag) => mount({ html, options, into, tag, ports, hear }) }, messenger };
}

type Mounting = {
  html: string;
  options: SandboxOptions;
  into: HTMLElement;
  tag: { id: string; docked: boolean };
  ports: Set<MessagePort>;
  hear: (message: unknown) => void;
};

function mount({ html, options, into, tag, ports, hear }: Mounting): () => void {
  const frame = into.ownerDocument.createElement('iframe');
  frame.title = options.name ?? 'Attachment';
  // without allow-same-origin the frame has an opaque origin: no storage, no access to the page
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
  frame.style.width = options.size?.w ? `${options.size.w}px` : '100%';
  frame.style.height = `${options.size?.h || 150}px`;
  const { port1: port, port2: theirs } = new MessageChannel();
  port.onmessage = ({ data }: MessageEvent<unknown>) => hear(data);
  ports.add(port);
  // an opaque origin can only be addressed as '*'; the frame is ours and the message contains only a port
  frame.addEventListener('load', () => frame.contentWindow?.postMessage('open-showcase', '*', [theirs]), { once: true });
  frame.srcdoc = `<!doctype html><meta charset="utf-8">${introduction(tag, options)}${html}`;
  into.append(frame);
  return () => {
    ports.delete(port);
    port.close();
    frame.remove();
  };
}

/** The script that defines the frame's functions before its own HTML runs. */
function introduction(tag: { id: string; docked: boolean }, { globalVariableMap = {} }: SandboxOptions): string {
  const names = Object.fromEntries(globals.map((word) => [word, globalVariableMap[word] ?? word]));
  const given = JSON.stringify({ names, tag: tag.id, docked: tag.docked }).replaceAll('<', '\\u003c');
  return `<script>(${speakWithPage.toString()})(${given})</script>`;
}

/** Serialized and run inside the frame, so it must not use anything of this module. */
function speakWithPage({ names, tag, docked }: { names: Record<string, string>; tag: string; docked: boolean }): void {
  const words = window as unknown as Record<string, unknown>;
  const listeners: Record<string, ((...args: unknown[]) => void)[]> = {};
  const waiting: unknown[] = [];
  let port: MessagePort | undefined;
  words[names.send as string] = (type: string, ...args: unknown[]) =>
    port ? port.postMessage({ type, args }) : waiting.push({ type, args });
  words[names.on as string] = (type: string, listener: () => void) => {
    listeners[type] = [...(listeners[type] ?? []), listener];
  };
  words[names.off as string] = (type: string, listener: () => void) => {
    listeners[type] = (listeners[type] ?? []).filter((each) => each !== listener);
  };
  words[names.tag as string] = tag;
  words[names.docked as string] = docked;
  addEventListener('message', (event) => {
    if (event.source !== window.parent || port || !event.ports[0]) return;
    port = event.ports[0];
    port.onmessage = ({ data }) => {
      for (const listener of listeners[data.type] ?? []) listener(...data.args);
    };
    for (const message of waiting) port.postMessage(message);
  });
}
