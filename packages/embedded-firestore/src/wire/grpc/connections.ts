import type { Socket } from 'node:net';

/** The open connections, each with an object that stands for it, found by the address that its calls name as their peer. */
export class Connections {
  private readonly open = new Map<string, Socket>();

  /** @param released told of each connection once it is closed */
  constructor(private readonly released: (connection: object) => void) {}

  add(socket: Socket): void {
    const peer = `${socket.remoteAddress}:${socket.remotePort}`;
    this.open.set(peer, socket);
    socket.on('close', () => {
      if (this.open.get(peer) === socket) this.open.delete(peer);
      this.released(socket);
    });
  }

  find(peer: string): object | undefined {
    return this.open.get(peer);
  }

  /** Ends a connection, and all that goes over it. */
  close(peer: string): void {
    this.open.get(peer)?.destroy();
  }

  closeAll(): void {
    for (const socket of this.open.values()) socket.destroy();
  }
}
