import type { ListedTour } from '@/domain/tours/listed-tour';
import { countriesOfTours } from '@/domain/tours/tour-sections';

// created once: `toLocaleString` creates a formatter on each call, which takes longer than the search
const formatNumber = new Intl.NumberFormat('en').format;
const formatCount = (count: number, singular: string, plural: string) => `${formatNumber(count)} ${count === 1 ? singular : plural}`;

export function summaryOf(tours: readonly ListedTour[]): string {
  const countries = countriesOfTours(tours).length;
  const tourCount = formatCount(tours.length, 'tour', 'tours');
  return countries > 0 ? `${tourCount} in ${formatCount(countries, 'country', 'countries')}` : tourCount;
}

export function resultMessage(sections: readonly { items: readonly ListedTour[] }[]): string {
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  return count > 0 ? `${formatCount(count, 'tour', 'tours')} found` : 'No tours found';
}

export function noMatchMessage(q: string, isFiltered: boolean): string {
  const query = q.trim();
  if (query === '') return 'No tours of the selected types.';
  return isFiltered ? `No tours of the selected types match “${query}”.` : `No tours match “${query}”.`;
}
