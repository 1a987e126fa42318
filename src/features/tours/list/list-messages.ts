import { plural } from '@/domain/plural';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { countriesOfTours } from '@/domain/tours/tour-sections';

export function summaryOf(tours: readonly ListedTour[]): string {
  const countries = countriesOfTours(tours).length;
  const tourCount = plural(tours.length, { one: '# tour', other: '# tours' });
  return countries > 0 ? `${tourCount} in ${plural(countries, { one: '# country', other: '# countries' })}` : tourCount;
}

export function resultMessage(sections: readonly { items: readonly ListedTour[] }[]): string {
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  return count > 0 ? `${plural(count, { one: '# tour', other: '# tours' })} found` : 'No tours found';
}

export function noMatchMessage(q: string, isFiltered: boolean): string {
  const query = q.trim();
  if (query === '') return 'No tours pass this filter.';
  return isFiltered ? `No tours that pass this filter match “${query}”.` : `No tours match “${query}”.`;
}
