/** Matches the page's own controls by using their CSS variables; only affects the inside of billboards. */
export const billboardStyle = `
.osc-billboard { position: absolute; left: 0; top: 0; box-sizing: border-box; width: min(320px, calc(100% - 24px)); max-height: min(70%, 420px);
  display: flex; flex-direction: column; gap: 8px; padding: 8px 8px 12px 14px; overflow: auto; pointer-events: auto; color: var(--ink, #1b2430);
  background: var(--surface, #fff); border-radius: 8px; box-shadow: var(--shadow, 0 4px 16px rgb(15 23 42 / 24%)); font-size: 14px; line-height: 1.45; }
.osc-billboard[data-away] { visibility: hidden; }
.osc-billboard[data-docked] { left: auto; right: 12px; top: 12px; max-height: calc(100% - 24px); }
.osc-billboard header { display: flex; align-items: start; gap: 2px; }
.osc-billboard h2 { flex: 1; min-width: 0; margin: 3px 6px 0 0; font-size: 15px; line-height: 1.4; overflow-wrap: anywhere; }
.osc-billboard p { margin: 0 6px 0 0; white-space: pre-line; overflow-wrap: anywhere; }
.osc-billboard a { color: var(--accent, #0f7a5a); overflow-wrap: anywhere; }
.osc-billboard button { flex: none; display: grid; place-items: center; width: 28px; height: 28px; padding: 0; color: var(--quiet, #5a6675);
  cursor: pointer; background: none; border: 0; border-radius: 6px; }
.osc-billboard button:hover { color: inherit; background: var(--line, rgb(27 36 48 / 14%)); }
.osc-billboard :focus-visible { outline: 2px solid var(--accent, #0f7a5a); outline-offset: 1px; }
.osc-billboard svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.osc-billboard :is(img, video, audio, iframe) { display: block; flex: none; max-width: 100%; border: 0; border-radius: 6px; }
.osc-billboard audio { width: 100%; }
.osc-billboard iframe { background: #fff; }
@media (pointer: coarse) { .osc-billboard button { width: 44px; height: 44px; } }
`;
