import { formatNumber } from '@/domain/plural';

/** The first names and the number of others: "“Stove”, “Sink” and 3 more". */
export function fewNames(items: readonly { name: string }[], maxCount = 5): string {
  const visible = items.slice(0, maxCount).map(({ name }) => `“${name}”`);
  const more = items.length - visible.length;
  if (more > 0) return `${visible.join(', ')} and ${formatNumber(more)} more`;
  return visible.length > 1 ? `${visible.slice(0, -1).join(', ')} and ${visible.at(-1)}` : (visible[0] ?? '');
}
