import type { Time } from '../../src/engine/time';

/** Time that passes when it is told to. */
export class ManualTime implements Time {
  private micros = Date.parse('2026-01-01T00:00:00Z') * 1000;
  private timers: { at: number; action: () => void }[] = [];

  readonly now = (): number => this.micros;

  readonly after = (milliseconds: number, action: () => void): (() => void) => {
    const timer = { at: this.micros + milliseconds * 1000, action };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };

  /** Lets time pass; timers that become due run in their order. */
  pass(milliseconds: number): void {
    const end = this.micros + milliseconds * 1000;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((other) => other !== due);
      this.micros = Math.max(this.micros, due.at);
      due.action();
    }
    this.micros = end;
  }
}
