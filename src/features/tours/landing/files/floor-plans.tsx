import { useState } from 'react';
import type { FloorPlan } from '@/domain/attachments';
import { fileKind } from '@/domain/files/file-types';
import { shownFileName } from '@/domain/files/names';
import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import { LateOver } from '@/ui/late-over';
import { LatePart } from '@/ui/late-part';
import { Picture } from '@/ui/picture';
import { ownAddress } from '@/widgets/file-preview/own-address';
import { planFloor } from './list-names';

const imageViewer = () => import('@/widgets/image-viewer/image-viewer').then((it) => it.ImageViewer);

type Props = { tour: Tour; organization: Organization | null };

/** The floor plans that are pictures, to be looked at closer. Others are among the files. @see PLAYER-004 */
export function FloorPlans({ tour, organization }: Props) {
  const [opened, setOpened] = useState<FloorPlan | null>(null);
  const address = opened && ownAddress(opened.url);
  const close = () => setOpened(null);
  const plans = tour.floorplans.filter(isShown);
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="floor-plans">
      <h2 id="floor-plans" className="mb-3 font-semibold text-ink text-lg tracking-tight">
        Floor plans
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4">
        {plans.map((plan, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan may be there twice
          <li key={`${index} ${plan.url}`}>
            <button
              type="button"
              onClick={() => setOpened(plan)}
              className="group block w-full cursor-zoom-in overflow-hidden rounded-xl border border-line bg-surface text-left shadow-card transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-lifted"
            >
              <Picture
                src={ownAddress(plan.url) ?? ''}
                alt=""
                loading="lazy"
                referrerPolicy="no-referrer"
                className="aspect-4/3 w-full border-line border-b bg-white object-contain p-2"
                otherwise={
                  <span className="grid aspect-4/3 w-full place-items-center border-line border-b px-4 text-ink-soft text-sm">
                    The image could not be loaded.
                  </span>
                }
              />
              <span className="block truncate px-3 pt-2 font-medium text-ink text-sm">
                <span className="sr-only">Look at</span> {planFloor(tour, plan) || 'Floor plan'}
              </span>{' '}
              <span className="block truncate px-3 pb-2.5 text-ink-soft text-xs">{titleOf(plan)}</span>
            </button>
          </li>
        ))}
      </ul>
      {opened && address && (
        <LateOver onClose={close}>
          <LatePart
            load={imageViewer}
            given={{ name: titleOf(opened), address, markers: [], icons: organization?.iconDescription ?? [], onClose: close }}
          />
        </LateOver>
      )}
    </section>
  );
}

const isShown = ({ contentType, url }: FloorPlan): boolean => fileKind(contentType) === 'image' && ownAddress(url) !== null;
const titleOf = ({ name }: FloorPlan): string => shownFileName(name) || 'Floor plan';
