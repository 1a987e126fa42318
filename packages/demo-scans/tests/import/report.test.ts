import { expect, it } from 'vitest';
import { duration, printedReport } from '../../scan-import/report';

it('prints each step once, and every ten seconds how much is done and left', () => {
  const lines: string[] = [];
  let time = 0;
  const report = printedReport(
    (line) => lines.push(line),
    () => time,
  );

  report('Reading the file');
  for (const [after, part] of [
    [0, 0],
    [5, 0.05],
    [12, 0.1],
    [15, 0.12],
    [120, 0.5],
  ] as const) {
    time = after * 1000;
    report('Looking for floors', part);
  }
  report('Writing the mesh');

  expect(lines).toEqual([
    'Reading the file',
    'Looking for floors',
    '  10 %, about 2 minutes left',
    '  50 %, about 2 minutes left',
    'Writing the mesh',
  ]);
  expect([10_000, 49_000, 60_000, 200_000].map(duration)).toEqual([
    'less than a minute',
    'less than a minute',
    'about 1 minute',
    'about 3 minutes',
  ]);
});
