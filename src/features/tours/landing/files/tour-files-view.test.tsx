import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { tourFrom } from '@/domain/tours/tour';
import { renderPage } from '../../testing/render-page';
import { TourFilesView } from './tour-files-list';

afterEach(cleanup);

const aView = (stored: Record<string, unknown>) =>
  renderPage(
    { at: '/here', currentUser: null },
    '/here',
    <TourFilesView tour={tourFrom('hall', { name: 'City Hall', organization: 'Acme', ...stored })} />,
  );
const items = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');

describe('TourFilesView', () => {
  it('lists floor plans, documents and files with their links [PLAYER-077]', () => {
    aView({
      floors: ['Cellar'],
      floorplans: [{ name: 'u__plan.dwg', url: 'https://example.com/plan.dwg', contentType: 'image/vnd.dwg', floor: '1', progress: 100 }],
      documents: [
        { name: 'u__Exits.docx', url: 'https://example.com/e', contentType: 'application/msword', documentType: 'Fire', progress: 100 },
      ],
      files: [
        { name: 'one', url: 'https://example.com/1', progress: 100 },
        { name: 'two', url: '', progress: 0 },
      ],
    });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Files of City Hall');
    const [plan] = items('Floor plans 1');
    expect(within(plan as HTMLElement).getByText('Cellar')).toBeDefined();
    expect(
      within(plan as HTMLElement)
        .getByRole('link', { name: 'Open plan.dwg at example.com (opens in a new window)' })
        .getAttribute('href'),
    ).toBe('https://example.com/plan.dwg');
    expect(within(items('Documents 1')[0] as HTMLElement).getByText('Fire')).toBeDefined();
    expect(items('Files 2')).toHaveLength(2);
    expect(within(items('Files 2')[1] as HTMLElement).getByText('Not available')).toBeDefined();
  });

  it('never links a script URL', () => {
    aView({ files: [{ name: 'bad', url: 'javascript:alert(1)', contentType: 'text/html', progress: 100 }] });

    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /View/ })).toBeNull();
  });

  it('shows that there are no files', () => {
    aView({});

    expect(screen.getByRole('heading', { name: 'No files yet' })).toBeDefined();
  });
});
