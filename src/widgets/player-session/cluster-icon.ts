const icons = new Map<string, string>();

/** The image of a cluster: how many tags there are, up to 99, in a disc. */
export function clusterIcon(count: number): string {
  const text = count > 99 ? '99+' : String(count);
  const icon = icons.get(text) ?? drawn(text);
  icons.set(text, icon);
  return icon;
}

function drawn(text: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128"><circle cx="64" cy="64" r="60" fill="#111827" stroke="#fff" stroke-width="8"/><text x="64" y="64" dy=".35em" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="600" font-size="${text.length > 2 ? 44 : 56}" fill="#fff">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
