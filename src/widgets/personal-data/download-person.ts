import { exportPerson } from '@/backend/people/personal-data';
import { archiveFiles, archiveName } from '@/domain/personal-data/archive';
import { loadModule } from '@/loading/load-code';
import { download } from '@/ui/download';

const clientZip = () => import('client-zip');

/** Downloads somebody's data as an archive. @param address "" for oneself @throws AppError */
export async function downloadPerson(address: string): Promise<void> {
  const [data, { downloadZip }] = await Promise.all([exportPerson(address), loadModule(clientZip)]);
  download(archiveName(data), await downloadZip(archiveFiles(data)).blob());
}
