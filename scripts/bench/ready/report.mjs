// The measurements, as a table for docs/budgets.md and as a list of what each page waited for.

export const median = (values) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** The round with the median time. */
const typical = (moments) => moments.toSorted((one, other) => one.ms - other.ms)[Math.floor((moments.length - 1) / 2)];

/**
 * One moment of a page under one condition.
 * @param {{ page: string, moment: string, condition: object, rounds: { empty: number, now: Moment, beside?: Moment }[] }} measured
 */
export function summary({ page, moment, condition, rounds }) {
  const of = (site) => {
    const moments = rounds.map((round) => round[site]);
    const times = moments.map(({ ms }) => ms);
    const { requests, bytes, longTasks, chain } = typical(moments);
    const ratio = median(rounds.map((round) => round[site].ms / round.empty));
    return {
      ms: median(times),
      least: Math.min(...times),
      most: Math.max(...times),
      ratio,
      requests,
      bytes,
      longTasks,
      chain: chain.map(link),
    };
  };
  const base = { page, moment, ...condition, rounds: rounds.length, emptyMs: median(rounds.map(({ empty }) => empty)), now: of('now') };
  if (!rounds[0].beside) return base;
  return { ...base, beside: of('beside'), nowToBeside: median(rounds.map(({ now, beside }) => now.ms / beside.ms)) };
}

/** Requests of one group: data requests by name; for files, the last to arrive and the number of others. */
function link({ start, end, requests }) {
  const [data, files] = [true, false].map((isData) =>
    requests.filter(({ type }) => ['XHR', 'Fetch', 'Document'].includes(type) === isData),
  );
  const names = data.map(({ url }) => nameOf(url));
  if (files.length > 0) names.push(nameOf(files.toSorted((one, other) => other.end - one.end)[0].url));
  if (files.length > 1) names.push(`+${files.length - 1}`);
  const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
  return { name: names.join(' '), start: Math.round(start), end: Math.round(end), bytes };
}

/** The last segment of an address, without its content hash. */
function nameOf(url) {
  const { pathname } = new URL(url);
  const [last = ''] = pathname.split('/').slice(-1);
  return last === '' ? 'page' : last.replace(/-[\w-]{8}(?=\.\w+$)/, '').replace(/^documents:/, ':');
}

const where = ({ cpu, net, cache }) => [`${cpu}×`, ...(net === 'none' ? [] : [net.toUpperCase()]), cache].join(' ');
const ms = (value) => value.toFixed(0);
const kB = (bytes) => (bytes / 1000).toFixed(0);

/** All summaries as a table in Markdown. */
export function table(summaries) {
  const compared = summaries.some(({ beside }) => beside);
  const head = ['page', 'condition', 'empty page, ms', 'ready, ms', '× empty', 'requests', 'kB', 'long tasks, ms'];
  const rows = summaries.map(({ page, moment, emptyMs, now, beside, nowToBeside, ...condition }) => [
    `${page}: ${moment}`,
    where(condition),
    ms(emptyMs),
    `${ms(now.ms)} (${ms(now.least)}–${ms(now.most)})`,
    now.ratio.toFixed(2),
    now.requests,
    kB(now.bytes),
    ms(now.longTasks),
    ...(beside ? [`${ms(beside.ms)} (${ms(beside.least)}–${ms(beside.most)})`, beside.ratio.toFixed(2), nowToBeside.toFixed(2)] : []),
  ]);
  const all = [compared ? [...head, 'beside, ms', 'beside × empty', 'now / beside'] : head, ...rows].map((row) => row.map(String));
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(all[0]), line(widths.map((width) => '-'.repeat(width))), ...all.slice(1).map(line)].join('\n');
}

/** What each page waited for: groups of requests with their start and end times. */
export function chains(summaries) {
  const shown = ({ ms: ready, chain }) =>
    [
      ...chain.map(({ name, start, end, bytes }) => `${name} ${start}–${end}${bytes > 100_000 ? ` (${kB(bytes)} kB)` : ''}`),
      `ready ${ms(ready)}`,
    ].join(' › ');
  return summaries
    .flatMap(({ page, moment, now, beside, ...condition }) => [
      `${page}: ${moment}, ${where(condition)}`,
      `  now     ${shown(now)}`,
      ...(beside ? [`  beside  ${shown(beside)}`] : []),
    ])
    .join('\n');
}
