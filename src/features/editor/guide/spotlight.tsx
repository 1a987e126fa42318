import type { Box } from './anchors';

const room = 6;

/** Leaves one control bright, and all else in the dark. */
export function Spotlight({ box }: { box: Box | null }) {
  if (!box) return <div aria-hidden className="fixed inset-0 bg-black/60" />;
  const { left, top, width, height } = box;
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed rounded-xl border-2 border-accent-line shadow-[0_0_0_200vmax] shadow-black/60 transition-[left,top,width,height] motion-reduce:transition-none"
      style={{ left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room }}
    />
  );
}
