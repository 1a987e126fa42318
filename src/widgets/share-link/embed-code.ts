const named: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const attribute = (text: string) => text.replace(/[&"<>]/g, (sign) => named[sign] ?? '');

/** HTML with which another page shows a tour. */
export const embedCode = (name: string, address: string): string =>
  `<iframe src="${attribute(address)}" title="${attribute(name)}" width="960" height="540" style="border:0" allow="fullscreen; xr-spatial-tracking" loading="lazy"></iframe>`;
