import { errorMessage } from '@/domain/app-error';
import { tourTitle } from '@/domain/tours/tour-title';

export type Outcome<Tour> = { done: Tour[]; problem: string | null };

/** Does something with each tour, and says which it failed for, and why. @param what what should have been done, such as "restored" */
export async function runForEach<Tour extends { name: string }>(
  tours: readonly Tour[],
  run: (tour: Tour) => Promise<void>,
  what: string,
): Promise<Outcome<Tour>> {
  const done: Tour[] = [];
  const failed: { tour: Tour; reason: unknown }[] = [];
  for (const tour of tours) {
    try {
      await run(tour);
      done.push(tour);
    } catch (reason) {
      failed.push({ tour, reason });
    }
  }
  const [first] = failed;
  if (!first) return { done, problem: null };
  const which =
    failed.length === 1 ? `“${tourTitle(first.tour)}” wasn’t ${what}` : `${failed.length} of ${tours.length} tours weren’t ${what}`;
  return { done, problem: `${which}. ${errorMessage(first.reason)}` };
}
