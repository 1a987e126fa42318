import type { Disturbance, Traffic } from './scenario';

/** What a proxy is told to do and what it saw. */
export class ProxyRecord {
  disturbance: Disturbance = { kind: 'none' };
  private readonly texts: string[] = [];
  private readonly counts = { fromServer: 0, requests: 0, backChannels: 0, longPolls: 0, disturbed: 0 };

  count(what: keyof Omit<Traffic, 'fromServer'>): void {
    this.counts[what]++;
  }

  /** Takes what the server sent, before any disturbance. */
  saw(chunk: Buffer): void {
    this.counts.fromServer += chunk.length;
    this.texts.push(chunk.toString('latin1'));
  }

  get traffic(): Traffic {
    return { ...this.counts };
  }

  /** Text of ASCII characters; it may have come in several pieces. */
  includes(text: string): boolean {
    const whole = this.texts.join('');
    this.texts.splice(0, this.texts.length, whole);
    return whole.includes(text);
  }

  /** Whether a message with this content is to be swallowed now; counts it. */
  swallows(message: string): boolean {
    if (this.disturbance.kind !== 'swallow' || !message.includes(this.disturbance.text)) return false;
    this.count('disturbed');
    return true;
  }
}

/** A proxy that runs; orders go to its record. */
export type RunningProxy = { readonly port: number; readonly record: ProxyRecord; close(): Promise<void> };
