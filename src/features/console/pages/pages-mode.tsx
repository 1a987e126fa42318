import { useSearchParams } from 'react-router-dom';
import { leaveGuarded } from '@/ui/history-guard';
import { Segmented } from '@/ui/segmented';
import { ConsoleFrame } from '../console-frame';
import { PageEditor } from './page-editor';

const pages = [
  { value: 'terms', label: 'Terms' },
  { value: 'privacy', label: 'Privacy' },
  { value: 'news', label: 'News' },
] as const;

/** The text pages of the installation. @see ADMIN-037 ADMIN-040 */
export function PagesMode() {
  const [parameters, setParameters] = useSearchParams();
  const { value: id, label } = pages.find(({ value }) => value === parameters.get('page')) ?? pages[0];
  return (
    <ConsoleFrame mode="pages" description="Texts that everybody can read.">
      <div className="mb-6">
        <Segmented
          label="Page"
          value={id}
          segments={pages}
          onChange={(page) => leaveGuarded(() => setParameters({ page }, { replace: true }))}
        />
      </div>
      <PageEditor key={id} id={id} name={label} />
    </ConsoleFrame>
  );
}
