import { useState } from 'react';
import type { FloorPlan } from '@/domain/attachments';
import { isShownAsImage } from '@/domain/files/file-types';
import { originalFileName } from '@/domain/files/names';
import type { Organization } from '@/domain/organizations/organization';
import { floorName } from '@/domain/tours/floors';
import type { Tour } from '@/domain/tours/tour';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { useTexts } from '@/ui/use-texts';
import { ownUrl } from '@/widgets/file-preview/own-url';
import { tourFilesTexts } from './texts';

const imageGallery = () => import('@/widgets/file-preview/image-gallery').then((it) => it.ImageGallery);

type Props = { tour: Tour; organization: Organization | null };

/** The floor plans that are images, which open in a viewer. Others are listed with the files. @see PLAYER-004 */
export function FloorPlans({ tour, organization }: Props) {
  const t = useTexts(tourFilesTexts);
  const [opened, setOpened] = useState<FloorPlan | null>(null);
  const imageUrl = opened && ownUrl(opened.url);
  const close = () => setOpened(null);
  const plans = tour.floorplans.filter(isImagePlan);
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="floor-plans">
      <h2 id="floor-plans" className="mb-5 font-semibold text-2xl text-ink tracking-tight">
        {t.floorPlans}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4">
        {plans.map((plan, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same plan can be listed twice
          <li key={`${index} ${plan.url}`}>
            <button
              type="button"
              onClick={() => setOpened(plan)}
              className="group block w-full cursor-zoom-in overflow-hidden rounded-xl border border-line bg-surface text-start shadow-card transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-lifted"
            >
              <ImageWithFallback
                src={ownUrl(plan.url) ?? ''}
                alt={plan.alt ?? ''}
                loading="lazy"
                referrerPolicy="no-referrer"
                className="aspect-4/3 w-full border-line border-b bg-white object-contain p-2"
                fallback={
                  <span className="grid aspect-4/3 w-full place-items-center border-line border-b px-4 text-ink-soft text-sm">
                    {t.noImage}
                  </span>
                }
              />
              <span className="block truncate px-3 pt-2 font-medium text-ink text-sm">
                <span className="sr-only">{t.view({ file: planFloor(tour, plan) || t.floorPlan })}</span>
                <bdi aria-hidden>{planFloor(tour, plan) || t.floorPlan}</bdi>
              </span>{' '}
              <span className="block truncate px-3 pb-2.5 text-ink-soft text-xs">
                <bdi>{originalFileName(plan.name) || t.floorPlan}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened && imageUrl && (
        <LazyOverlay onClose={close}>
          <LazyComponent
            load={imageGallery}
            props={{ file: opened, address: imageUrl, files: plans, icons: organization?.iconDescription ?? [], onClose: close }}
          />
        </LazyOverlay>
      )}
    </section>
  );
}

const isImagePlan = ({ contentType, url }: FloorPlan): boolean => isShownAsImage(contentType) && ownUrl(url) !== null;

/** The tour's name for the floor of a plan; "" if it has none. @see TOUR-065 */
export function planFloor({ floors }: Pick<Tour, 'floors'>, { floor }: Pick<FloorPlan, 'floor'>): string {
  const number = Number(floor);
  return floor !== '' && Number.isInteger(number) && number > 0 ? floorName(floors, number - 1) : '';
}
