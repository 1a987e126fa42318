import type { BlockOf } from '@/domain/content/content-blocks';
import { fileBlocks } from '@/domain/content/file-changes';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { AddBlock } from '../content/add-block';
import { BlockList } from '../content/block-list';
import { FileBlockItems } from '../files/file-block-items';
import { useEditingState } from '../session/editing-context';

/** The files of a point of interest, block by block. @see EDIT-006 EDIT-042 */
export function FilesTab({ poi }: { poi: PoiId }) {
  const content = useEditingState((state) => findPoi(state.edited.folders, poi)?.content);
  const blocks = fileBlocks(content ?? []);
  if (blocks.length === 0) {
    return (
      <div className="flex flex-col gap-3">
        <p className="text-pretty text-ink-soft text-sm">
          Plans, images, documents and videos of this point of interest. Files you upload here are also available in the file manager.
        </p>
        <div className="overflow-clip rounded-xl border border-line border-dashed bg-sunken">
          <FileBlockItems poi={poi} block={null} />
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <BlockList poi={poi} blocks={blocks} kind="file" renderBlock={inside} />
      <AddBlock poi={poi} types={['file']} />
    </div>
  );
}

const inside = (poi: PoiId, block: BlockOf<'file'>) => <FileBlockItems poi={poi} block={block} />;
