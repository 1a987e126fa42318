/**
 * What is typed is taken into the work a moment later, since to write down a long text at every key costs more than a frame. Whoever needs
 * the work whole, to store it, join it or step back in it, lets it settle first.
 */
export type Settling = {
  /** Adds somebody who may hold back what was typed. @returns takes them away */
  onSettle: (takeIn: () => void) => () => void;
  settle: () => void;
};

export function settling(): Settling {
  const holding = new Set<() => void>();
  return {
    onSettle: (takeIn) => {
      holding.add(takeIn);
      return () => void holding.delete(takeIn);
    },
    settle: () => {
      for (const takeIn of holding) takeIn();
    },
  };
}
